/// One of two views, as `if` and `else` give them; each has an identity of its own.
public enum ConditionalContent<First: View, Second: View>: PrimitiveView {
  /// The branch of `if`.
  case first(First)
  /// The branch of `else`.
  case second(Second)

  /// It takes over values alone.
  public static var _readsObjects: Bool { false }

  /// It only stands for one of its views.
  public static var _isStructure: Bool { true }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    switch self {
    case .first(let view): context.add(view, key: .index(0))
    case .second(let view): context.add(view, key: .index(1))
    }
  }

  /// Adds the items that the view stands for.
  public func _collect(into items: inout ItemCollector) {
    switch self {
    case .first(let view): items.scoped(.index(0)) { view._collect(into: &$0) }
    case .second(let view): items.scoped(.index(1)) { view._collect(into: &$0) }
    }
  }
}
