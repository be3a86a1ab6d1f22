/// How much an element wants a press.
public nonisolated enum PointerClaim: Hashable, Sendable {
  /// Not at all.
  case none
  /// Unless a scroll view around it takes the press as a drag.
  case tap
  /// Whatever it becomes.
  case exclusive
}
