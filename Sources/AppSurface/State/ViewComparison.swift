/// Whether two values of a view type can be told to be the same without evaluating them.
enum ViewComparison {
  /// They cannot: the view holds closures, objects or connected properties.
  case never
  /// The view is plain memory, such as a number or a colour.
  case bitwise
  /// The view says itself when it is equal and has no connected properties.
  case equatable

  /// What a type is never changes, so this table is a cache and holds no state of an app.
  @exclusivity(unchecked) private static var known: [ObjectIdentifier: ViewComparison] = [:]

  /// The way in which the values of a view's type are compared.
  static func of<Content: View>(_ type: Content.Type) -> ViewComparison {
    let id = ObjectIdentifier(type)
    if let known = known[id] { return known }
    let comparison: ViewComparison
    if _isPOD(type) {
      comparison = .bitwise
    } else if type is any Equatable.Type, !DynamicProperties.isConnected(type) {
      comparison = .equatable
    } else {
      comparison = .never
    }
    known[id] = comparison
    return comparison
  }

  /// Whether a view is known to be the same as one before.
  func isSame<Content: View>(_ old: (any View)?, _ new: Content) -> Bool {
    guard self != .never, let old = old as? Content else { return false }
    guard self == .bitwise else { return isEqual(old, new) }
    return withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: new) { old.elementsEqual($0) }
    }
  }
}
