/// A value that is handed down the tree of views.
public nonisolated protocol EnvironmentKey {
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Value { get }
}
