/// The looks of a list.
public nonisolated enum ListStyle: Hashable, Sendable {
  /// From side to side.
  case plain
  /// In cards on a grey ground.
  case insetGrouped
}

private nonisolated enum ListStyleKey: EnvironmentKey {
  static let defaultValue = ListStyle.plain
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
  public func listStyle(_ style: ListStyle) -> some View { environment(\.listStyle, style) }
}
