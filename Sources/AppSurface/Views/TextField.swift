/// A field for a line of text, or with a vertical axis for a few.
public struct TextField: View {
  private let title: String
  private let text: Binding<String>
  private let axis: Axis

  /// A field that shows `title` while it is empty.
  public init(_ title: String, text: Binding<String>, axis: Axis = .horizontal) {
    self.title = title
    self.text = text
    self.axis = axis
  }

  /// The field.
  public var body: some View {
    TextInput(kind: .plain, prompt: title, text: text, isMultiline: axis == .vertical)
  }
}
