#if DEBUG_TOOLS
  package import AppSurface

  /// Samples of an accelerometer, read from a small text: a line `milliseconds x y z` for each, the
  /// accelerations in thousandths of standard gravity, gravity included. `#` begins a comment.
  package nonisolated struct MotionRecording: Hashable, Sendable {
    /// What was measured at a time after the beginning.
    package struct Sample: Hashable, Sendable {
      /// The time after the beginning.
      package var time: Duration
      /// What was measured, in units of standard gravity.
      package var motion: MotionEvent
    }

    /// A line that is no sample, for people.
    package struct Fault: Error, Hashable, CustomStringConvertible {
      /// The line, from 1.
      package var line: Int
      /// What is wrong with it.
      package var reason: String

      /// The line and what is wrong with it.
      package var description: String { "line \(line): \(reason)" }
    }

    /// The samples, in order of their times.
    package var samples: [Sample]

    /// A recording of samples that are at hand.
    package init(samples: [Sample]) { self.samples = samples }

    /// Reads a recording.
    package init(_ text: some StringProtocol) throws(Fault) {
      samples = []
      for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .enumerated()
      {
        let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
        guard !words.isEmpty else { continue }
        let numbers = words.compactMap { Int($0) }.filter { abs($0) <= Self.most }
        guard words.count == 4, numbers.count == 4 else {
          throw Fault(
            line: index + 1,
            reason: "a sample is four whole numbers: milliseconds, and x y z in thousandths of g")
        }
        let time = Duration.milliseconds(numbers[0])
        guard time >= samples.last?.time ?? .zero else {
          throw Fault(line: index + 1, reason: "its time lies before that of the sample above")
        }
        let g = numbers.dropFirst().map { Double($0) / 1000 }
        samples.append(Sample(time: time, motion: MotionEvent(x: g[0], y: g[1], z: g[2])))
      }
      guard !samples.isEmpty else { throw Fault(line: 1, reason: "there is no sample") }
    }

    /// The largest number of a line: a day, or a hundred thousand times gravity.
    private static let most = 100_000_000

    /// A hand that shakes on purpose: still at first, then thrown to and fro three times a second
    /// with two and a half times gravity, sampled a hundred times a second.
    package static var shaking: MotionRecording {
      MotionRecording(
        samples: (0..<150).map { index in
          let isStill = index < 30
          let isForth = (index / 15).isMultiple(of: 2)
          let x = isStill ? 0 : isForth ? 2.5 : -2.5
          return Sample(time: .milliseconds(index * 10), motion: MotionEvent(x: x, y: 0, z: 1))
        })
    }
  }
#endif
