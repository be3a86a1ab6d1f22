/// What became of an event.
public nonisolated enum EventAnswer: Hashable, Sendable {
  /// It was taken; nobody below sees it.
  case consumed
  /// It was not for the one asked.
  case passed
}
