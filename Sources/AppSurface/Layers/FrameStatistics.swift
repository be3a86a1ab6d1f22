/// What a stack of layers knows of the frames that it gave.
nonisolated struct FrameStatistics: Sendable {
  /// When the turn that led to the next frame began.
  var turnStart = Duration.zero
  private var duration: Duration?
  private var commands: Int?
  private var times: [Duration] = []

  /// A frame was put together at a time.
  mutating func composed(_ composition: Composition, at time: Duration) {
    commands = composition.layers.reduce(0) { $0 + $1.drawList.commands.count }
    duration = time - turnStart
    dropOld(at: time)
    times.append(time)
    // A clock that stands still must not make this grow.
    if times.count > 1000 { times.removeFirst(500) }
  }

  /// The frame was shown at a time.
  mutating func presented(at time: Duration) { duration = time - turnStart }

  /// A fact about frames as people read it; nil for other facts and before the first frame.
  mutating func fact(_ fact: HostFact, at time: Duration) -> String? {
    switch fact {
    case .frameTime:
      return duration.map { duration in
        let hundredths = Int((duration / .microseconds(10)).rounded())
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) ms"
      }
    case .framesPerSecond:
      dropOld(at: time)
      return "\(times.count)"
    case .drawCommands: return commands.map { "\($0)" }
    default: return nil
    }
  }

  private mutating func dropOld(at time: Duration) {
    times.removeFirst(times.prefix { $0 <= time - .seconds(1) }.count)
  }
}
