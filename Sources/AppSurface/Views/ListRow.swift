/// A row as its list gives it to the tree.
struct ListRow: PrimitiveView {
  /// Makes the content anew, so that the row itself is told when an object it reads changes.
  let content: () -> any View
  let style: ListStyle
  let isFirst: Bool
  let isLast: Bool
  let traits: ItemTraits

  func _evaluate(_ context: inout ViewContext) {
    let environment = context.environment
    context.element(RowElement()) { element in
      element.style = style
      element.insets = traits.rowInsets ?? RowElement.usualInsets
      element.leastHeight = traits.rowHeight ?? environment.defaultMinListRowHeight
      element.hasSeparator = traits.hasRowSeparator ?? true
      element.isFirst = isFirst
      element.isLast = isLast
    }
    context.environment.isInRow = true
    context.add(content())
  }
}

nonisolated extension EnvironmentValues {
  /// Whether the view stands in a row of a list.
  var isInRow: Bool {
    get { style.isInRow }
    set { style.isInRow = newValue }
  }
}
