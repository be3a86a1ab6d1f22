#if DEBUG_TOOLS
  internal import AppSurface

  /// Recognises three fingers that are held still.
  nonisolated struct TouchHoldRecognizer: Hashable, Sendable {
    /// What a touch brought.
    enum Verdict: Hashable, Sendable {
      case none
      /// The touch belongs to a hold that has fired.
      case taken
      case held
      case missed(TriggerAttempt.Result)
    }

    /// How many fingers.
    static let fingers = 3
    /// How long they are held.
    static let duration = Duration.milliseconds(500)
    /// How far each may move meanwhile, in points.
    static let slack = 20.0

    /// The finger that is the pointer.
    private static let pointer = Int64.min

    private struct Finger: Hashable {
      var id: Int64
      var start: Point
    }

    private var touching: [Finger] = []
    private var began: Duration?
    private var hasFired = false

    init() { touching.reserveCapacity(10) }

    /// Whether a hold is under way, or fingers that fired still touch.
    var isBusy: Bool { began != nil || hasFired }

    /// When the hold is long enough, if nothing happens until then.
    var deadline: Duration? { began.map { $0 + Self.duration } }

    mutating func handle(_ pointer: PointerEvent, at time: Duration) -> Verdict {
      guard pointer.isTouch else { return .none }
      switch pointer.phase {
      case .down: return down(Self.pointer, pointer.position, time)
      case .moved: return moved(Self.pointer, pointer.position)
      case .up, .cancelled: return up(Self.pointer, time)
      }
    }

    mutating func handle(_ touch: TouchEvent, at time: Duration) -> Verdict {
      switch touch.phase {
      case .down: return down(touch.finger, touch.position, time)
      case .moved: return moved(touch.finger, touch.position)
      case .up: return up(touch.finger, time)
      }
    }

    /// Lets time pass.
    mutating func advance(to time: Duration) -> Verdict {
      guard let deadline, time >= deadline else { return .none }
      began = nil
      hasFired = true
      return .held
    }

    /// Forgets which fingers touch.
    mutating func forget() {
      touching.removeAll(keepingCapacity: true)
      began = nil
      hasFired = false
    }

    /// Gives up a hold that has just fired: what follows is the app's.
    mutating func letGo() { hasFired = false }

    private mutating func down(_ id: Int64, _ place: Point, _ time: Duration) -> Verdict {
      touching.removeAll { $0.id == id }
      touching.append(Finger(id: id, start: place))
      if hasFired { return .taken }
      if touching.count == Self.fingers { began = time }
      guard touching.count > Self.fingers, began != nil else { return .none }
      began = nil
      return .missed(.tooManyFingers)
    }

    private mutating func moved(_ id: Int64, _ place: Point) -> Verdict {
      if hasFired { return .taken }
      guard began != nil, let finger = touching.first(where: { $0.id == id }) else { return .none }
      let way = place - finger.start
      let length = (way.x * way.x + way.y * way.y).squareRoot()
      guard length > Self.slack else { return .none }
      began = nil
      return .missed(.fingerMoved(length))
    }

    private mutating func up(_ id: Int64, _ time: Duration) -> Verdict {
      touching.removeAll { $0.id == id }
      if hasFired {
        if touching.isEmpty { hasFired = false }
        return .taken
      }
      guard let began else { return .none }
      self.began = nil
      return .missed(.liftedEarly(time - began, of: Self.duration))
    }
  }
#endif
