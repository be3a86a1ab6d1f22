/// The looks of a button.
public nonisolated enum ButtonStyle: Hashable, Sendable {
  /// Tinted text, or a row of a list.
  case automatic
  /// Nothing but its label.
  case plain
  /// On a grey ground.
  case bordered
  /// On a tinted ground.
  case borderedProminent
}

private nonisolated enum ButtonStyleKey: EnvironmentKey {
  static let defaultValue = ButtonStyle.automatic
}

nonisolated extension EnvironmentValues {
  /// The looks of buttons.
  var buttonStyle: ButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives buttons inside a look.
  public func buttonStyle(_ style: ButtonStyle) -> some View { environment(\.buttonStyle, style) }
}
