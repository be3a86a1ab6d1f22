/// A field for text of any length.
public struct TextEditor: View {
  private let text: Binding<String>

  /// An editor of a text.
  public init(text: Binding<String>) { self.text = text }

  /// The field.
  public var body: some View {
    TextInput(kind: .editor, title: "", prompt: "", text: text, isMultiline: true)
  }
}
