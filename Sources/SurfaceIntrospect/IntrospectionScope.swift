/// Where an introspection looks, seen from the view that bears it.
public nonisolated struct IntrospectionScope: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// A scope from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The view itself and what lies inside: the first in tree order is found. Asking from inside the
  /// element one wants has no effect.
  public static let receiver = IntrospectionScope(rawValue: 1 << 0)

  /// What lies around the view: the nearest is found.
  ///
  /// Together with ``receiver`` the receiver is tried first.
  public static let ancestor = IntrospectionScope(rawValue: 1 << 1)

  /// The options as one writes them in code.
  var names: [String] {
    [(IntrospectionScope.receiver, "receiver"), (.ancestor, "ancestor")]
      .filter { contains($0.0) }.map(\.1)
  }
}
