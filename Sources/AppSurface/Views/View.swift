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

  /// Adds the view to a list of rows, tabs or options. Only views that stand for several do more
  /// than add themselves.
  func _collect(into items: inout ItemCollector)
}

extension View {
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
