private nonisolated enum SubmitKey: EnvironmentKey {
  static let defaultValue: (@MainActor () -> Void)? = nil
}

nonisolated extension EnvironmentValues {
  var submitAction: (@MainActor () -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

extension View {
  /// Performs an action when Return is pressed in a field of one line.
  public consuming func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    Modified(base: self, change: { $0.submitAction = action })
  }
}
