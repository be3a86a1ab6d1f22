import AppSurface

/// What is about to be bought, over the whole surface.
struct CartView: View {
  @Environment(AppModel.self) private var model

  var body: some View {
    VStack(spacing: 0) {
      SheetBar(title: "Cart")
      Divider()
      if model.cart.isEmpty {
        EmptyCart(isOrdered: model.cart.isOrdered)
      } else {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(model.cart.lines) { line in
              CartRow(line: line)
              Divider()
            }
            CartTotals().padding(.top, 18)
          }
          .frame(maxWidth: 640)
          .padding(.horizontal, 20)
          .padding(.bottom, 24)
          .frame(maxWidth: .infinity)
        }
        CartFooter()
      }
    }
  }
}

struct CartRow: View {
  let line: Cart.Line
  @Environment(AppModel.self) private var model
  @Environment(\.textScale) private var textScale

  var body: some View {
    HStack(alignment: .top, spacing: 14) {
      if textScale < 1.8 {
        Image(model.artwork.small(line.product.shape)).resizable()
          .frame(width: 88, height: 66)
          .cornerRadius(10)
      }
      VStack(alignment: .leading, spacing: 8) {
        if textScale < 1.8 {
          HStack(alignment: .firstTextBaseline) {
            name
            Spacer(minLength: 8)
            price.layoutPriority(1)
          }
        } else {
          name
          price
        }
        CartQuantity(line: line)
      }
    }
    .padding(.vertical, 14)
  }

  private var name: some View {
    Text(line.product.name).font(.subheadline.weight(.semibold))
  }

  private var price: some View {
    Text(Price.text(line.total)).font(.subheadline.weight(.semibold))
  }
}

/// How many of a product; none takes it out of the cart.
struct CartQuantity: View {
  let line: Cart.Line
  @Environment(AppModel.self) private var model

  var body: some View {
    Stepper(
      label: { Text("\(line.quantity) ×").foregroundStyle(.secondary) },
      onIncrement: line.quantity < Cart.most ? { set(line.quantity + 1) } : nil,
      onDecrement: { set(line.quantity - 1) })
  }

  private func set(_ quantity: Int) { model.cart.setQuantity(quantity, of: line.product) }
}

struct CartTotals: View {
  @Environment(AppModel.self) private var model

  var body: some View {
    let cart = model.cart
    VStack(spacing: 10) {
      TotalLine(title: "Subtotal", text: Price.text(cart.subtotal))
      TotalLine(
        title: "Delivery", text: cart.shipping == 0 ? "Free" : Price.text(cart.shipping))
      TotalLine(title: "Total", text: Price.text(cart.total), isStrong: true)
    }
  }
}

struct TotalLine: View {
  let title: String
  let text: String
  var isStrong = false

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(title).foregroundStyle(isStrong ? .primary : .secondary)
      Spacer()
      Text(text)
    }
    .font(isStrong ? .headline : .subheadline)
  }
}

struct CartFooter: View {
  @Environment(AppModel.self) private var model

  var body: some View {
    VStack(spacing: 12) {
      Divider()
      WideButton(title: "Order for \(Price.text(model.cart.total))") { model.cart.order() }
        .frame(maxWidth: 640)
        .padding(.horizontal, 20)
    }
    .padding(.bottom, 12)
    .background(.bar)
  }
}

struct EmptyCart: View {
  let isOrdered: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 12) {
      Spacer()
      Image(systemName: isOrdered ? "checkmark.circle" : "cart").font(.system(size: 44))
        .foregroundStyle(isOrdered ? .tint : .tertiary)
      Text(isOrdered ? "Thank you" : "Your cart is empty").font(.title2)
      Text(
        isOrdered
          ? "It leaves on the nine-twenty tomorrow morning."
          : "What you add in the shop waits for you here."
      )
      .foregroundStyle(.secondary)
      Button("Back to the shop") { dismiss() }.buttonStyle(.bordered).padding(.top, 8)
      Spacer()
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 32)
    .frame(maxWidth: .infinity)
  }
}
