/// The looks of a picker.
public nonisolated enum PickerStyle: Hashable, Sendable {
  /// The choice stands at the end of the line; a press shows the others.
  case menu
  /// All choices side by side.
  case segmented
  /// All choices beneath one another, the current one marked.
  case inline
}

private nonisolated enum PickerStyleKey: EnvironmentKey {
  static let defaultValue = PickerStyle.menu
}

nonisolated extension EnvironmentValues {
  /// The looks of pickers.
  var pickerStyle: PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives pickers inside a look.
  public func pickerStyle(_ style: PickerStyle) -> some View { environment(\.pickerStyle, style) }
}
