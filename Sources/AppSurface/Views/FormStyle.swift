/// The looks of a form.
public nonisolated enum FormStyle: String, Hashable, Sendable, CaseIterable {
  /// Groups in cards.
  case automatic
  /// Groups in cards.
  case grouped
  /// Lines from side to side.
  case columns

  var listStyle: ListStyle { self == .columns ? .plain : .insetGrouped }
}

private nonisolated enum FormStyleKey: EnvironmentKey {
  static let defaultValue = FormStyle.automatic
}

nonisolated extension EnvironmentValues {
  /// The looks of forms.
  var formStyle: FormStyle {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives forms inside a look.
  public consuming func formStyle(_ style: FormStyle) -> some View {
    Modified(base: self, change: { $0.formStyle = style })
  }
}
