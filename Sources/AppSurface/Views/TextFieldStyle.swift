/// The looks of a field for text.
public nonisolated enum TextFieldStyle: Hashable, Sendable, CaseIterable {
  /// On a ground of its own, but in a row of a list.
  case automatic
  /// Nothing but the text.
  case plain
  /// On a ground of its own with rounded corners.
  case roundedBorder
}

private nonisolated enum TextFieldStyleKey: EnvironmentKey {
  static let defaultValue = TextFieldStyle.automatic
}

nonisolated extension EnvironmentValues {
  /// The looks of text fields.
  var textFieldStyle: TextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives text fields inside a look.
  public consuming func textFieldStyle(_ style: TextFieldStyle) -> some View {
    Modified(base: self, change: { $0.textFieldStyle = style })
  }
}
