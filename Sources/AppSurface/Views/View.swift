/// A description of a part of a screen: a cheap value that the kit evaluates to elements.
///
/// Give a view a `body` made of other views. The kit keeps the elements; view values come and go.
@MainActor
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View
  /// What the view is made of.
  @ViewBuilder var body: Body { get }

  /// Evaluates the view at its place in the tree. Only the kit's own views and those of extensions
  /// that bring an element implement it.
  func _evaluate(_ context: inout ViewContext)

  /// Whether evaluating the view runs code of the app, or reads what the app gave it by reference, so
  /// that it may read an observable object. What only takes over values says no and costs less.
  static var _readsObjects: Bool { get }

  /// Whether an evaluation that reads objects watches itself what it reads. Views with a body do: what
  /// they read is read by the body.
  static var _watchesItself: Bool { get }

  /// Whether the view does no more than stand for others, to which it hands an environment. It has no
  /// place of its own and is evaluated together with the view that holds it.
  static var _isStructure: Bool { get }

  /// Adds the view to a list of rows, tabs or options. Only views that stand for several do more
  /// than add themselves.
  func _collect(into items: inout ItemCollector)
}

extension View {
  /// Views may read objects unless they know better.
  public static var _readsObjects: Bool { true }

  /// Views with a body watch themselves.
  public static var _watchesItself: Bool { Body.self != Never.self }

  /// Views have a place of their own unless they say otherwise.
  public static var _isStructure: Bool { false }

  /// Connects the view's properties and evaluates its body.
  public func _evaluate(_ context: inout ViewContext) {
    let node = context.node
    context.add(node.tracking { DynamicProperties.with(self, connectedTo: node) { $0.body } })
  }

  /// Adds the view as one item.
  public func _collect(into items: inout ItemCollector) { items.add(self) }
}

extension Never: View {
  /// There is no such view.
  public var body: Never { preconditionFailure("Never has no body") }
}
