private nonisolated enum ListRowHeightKey: EnvironmentKey {
  static let defaultValue = 44.0
}

nonisolated extension EnvironmentValues {
  /// The least height of rows in lists, in points.
  public var defaultMinListRowHeight: Double {
    get { self[ListRowHeightKey.self] }
    set { self[ListRowHeightKey.self] = newValue.isFinite ? max(0, newValue) : 44 }
  }
}

extension View {
  /// The room around the view in its row of a list, in points; nil is the list's own.
  public consuming func listRowInsets(_ insets: DirectionalEdgeInsets?) -> some View {
    Modified(base: self, traits: { $0.rowInsets = insets })
  }

  /// The least height of the view's own row in a list, in points; nil is the list's own.
  public consuming func listRowMinHeight(_ height: Double?) -> some View {
    Modified(base: self, traits: { $0.rowHeight = height.map { $0.isFinite ? max(0, $0) : 0 } })
  }

  /// Whether a line stands between the view's row and the next one in a list.
  public consuming func listRowSeparator(_ visibility: Visibility) -> some View {
    Modified(
      base: self,
      traits: { $0.hasRowSeparator = visibility == .automatic ? nil : visibility == .visible })
  }
}
