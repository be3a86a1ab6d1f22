/// A field for searching, with a button that empties it.
public struct SearchField: View {
  private let title: String
  private let text: Binding<String>

  /// A field that shows `title` while it is empty.
  public init(_ title: String = "Search", text: Binding<String>) {
    self.title = title
    self.text = text
  }

  /// The field.
  public var body: some View {
    TextInput(kind: .search, title: title, prompt: title, text: text, isMultiline: false)
  }
}
