/// A field whose characters are not shown.
public struct SecureField: View {
  private let title: String
  private let text: Binding<String>

  /// A field that shows `title` while it is empty.
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }

  /// The field.
  public var body: some View {
    TextInput(kind: .secure, title: title, prompt: title, text: text, isMultiline: false)
  }
}
