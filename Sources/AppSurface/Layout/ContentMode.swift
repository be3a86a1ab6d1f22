/// How content of a fixed ratio takes a room of another.
public nonisolated enum ContentMode: Hashable, Sendable {
  /// All of it is seen.
  case fit
  /// All of the room is covered.
  case fill
}
