#if DEBUG_TOOLS
  public import AppSurface

  /// Tells from time-stamped samples of one accelerometer whether the device is being shaken.
  ///
  /// A shake is three strong samples of four within ``window``, compared exactly, with at least
  /// ``fewest`` of them over at least ``shortest``; so it does not matter how often the sensor
  /// measures. Adding a sample takes no memory.
  public nonisolated struct ShakeDetector: Hashable, Sendable {
    /// What a sample brought.
    public enum Verdict: Hashable, Sendable {
      /// Nothing to tell.
      case none
      /// The device is being shaken; the samples are forgotten.
      case shaken
      /// Strong samples came and went without a shake: at best so many of so many were strong.
      case tooFewStrong(Int, of: Int)
      /// It is shaken on, or again, so shortly after a shake that this is its rest.
      case resting
    }

    /// The time that is looked back on.
    public static let window = Duration.seconds(1)
    /// The least number of samples.
    public static let fewest = 4
    /// The least time between the first and the last of them.
    public static let shortest = Duration.milliseconds(500)
    /// The time after a shake in which there is no other.
    public static let rest = Duration.seconds(1)

    /// How hard the device must be shaken.
    public var level: ShakeLevel
    /// The acceleration of the last sample without gravity, in units of standard gravity.
    public private(set) var strength = 0.0
    /// When the last sample was taken.
    public private(set) var lastTime: Duration?

    private var history = SampleHistory()
    private var gravity = GravityFilter()
    private var restEnd: Duration?
    private var hasToldOfRest = false
    /// The largest share of strong samples since the first of them.
    private var best = Share()

    private struct Share: Hashable {
      var hits = 0
      var count = 1
    }

    /// A detector that has seen no sample.
    public init(level: ShakeLevel = .medium) { self.level = level }

    /// Takes the next sample; one that is older than the last is left out.
    public mutating func add(_ sample: MotionEvent, at time: Duration) -> Verdict {
      let elapsed = lastTime.map { time - $0 } ?? .zero
      guard elapsed >= .zero, sample.x.isFinite, sample.y.isFinite, sample.z.isFinite else {
        return .none
      }
      lastTime = time
      // What was before a long pause says nothing about gravity now.
      if elapsed > Self.window { gravity = GravityFilter() }
      strength = gravity.strength(of: sample, after: elapsed)
      let isStrong = strength > level.threshold
      if let restEnd {
        if time < restEnd { return rested(isStrong) }
        self.restEnd = nil
        hasToldOfRest = false
      }
      let had = history.hits
      history.append(time, isStrong: isStrong, window: Self.window)
      if isShake {
        forget()
        restEnd = time + Self.rest
        return .shaken
      }
      return ended(had)
    }

    /// Forgets every sample.
    public mutating func forget() {
      history.removeAll()
      best = Share()
    }

    private var isShake: Bool {
      history.count >= Self.fewest && history.hits * 4 >= history.count * 3
        && history.span >= Self.shortest
    }

    private mutating func rested(_ isStrong: Bool) -> Verdict {
      guard isStrong, !hasToldOfRest else { return .none }
      hasToldOfRest = true
      return .resting
    }

    /// Keeps the best share, and tells of it when the last strong sample is gone.
    private mutating func ended(_ had: Int) -> Verdict {
      if history.hits * best.count > best.hits * history.count, history.count >= Self.fewest {
        best = Share(hits: history.hits, count: history.count)
      }
      guard had > 0, history.hits == 0 else { return .none }
      let told = best
      best = Share()
      // A jolt is no attempt: a quarter must have been strong.
      return told.hits * 4 >= told.count ? .tooFewStrong(told.hits, of: told.count) : .none
    }
  }

  /// Follows gravity slowly, and gives what is left of a sample without it. At first it is the mean of
  /// what came, so that a sensor that begins with a jolt is soon right.
  nonisolated struct GravityFilter: Hashable, Sendable {
    /// How long gravity takes to be believed elsewhere.
    private static let delay = 1.0

    private var x = 0.0
    private var y = 0.0
    private var z = 0.0
    /// The seconds that were measured; nil before the first sample.
    private var age: Double?

    /// The length of a sample without gravity, in units of standard gravity.
    mutating func strength(of sample: MotionEvent, after elapsed: Duration) -> Double {
      let seconds = elapsed / .seconds(1)
      let part = age.map { seconds / (min($0, Self.delay) + 2 * seconds) } ?? 1
      age = (age ?? 0) + seconds
      guard part.isFinite else { return 0 }
      x += (sample.x - x) * part
      y += (sample.y - y) * part
      z += (sample.z - z) * part
      let (dx, dy, dz) = (sample.x - x, sample.y - y, sample.z - z)
      return (dx * dx + dy * dy + dz * dz).squareRoot()
    }
  }
#endif
