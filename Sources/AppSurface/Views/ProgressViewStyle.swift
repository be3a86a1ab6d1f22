/// The looks of a progress view.
public nonisolated enum ProgressViewStyle: String, Hashable, Sendable, CaseIterable {
  /// A bar where the part done is known, else dots.
  case automatic
  /// A bar.
  case linear
  /// A ring of dots, as many of them full as is done.
  case circular
}

private nonisolated enum ProgressViewStyleKey: EnvironmentKey {
  static let defaultValue = ProgressViewStyle.automatic
}

nonisolated extension EnvironmentValues {
  /// The looks of progress views.
  var progressViewStyle: ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives progress views inside a look.
  public consuming func progressViewStyle(_ style: ProgressViewStyle) -> some View {
    Modified(base: self, change: { $0.progressViewStyle = style })
  }
}
