#if DEBUG_TOOLS
  internal import AppSurface

  // What a script does with a device, its window, its fingers or a controller in hand: the same events
  // that a host makes of them.
  extension ScriptRunner {
    /// What a script has in hand.
    struct Hands {
      /// The fingers that touch, and where.
      var fingers: [Int64: Point] = [:]
      /// The one that is the pointer.
      var pointing: Int64?
      /// Where the window stands on the desktop.
      var window = Point(x: 200, y: 150)
    }

    func play(_ gesture: ScriptGesture) throws {
      switch gesture {
      case .shakeDevice: replay(.shaking)
      case .shakeWindow: shakeWindow()
      case .code: stage.askForMenu()
      case .sample(let motion): send(.motion(motion))
      case .recording(let file): replay(try recording(file))
      case .fingerDown(let finger, let point): fingerDown(finger, point)
      case .fingerMoved(let finger, let point): try fingerMoved(finger, point)
      case .fingerUp(let finger): try fingerUp(finger)
      case .pad(let steps):
        for step in steps {
          send(.controller(ControllerEvent(button: step.button, isDown: step.isDown)))
        }
      case .moveWindow(let place): moveWindow(to: place)
      }
    }

    // MARK: Motion

    private func recording(_ file: String) throws -> MotionRecording {
      guard let text = String(validating: try stage.read(file), as: UTF8.self) else {
        throw ScriptFault("\(file): it is not UTF-8 text")
      }
      do { return try MotionRecording(text) } catch { throw ScriptFault("\(file): \(error)") }
    }

    private func replay(_ recording: MotionRecording) {
      let start = time
      for sample in recording.samples {
        wait(start + sample.time - time)
        stage.send(InputEvent(time: time, kind: .motion(sample.motion)))
      }
    }

    // MARK: The window

    /// As a hand does it that holds the title bar: six turns within a second, back to where it was.
    private func shakeWindow() {
      let start = hands.window
      let way = 80.0
      let steps = 4
      for turn in 0..<7 {
        for step in 1...steps {
          let part = Double(step) / Double(steps)
          let x = turn.isMultiple(of: 2) ? way * part : way * (1 - part)
          moveWindow(to: Point(x: start.x + x, y: start.y))
        }
      }
      moveWindow(to: start)
    }

    private func moveWindow(to place: Point) {
      hands.window = place
      send(.window(.moved(place)))
    }

    // MARK: Fingers

    /// The first finger is the pointer, as on a screen that is touched.
    private func fingerDown(_ finger: Int64, _ point: Point) {
      if hands.pointing == nil { hands.pointing = finger }
      hands.fingers[finger] = point
      sendFinger(finger, .down, .down, point)
    }

    private func fingerMoved(_ finger: Int64, _ point: Point) throws {
      guard hands.fingers.updateValue(point, forKey: finger) != nil else {
        hands.fingers[finger] = nil
        throw ScriptFault("finger \(finger) does not touch")
      }
      sendFinger(finger, .moved, .moved, point)
    }

    private func fingerUp(_ finger: Int64) throws {
      guard let point = hands.fingers.removeValue(forKey: finger) else {
        throw ScriptFault("finger \(finger) does not touch")
      }
      sendFinger(finger, .up, .up, point)
      if hands.pointing == finger { hands.pointing = nil }
    }

    private func sendFinger(
      _ finger: Int64, _ pointerPhase: PointerEvent.Phase, _ touchPhase: TouchEvent.Phase,
      _ point: Point
    ) {
      guard hands.pointing == finger else {
        return send(.touch(TouchEvent(finger: finger, phase: touchPhase, position: point)))
      }
      send(
        .pointer(
          PointerEvent(
            phase: pointerPhase, position: point, isPressed: pointerPhase != .up, isTouch: true)))
    }
  }

  /// What a script asks for cannot be done: the script's fault.
  nonisolated struct ScriptFault: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
#endif
