/// The text that a simple view shows, for controls that draw their choices themselves.
@MainActor
enum ViewText {
  static func text(of view: any View) -> String? {
    switch view {
    case let text as Text: text.string
    case let label as Label: label.string
    case let any as AnyView: ViewText.text(of: any.wrapped)
    case let modified as any ModifiedView: ViewText.text(of: modified.content)
    default: nil
    }
  }
}
