/// A field whose characters are not shown.
public struct SecureField: View {
  private let title: String
  private let text: Binding<String>
  private let prompt: Text?

  /// A field that shows `prompt` while it is empty, or `title` where there is none.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.title = String(title)
    self.text = text
    self.prompt = prompt
  }

  /// The field.
  public var body: some View {
    TextInput(
      kind: .secure, title: title, prompt: prompt?.string ?? title, text: text, isMultiline: false)
  }
}
