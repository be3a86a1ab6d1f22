import Observation

/// What the person is about to buy.
@Observable final class Cart {
  /// A product and how many of it.
  nonisolated struct Line: Identifiable, Hashable, Sendable {
    let product: Product
    var quantity: Int
    var id: String { product.id }
    var total: Int { product.price * quantity }
  }

  static let most = 20

  private(set) var lines: [Line] = []
  /// Whether an order has just been placed.
  var isOrdered = false

  var isEmpty: Bool { lines.isEmpty }
  var count: Int { lines.reduce(0) { $0 + $1.quantity } }
  var subtotal: Int { lines.reduce(0) { $0 + $1.total } }
  /// Shipping in cents: free from 100 on.
  var shipping: Int { isEmpty || subtotal >= 100_00 ? 0 : 6_50 }
  var total: Int { subtotal + shipping }

  func add(_ product: Product, quantity: Int = 1) {
    isOrdered = false
    setQuantity((line(of: product)?.quantity ?? 0) + quantity, of: product)
  }

  /// Sets how many of a product there are; none takes it out.
  func setQuantity(_ quantity: Int, of product: Product) {
    let quantity = min(Cart.most, max(0, quantity))
    guard let index = lines.firstIndex(where: { $0.product == product }) else {
      if quantity > 0 { lines.append(Line(product: product, quantity: quantity)) }
      return
    }
    if quantity == 0 { lines.remove(at: index) } else { lines[index].quantity = quantity }
  }

  func line(of product: Product) -> Line? { lines.first { $0.product == product } }

  /// Takes everything out.
  func removeAll() {
    lines = []
    isOrdered = false
  }

  /// Places the order.
  func order() {
    guard !isEmpty else { return }
    lines = []
    isOrdered = true
  }

  /// Puts in what shows the cart at its best.
  func fillWithSample(_ products: [Product]) {
    for (product, quantity) in zip(products, [2, 1, 1]) { add(product, quantity: quantity) }
  }
}

/// Prices as they are written.
nonisolated enum Price {
  static func text(_ cents: Int) -> String {
    let rest = cents % 100
    return "€\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
