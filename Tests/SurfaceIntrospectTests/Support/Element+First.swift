import AppSurface

extension Element {
  /// The first element of a class, in tree order.
  func first<E: Element>(of type: E.Type) -> E? {
    (self as? E) ?? children.lazy.compactMap { $0.first(of: type) }.first
  }
}
