#if DEBUG_TOOLS
  internal import AppSurface

  /// Plays a script on a stage. The clock is virtual: a script takes no longer than its work.
  package final class ScriptRunner {
    /// The time on the virtual clock.
    package private(set) var time: Duration
    /// The expectations that were not met, in order.
    package private(set) var failures: [ScriptError] = []

    let stage: ScriptStage
    /// What the script has in hand.
    var hands = Hands()
    private let shakeChord: KeyChord
    /// The modifier keys that are held.
    private var held: KeyModifiers = []

    /// The time between two events of a gesture: one frame.
    private static let frame = Duration.milliseconds(16)
    /// The longest stretch of time that passes in one piece, so that what is due on the way is done
    /// at its time.
    private static let stride = Duration.milliseconds(50)
    /// How many moves a drag is made of.
    private static let dragSteps = 10

    /// A runner that starts at a time of the virtual clock.
    package init(
      stage: ScriptStage, startingAt time: Duration = .zero,
      shakeChord: KeyChord = .controlAltZ
    ) {
      self.stage = stage
      self.time = time
      self.shakeChord = shakeChord
    }

    /// Plays a script to its end.
    ///
    /// Goes on behind an expectation that is not met and throws the first of them at the end; stops
    /// at once at a label that nothing bears and at what a service of the host throws.
    package func run(_ script: Script) async throws(ScriptError) {
      let before = failures.count
      for step in script.steps {
        try play(step.command, at: step.line, of: script.file)
        await settle()
      }
      if failures.count > before { throw failures[before] }
    }

    /// Lets asynchronous values and actions go on that are ready to.
    private func settle() async {
      for _ in 0..<4 { await Task.yield() }
      stage.advance(time)
    }

    private func play(
      _ command: ScriptCommand, at line: Int, of file: String
    ) throws(ScriptError) {
      do {
        try play(command)
      } catch let error as Unmet {
        let failure = ScriptError(
          kind: .expectation, file: file, line: line, reason: error.reason)
        failures.append(failure)
        if error.isFinal { throw failure }
      } catch {
        throw ScriptError(
          kind: .input, file: file, line: line, reason: "\(error)", cause: error)
      }
    }

    private func play(_ command: ScriptCommand) throws {
      switch command {
      case .shake: press(shakeChord)
      case .gesture(let gesture): try play(gesture)
      case .key(let chord): press(chord)
      case .type(let text): type(text)
      case .tapLabel(let label, let modifiers):
        let point = try target(label)
        holding(modifiers) { tap(point) }
      case .tapPoint(let point, let modifiers): holding(modifiers) { tap(point) }
      case .drag(let start, let end, let modifiers):
        holding(modifiers) { drag(from: start, to: end) }
      case .slide(let label, let value, let modifiers):
        let (start, end) = try slider(label, value)
        holding(modifiers) { drag(from: start, to: end) }
      case .wheel(let point, let delta, let modifiers):
        holding(modifiers) { turn(at: point, by: delta) }
      case .move(let point): move(to: point)
      case .wait(let duration): wait(duration)
      case .window(let size): stage.resizeWindow(size)
      case .device(let device): stage.perform(.device(device))
      case .size(let size): stage.perform(.size(size))
      case .rotate: stage.perform(.rotate)
      case .reset: stage.perform(.reset)
      case .perform(let command):
        if let reason = stage.refusal(command) { throw Unmet(reason: reason, isFinal: true) }
        stage.perform(command)
      case .screen(let name): stage.goToScreen(name)
      case .set(let label, let value): try orUnmet { try stage.set(label, value) }
      case .copy(let label): try orUnmet { try stage.copy(label) }
      case .share(let format, let file): try stage.write(file, Array(stage.share(format).utf8))
      case .screenshot(let file): try stage.screenshot(file)
      case .picture(let file): try stage.picture(file)
      case .state(let file): try stage.write(file, Array(stage.state().prettyPrinted.utf8))
      case .tree(let file): try stage.write(file, Array(TreeText.export(stage.layers()).utf8))
      case .expect(let expectation):
        if let failure = expectation.failure(in: stage.state()) { throw Unmet(reason: failure) }
      }
    }

    /// What an item of the menu refused is what the script did not expect.
    private func orUnmet<Result>(_ body: () throws -> Result) throws -> Result {
      do { return try body() } catch let refusal as DebugRefusal {
        throw Unmet(reason: refusal.reason, isFinal: true)
      }
    }

    /// What a script expected and did not find.
    private struct Unmet: Error {
      var reason: String
      /// Whether what follows makes no sense.
      var isFinal = false
    }
  }

  extension ScriptRunner {
    /// Sends an event, and lets a frame pass.
    func send(_ kind: InputEvent.Kind) {
      stage.send(InputEvent(time: time, kind: kind))
      wait(Self.frame)
    }

    /// Lets time pass.
    func wait(_ duration: Duration) {
      let end = time + duration
      while time < end {
        time = min(end, time + Self.stride)
        stage.advance(time)
      }
    }

    /// Presses a chord as a hand does.
    private func press(_ chord: KeyChord) {
      holding(chord.modifiers) {
        send(.keyDown(KeyEvent(key: chord.key, modifiers: held)))
        send(.keyUp(KeyEvent(key: chord.key, modifiers: held)))
      }
    }

    /// Does something while modifier keys are held, which go down before and up after it, in the
    /// opposite order.
    private func holding(_ modifiers: KeyModifiers, _ body: () -> Void) {
      let keys = KeyChord.order.filter { modifiers.contains($0.modifier) }
      for key in keys {
        send(.keyDown(KeyEvent(key: Key(key.name), modifiers: held)))
        held.insert(key.modifier)
      }
      body()
      for key in keys.reversed() {
        held.remove(key.modifier)
        send(.keyUp(KeyEvent(key: Key(key.name), modifiers: held)))
      }
    }

    private func type(_ text: String) {
      for character in text {
        switch character {
        case "\n": press(KeyChord(.enter))
        case "\t": press(KeyChord(.tab))
        default: send(.text(String(character)))
        }
      }
    }

    private func target(_ label: String) throws -> Point {
      try shown(label) { find(label) }
    }

    private func slider(_ label: String, _ value: Double) throws -> (from: Point, to: Point) {
      try shown(label) { try orUnmet { try stage.slider(label, value) } }
    }

    /// What is found of a label, once more where the menu can bring its row into view.
    private func shown<Found>(_ label: String, _ find: () throws -> Found?) throws -> Found {
      if let found = try find() { return found }
      // A long menu builds only the rows that show.
      if stage.reveal(label) {
        stage.advance(time)
        if let found = try find() { return found }
      }
      let labels = stage.layers().reversed().flatMap(\.labels)
      throw Unmet(
        reason: "nothing that shows is labelled \"\(label)\""
          + NearMatches.hint(for: label, in: labels),
        isFinal: true)
    }

    private func find(_ label: String) -> Point? {
      let layers = stage.layers().reversed()
      for layer in layers {
        // A label that lies over a control of the same name does not take its taps.
        if let point = layer.target(labelled: label, onlyControls: layer.isWatching) {
          return point
        }
      }
      return layers.lazy.compactMap { $0.target(labelled: label) }.first
    }

    private func move(to point: Point, isPressed: Bool = false) {
      send(
        .pointer(
          PointerEvent(
            phase: .moved, position: point, isPressed: isPressed, modifiers: held)))
    }

    private func turn(at point: Point, by delta: Point) {
      move(to: point)
      send(.wheel(WheelEvent(position: point, delta: delta, modifiers: held)))
    }

    private func tap(_ point: Point) {
      move(to: point)
      send(.pointer(PointerEvent(phase: .down, position: point, modifiers: held)))
      send(
        .pointer(PointerEvent(phase: .up, position: point, isPressed: false, modifiers: held)))
    }

    private func drag(from start: Point, to end: Point) {
      move(to: start)
      send(.pointer(PointerEvent(phase: .down, position: start, modifiers: held)))
      for step in 1...Self.dragSteps {
        let part = Double(step) / Double(Self.dragSteps)
        let point =
          step == Self.dragSteps
          ? end
          : Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        move(to: point, isPressed: true)
      }
      send(
        .pointer(PointerEvent(phase: .up, position: end, isPressed: false, modifiers: held)))
    }
  }
#endif
