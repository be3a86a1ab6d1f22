#if DEBUG_TOOLS
  internal import AppSurface

  // What the recognisers say, and what comes of it.
  nonisolated extension ShakeGesture {
    /// Whether a gesture of a kind, complete at a time, asks for the menu; notes why not.
    mutating func fires(_ kind: Kind, at time: Duration) -> Bool {
      guard enabledKinds.contains(kind) else {
        log.note(.switchedOff, kind, at: time)
        return false
      }
      if let last = lastFired, last.kind != kind, time - last.time < Self.sameWish {
        log.note(.follows(last.kind), kind, at: time)
        return false
      }
      lastFired = Fired(kind: kind, time: time)
      log.note(.fired, kind, at: time)
      return true
    }

    mutating func key(_ event: InputEvent.Kind, _ time: Duration) -> Outcome {
      switch chordRecognizer.handle(event) {
      case .none: return .passed
      case .taken: return .consumed
      case .missed(let result):
        log.note(result, .keyChord, at: time)
        return .passed
      case .pressed(let chord):
        if fires(.keyChord, at: time) {
          return Outcome(answer: .consumed, trigger: .chord(chord))
        }
        guard enabledKinds.contains(.keyChord) else {
          chordRecognizer.letGo(chord.key)
          return .passed
        }
        return .consumed
      }
    }

    mutating func motion(_ sample: MotionEvent, _ time: Duration) -> Outcome {
      guard hasMotion else { return .passed }
      let index = detectors.firstIndex { $0.id == sample.source } ?? newDetector(sample.source)
      switch detectors[index].detector.add(sample, at: time) {
      case .none: break
      case .shaken:
        if fires(.motion, at: time) { return Outcome(answer: .passed, trigger: .motion) }
      case .resting: log.note(.resting, .motion, at: time)
      case .tooFewStrong(let hits, let count):
        log.note(.tooFewStrong(hits, of: count), .motion, at: time)
      }
      return .passed
    }

    private mutating func newDetector(_ source: Int) -> Int {
      // Sensors come and go; the one that was silent longest makes room.
      if detectors.count == 8 {
        let silent = detectors.indices.min {
          (detectors[$0].detector.lastTime ?? .zero) < (detectors[$1].detector.lastTime ?? .zero)
        }
        if let silent { detectors.remove(at: silent) }
      }
      detectors.append(Source(id: source, detector: ShakeDetector(level: level)))
      return detectors.count - 1
    }

    mutating func controller(_ event: ControllerEvent, _ time: Duration) -> Outcome {
      switch controllerRecognizer.handle(event) {
      case .none: return .passed
      case .taken: return .consumed
      case .missed(let result):
        log.note(result, .controller, at: time)
        return .passed
      case .completed:
        if fires(.controller, at: time) {
          return Outcome(answer: .consumed, trigger: .controller)
        }
        guard enabledKinds.contains(.controller) else {
          controllerRecognizer.letGo(event)
          return .passed
        }
        return .consumed
      }
    }

    mutating func touch(_ touch: TouchEvent, _ time: Duration) -> Outcome {
      settle(touchRecognizer.handle(touch, at: time), time)
    }

    mutating func pointer(_ pointer: PointerEvent, _ time: Duration) -> Outcome {
      windowRecognizer.handle(pointer)
      return pointer.isTouch ? settle(touchRecognizer.handle(pointer, at: time), time) : .passed
    }

    mutating func settle(
      _ verdict: TouchHoldRecognizer.Verdict, _ time: Duration
    ) -> Outcome {
      switch verdict {
      case .none: return .passed
      case .taken: return .consumed
      case .missed(let result):
        if enabledKinds.contains(.touch) { log.note(result, .touch, at: time) }
        return .passed
      case .held:
        if fires(.touch, at: time) { return Outcome(answer: .consumed, trigger: .touch) }
        touchRecognizer.letGo()
        return .passed
      }
    }

    mutating func settle(
      _ verdict: WindowShakeRecognizer.Verdict, _ time: Duration
    ) -> Outcome {
      switch verdict {
      case .none: break
      case .missed(let result):
        if enabledKinds.contains(.windowShake) { log.note(result, .windowShake, at: time) }
      case .shaken:
        if fires(.windowShake, at: time) { return Outcome(answer: .passed, trigger: .windowShake) }
      }
      // The window's moves are facts: everybody is told of them.
      return .passed
    }
  }
#endif
