/// A field whose characters are not shown.
public struct SecureField: View {
  private let title: String
  private let text: Binding<String>

  /// A field that shows `title` while it is empty.
  public init(_ title: String, text: Binding<String>) {
    self.title = title
    self.text = text
  }

  /// The field.
  public var body: some View {
    TextInput(kind: .secure, prompt: title, text: text, isMultiline: false)
  }
}
