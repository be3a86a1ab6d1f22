/// What a tab item shows: the text and symbol found in its view.
struct TabLabel {
  var title = ""
  var systemImage: String?

  @MainActor init?(_ view: any View) {
    collect(view)
    if title.isEmpty, systemImage == nil { return nil }
  }

  @MainActor private mutating func collect(_ view: any View) {
    switch view {
    case let any as AnyView: collect(any.wrapped)
    case let label as Label:
      title = label.string
      systemImage = label.symbolName
    case let text as Text: title = text.string
    case let image as Image: systemImage = image.symbolName
    default:
      var collector = ItemCollector()
      view._collect(into: &collector)
      let items = collector.items
      if items.count > 1 { for item in items { collect(item.view) } }
    }
  }
}
