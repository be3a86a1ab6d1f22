/// Whether two values of a view type can be told to be the same without evaluating them.
enum ViewComparison {
  /// They cannot: the view holds closures, objects or connected properties.
  case never
  /// The view is plain memory, such as a number or a colour.
  case bitwise
  /// The view says itself when it is equal and has no connected properties.
  case equatable

  /// What a type is never changes, so this table is a cache and holds no state of an app.
  private static var known: [ObjectIdentifier: ViewComparison] = [:]

  /// The way in which the values of a view's type are compared.
  static func of(_ view: any View) -> ViewComparison { find(view) }

  private static func find<V: View>(_ view: V) -> ViewComparison {
    let id = ObjectIdentifier(V.self)
    if let known = known[id] { return known }
    let comparison: ViewComparison
    if _isPOD(V.self) {
      comparison = .bitwise
    } else if view is any Equatable, !DynamicProperties.isConnected(V.self) {
      comparison = .equatable
    } else {
      comparison = .never
    }
    known[id] = comparison
    return comparison
  }

  /// Whether two views of one type are known to be the same.
  func isSame(_ left: any View, _ right: any View) -> Bool {
    switch self {
    case .never: false
    case .bitwise: ViewComparison.haveSameBytes(left, right)
    case .equatable: isEqual(left as Any, right as Any)
    }
  }

  private static func haveSameBytes<V: View>(_ left: V, _ right: any View) -> Bool {
    guard let right = right as? V else { return false }
    return withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { left.elementsEqual($0) }
    }
  }
}
