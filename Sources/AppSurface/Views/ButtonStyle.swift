/// The looks of a button.
public nonisolated enum ButtonStyle: Hashable, Sendable, CaseIterable {
  /// Tinted text, or a row of a list.
  case automatic
  /// Nothing but its label.
  case plain
  /// Tinted text, in a row of a list too.
  case borderless
  /// On a grey ground.
  case bordered
  /// On a tinted ground.
  case borderedProminent

  var hasGround: Bool { self == .bordered || self == .borderedProminent }
}

nonisolated extension EnvironmentValues {
  /// The looks of buttons.
  var buttonStyle: ButtonStyle {
    get { style.buttonStyle }
    set { style.buttonStyle = newValue }
  }
}

extension View {
  /// Gives buttons inside a look.
  public consuming func buttonStyle(_ style: ButtonStyle) -> some View {
    Modified(base: self, change: { $0.buttonStyle = style })
  }
}
