#if DEBUG_TOOLS
  internal import AppSurface

  /// A drag of the menu where it is a sheet at the bottom: it follows the hand downwards, and where
  /// the hand lets go it closes or springs back.
  nonisolated struct SheetDrag: Hashable, Sendable {
    /// The sheet's height in points.
    let height: Double
    private let start: Double
    private var samples: [Sample]

    private struct Sample: Hashable {
      var y: Double
      var time: Duration
    }

    /// From how fast a hand that lets go flicks, in points a second.
    static let flick = 500.0
    /// How far back the speed of a hand is taken from.
    static let window = Duration.milliseconds(100)
    /// How long springing back takes.
    static let spring = Duration.milliseconds(220)

    /// A drag that begins at a y of the window.
    init(height: Double, at y: Double, time: Duration) {
      self.height = height
      start = y
      samples = [Sample(y: y, time: time)]
    }

    /// How far the sheet is below its place, in points; it never rises above it.
    var offset: Double { min(height, max(0, (samples.last?.y ?? start) - start)) }

    /// Takes in where the hand is.
    mutating func move(to y: Double, at time: Duration) {
      samples.append(Sample(y: y, time: time))
      while samples.count > 2, time - samples[0].time > Self.window { samples.removeFirst() }
    }

    /// Whether the sheet closes where the hand lets go: past half of it, or flicked downwards.
    func closes(at time: Duration) -> Bool {
      if offset > height / 2 { return true }
      // A hand that rested before it let go does not flick.
      guard let first = samples.first, let last = samples.last, offset > 8,
        time - last.time <= Self.window, last.time > first.time
      else { return false }
      return (last.y - first.y) / ((last.time - first.time) / .seconds(1)) > Self.flick
    }

    /// Where a sheet is that springs back from an offset, so long after it was let go.
    static func springing(from offset: Double, after time: Duration) -> Double {
      let left = 1 - min(1, max(0, time / spring))
      return offset * left * left * left
    }
  }
#endif
