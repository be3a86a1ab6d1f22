/// The looks of a list.
public nonisolated enum ListStyle: String, Hashable, Sendable, CaseIterable {
  /// From side to side.
  case automatic
  /// From side to side.
  case plain
  /// Rows that keep away from the sides.
  case inset
  /// Groups from side to side on a grey ground.
  case grouped
  /// Groups in cards on a grey ground.
  case insetGrouped
  /// Rows that keep away from the sides, without lines between them.
  case sidebar

  /// Whether sections are groups on a grey ground.
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }
  /// Whether rows keep away from the sides.
  var isInset: Bool { self == .inset || self == .insetGrouped || self == .sidebar }
  /// Whether lines stand between rows.
  var hasSeparators: Bool { self != .sidebar }
}

private nonisolated enum ListStyleKey: EnvironmentKey {
  static let defaultValue = ListStyle.automatic
}

nonisolated extension EnvironmentValues {
  /// The looks of lists.
  var listStyle: ListStyle {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives lists inside a look.
  public consuming func listStyle(_ style: ListStyle) -> some View {
    Modified(base: self, change: { $0.listStyle = style })
  }
}
