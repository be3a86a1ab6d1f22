/// The looks of a toggle.
public nonisolated enum ToggleStyle: String, Hashable, Sendable, CaseIterable {
  /// A switch.
  case automatic
  /// A switch at the end of the line.
  case `switch`
  /// A box to tick before the label.
  case checkbox
  /// A button that is tinted while it is on.
  case button
}

private nonisolated enum ToggleStyleKey: EnvironmentKey {
  static let defaultValue = ToggleStyle.automatic
}

nonisolated extension EnvironmentValues {
  /// The looks of toggles.
  var toggleStyle: ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives toggles inside a look.
  public consuming func toggleStyle(_ style: ToggleStyle) -> some View {
    Modified(base: self, change: { $0.toggleStyle = style })
  }
}
