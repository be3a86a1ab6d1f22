/// How far a change is from what the outside asked for.
///
/// What an element follower changes when it is told leads to evaluations, which tell followers again.
/// Each change bears the number of followers that stand between it and the outside, through layout,
/// observation and other surfaces that show the same state, so that a follower which changes something
/// whenever it is told comes to rest. As a task local it also follows into tasks that a follower starts.
nonisolated enum ChangeDepth {
  @TaskLocal static var current = 0

  /// Makes changes at a depth.
  @MainActor static func at(_ depth: Int, _ body: () -> Void) {
    guard depth != current else { return body() }
    $current.withValue(depth) { body() }
  }
}
