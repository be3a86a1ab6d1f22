/// A view around one other view, for those who look through it.
@MainActor
protocol ModifiedView: View {
  /// The view inside.
  var content: any View { get }
  /// The same change made to another view.
  func applied(to content: AnyView) -> any View
  /// Whether the change is made to each item of a list, or once to the first of them.
  var isForEachItem: Bool { get }
  /// Whether the change is made to rows.
  var isForRows: Bool { get }
  /// Whether the change is made to the headings of sections too.
  var isForHeaders: Bool { get }
}

extension ModifiedView {
  var isForEachItem: Bool { true }
  var isForRows: Bool { true }
  var isForHeaders: Bool { false }

  /// Adds the items that the view stands for.
  public func _collect(into items: inout ItemCollector) { items.add(modified: self) }
}
