/// A field for a line of text, or with a vertical axis for a few.
public struct TextField: View {
  private let title: String
  private let text: Binding<String>
  private let axis: Axis
  private let prompt: Text?

  /// A field that shows `title` while it is empty.
  public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis = .horizontal) {
    self.title = String(title)
    prompt = nil
    self.text = text
    self.axis = axis
  }

  /// A field that shows `prompt` while it is empty, or `title` where there is none.
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal
  ) {
    self.title = String(title)
    self.text = text
    self.axis = axis
    self.prompt = prompt
  }

  /// The field.
  public var body: some View {
    TextInput(
      kind: .plain, title: title, prompt: prompt?.string ?? title, text: text,
      isMultiline: axis == .vertical)
  }
}
