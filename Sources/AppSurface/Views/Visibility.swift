/// Whether something shows.
public nonisolated enum Visibility: Hashable, Sendable, CaseIterable {
  /// As its surroundings have it.
  case automatic
  /// It shows.
  case visible
  /// It does not.
  case hidden
}
