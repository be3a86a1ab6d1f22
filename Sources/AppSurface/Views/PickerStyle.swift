/// The looks of a picker.
public nonisolated enum PickerStyle: String, Hashable, Sendable, CaseIterable {
  /// The choice stands at the end of the line; a press shows the others.
  case automatic
  /// The choice stands at the end of the line; a press shows the others.
  case menu
  /// All choices side by side.
  case segmented
  /// All choices side by side.
  case palette
  /// All choices beneath one another, the current one marked.
  case inline
  /// All choices beneath one another, each with a circle that is full where it is chosen.
  case radioGroup
  /// The choice stands at the end of the line; a press leads to a screen with the others.
  case navigationLink
  /// A wheel that is turned to the choice.
  case wheel
}

private nonisolated enum PickerStyleKey: EnvironmentKey {
  static let defaultValue = PickerStyle.automatic
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
  public consuming func pickerStyle(_ style: PickerStyle) -> some View {
    Modified(base: self, change: { $0.pickerStyle = style })
  }
}
