#if DEBUG_TOOLS
  internal import AppSurface

  /// Recognises that the window was grabbed and shaken: it turned round often enough within a
  /// second, each time after a way that is worth the name.
  nonisolated struct WindowShakeRecognizer: Hashable, Sendable {
    /// What a move of the window brought.
    enum Verdict: Hashable, Sendable {
      case none
      case shaken
      case missed(TriggerAttempt.Result)
    }

    /// How often the direction must change.
    static let turns = 4
    /// Within which time.
    static let window = Duration.seconds(1)
    /// The least way between two changes, in points.
    static let way = 40.0
    /// A pause that ends an attempt, and the rest after a shake.
    static let pause = Duration.seconds(1)

    private var horizontal = AxisTurns()
    private var vertical = AxisTurns()
    private var lastMove: Duration?
    private var restEnd: Duration?
    /// Whether a press began in the app's content and goes on.
    private var isContentPressed = false
    private var hasToldOfDrag = false

    /// Sees the presses that the app's content gets.
    mutating func handle(_ pointer: PointerEvent) {
      switch pointer.phase {
      case .down: isContentPressed = true
      case .moved: isContentPressed = pointer.isPressed
      case .up, .cancelled: isContentPressed = false
      }
      if !isContentPressed { hasToldOfDrag = false }
    }

    /// Takes the window's next place on the desktop, in points.
    mutating func move(to place: Point, at time: Duration) -> Verdict {
      if isContentPressed {
        forget()
        if hasToldOfDrag { return .none }
        hasToldOfDrag = true
        return .missed(.contentDragged)
      }
      // The rest lasts as long as the window is moved on.
      if let restEnd, time < restEnd {
        self.restEnd = time + Self.pause
        return .none
      }
      restEnd = nil
      let ended = finish(at: time)
      lastMove = time
      horizontal.move(to: place.x, at: time)
      vertical.move(to: place.y, at: time)
      guard max(horizontal.count, vertical.count) >= Self.turns else { return ended }
      forget()
      restEnd = time + Self.pause
      return .shaken
    }

    /// What an attempt came to that has ended by this time.
    mutating func finish(at time: Duration) -> Verdict {
      guard let lastMove, time - lastMove >= Self.pause else { return .none }
      let turns = max(horizontal.most, vertical.most)
      let short = max(horizontal.longestShort, vertical.longestShort)
      forget()
      if turns > 0 { return .missed(.tooFewTurns(turns, of: Self.turns)) }
      return short > 0 ? .missed(.tooShort(short, of: Self.way)) : .none
    }

    /// Forgets the moves.
    mutating func forget() {
      horizontal = AxisTurns()
      vertical = AxisTurns()
      lastMove = nil
    }
  }

  /// The turning points along one axis.
  nonisolated private struct AxisTurns: Hashable, Sendable {
    /// Going back by less than this is a hand that trembles.
    private static let slack = 6.0

    private var start: Double?
    private var extreme = 0.0
    private var direction = 0.0
    private var times: [Duration] = []
    /// The most turns that were within the window at once.
    private(set) var most = 0
    /// The longest way before a turn that was too short to count.
    private(set) var longestShort = 0.0

    var count: Int { times.count }

    mutating func move(to place: Double, at time: Duration) {
      times.removeAll { time - $0 > WindowShakeRecognizer.window }
      guard let start else {
        (start, extreme) = (place, place)
        return
      }
      if direction == 0 {
        if abs(place - start) >= Self.slack {
          (direction, extreme) = (place > start ? 1 : -1, place)
        }
      } else if (place - extreme) * direction >= 0 {
        extreme = place
      } else if abs(place - extreme) >= Self.slack {
        turn(after: abs(extreme - start), at: time)
        (self.start, extreme, direction) = (extreme, place, -direction)
      }
    }

    private mutating func turn(after way: Double, at time: Duration) {
      guard way >= WindowShakeRecognizer.way else {
        longestShort = max(longestShort, way)
        return
      }
      times.append(time)
      most = max(most, times.count)
    }
  }
#endif
