/// The looks of a label.
public nonisolated enum LabelStyle: Hashable, Sendable, CaseIterable {
  /// The symbol and the text.
  case automatic
  /// The symbol and the text.
  case titleAndIcon
  /// The text alone.
  case titleOnly
  /// The symbol alone; the text still names it.
  case iconOnly
}

private nonisolated enum LabelStyleKey: EnvironmentKey {
  static let defaultValue = LabelStyle.automatic
}

nonisolated extension EnvironmentValues {
  /// The looks of labels.
  var labelStyle: LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives labels inside a look.
  public consuming func labelStyle(_ style: LabelStyle) -> some View {
    Modified(base: self, change: { $0.labelStyle = style })
  }
}
