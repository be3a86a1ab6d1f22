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

  /// Adds the view to a list of rows, tabs or options. Only views that stand for several do more
  /// than add themselves.
  func _collect(into items: inout ItemCollector)
}

extension View {
  /// Views may read objects unless they know better.
  public static var _readsObjects: Bool { true }

  /// Connects the view's properties and evaluates its body.
  public func _evaluate(_ context: inout ViewContext) {
    var view = self
    DynamicProperties.connect(&view, to: context.node)
    let connected = view
    context.add(connected.body)
  }

  /// Adds the view as one item.
  public func _collect(into items: inout ItemCollector) { items.add(self) }
}

extension Never: View {
  /// There is no such view.
  public var body: Never { preconditionFailure("Never has no body") }
}
