private nonisolated enum LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

nonisolated extension EnvironmentValues {
  /// Whether controls leave their labels to those who cannot see them.
  var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of controls inside; they still name the controls.
  public consuming func labelsHidden() -> some View {
    Modified(base: self, change: { $0.labelsHidden = true })
  }
}

extension ViewContext {
  /// Adds the label of a control, or names the control by it where labels are hidden.
  mutating func add(label: some View, of control: Element?) {
    if environment.labelsHidden {
      control?.hiddenLabel = ViewText.text(of: label)
    } else {
      control?.hiddenLabel = nil
      add(label)
    }
  }
}
