#if DEBUG_TOOLS
  internal import AppSurface
  internal import DebugMenu
  internal import SDLHost

  extension Bench {
    /// Frames of a menu with many rows, scrolled to its middle: each is asked for by a wheel that
    /// turns by one point, so that every row that shows is placed and drawn anew.
    func frames(_ count: Int) throws {
      let name = "frame.n\(count)"
      guard wants(name) else { return }
      let stage = openedMenuStage(rows: count)
      _ = stage.stage.session.reveal(label: "Label \(count / 2)")
      stage.host.stack.update(at: stage.time)
      let middle = try frame(of: .list, in: "menu", of: stage).center
      try measure(name, on: stage) { round in
        let delta = Point(x: 0, y: round.isMultiple(of: 2) ? 1 : -1)
        return .wheel(WheelEvent(position: middle, delta: delta))
      }
    }

    /// One motion that moves a slider among a thousand rows.
    func dragging() throws {
      guard wants("drag.n1000") else { return }
      let stage = openedMenuStage(rows: 1000)
      _ = stage.stage.session.reveal(label: "Level")
      stage.host.stack.update(at: stage.time)
      let slider = try frame(of: .slider, labelled: "Level", in: "menu", of: stage)
      try drag("drag.n1000", slider, on: stage)
    }

    /// One step of the slider that resizes the app, on a screen, with the device's picture.
    func resizing(_ screen: String) throws {
      guard wants("resize.\(screen)") else { return }
      var options = StageOptions()
      options.screen = screen
      options.sizing = .device(.iPadAir)
      let stage = HeadlessStage(options, app: makeApp(), notices: Notices())
      stage.stage.session.perform(.show(.whole, true))
      stage.stage.session.perform(.resize)
      stage.host.stack.update(at: stage.time)
      let slider = try frame(of: .slider, labelled: "Width", in: "resizer", of: stage)
      try drag("resize.\(screen)", slider, on: stage)
    }

    /// What the machine needs for an empty frame.
    func limit() throws {
      guard wants("limit") else { return }
      let size = StageOptions.usualWindow
      let canvas = try PixelCanvas(
        width: Int(size.width), height: Int(size.height), fonts: FontSystem(.embedded))
      let empty = Composition(windowSize: size, background: .black)
      var times: [Int] = []
      for _ in 0..<effort.frames {
        let start = Stopwatch.now()
        try canvas.draw(empty, scale: 1)
        times.append(Stopwatch.now() - start)
      }
      try report("limit.clear_present", Stopwatch.median(times), "ns")
    }

    /// Presses a slider in its middle and moves it to and fro.
    private func drag(_ name: String, _ slider: Rect, on stage: HeadlessStage) throws {
      let middle = slider.center
      _ = stage.host.stack.send(
        InputEvent(
          time: stage.time, kind: .pointer(PointerEvent(phase: .down, position: middle))))
      stage.host.stack.update(at: stage.time)
      try measure(name, on: stage) { round in
        let x = middle.x + Double(round % 8 < 4 ? round % 8 : 8 - round % 8) * 2 + 2
        return .pointer(
          PointerEvent(phase: .moved, position: Point(x: x, y: middle.y), isPressed: true))
      }
    }

    /// From an event to the finished draw list, and to the pixels of the frame.
    ///
    /// - Parameter counting: Which of the rounds are measured; the others only lead to them.
    func measure(
      _ name: String, on stage: HeadlessStage, counting: (_ round: Int) -> Bool = { _ in true },
      _ event: (_ round: Int) -> InputEvent.Kind
    ) throws {
      let stack = stage.host.stack
      let canvas = try PixelCanvas(
        width: Int(stack.windowSize.width), height: Int(stack.windowSize.height),
        fonts: stage.host.fonts)
      var builds: [Int] = []
      var rasters: [Int] = []
      let warmUp = 8
      var round = -1
      while builds.count < effort.frames {
        round += 1
        stage.time += .milliseconds(16)
        let kind = event(round)
        let start = Stopwatch.now()
        _ = stack.send(InputEvent(time: stage.time, kind: kind))
        stack.update(at: stage.time)
        let mustDraw = stack.needsDisplay
        let composition = stack.composition()
        let built = Stopwatch.now()
        try canvas.draw(composition, scale: 1)
        let drawn = Stopwatch.now()
        guard round >= warmUp, counting(round) else { continue }
        guard mustDraw else { throw CommandFailure.missing("\(name): an event changed nothing") }
        builds.append(built - start)
        rasters.append(drawn - start)
      }
      try report("\(name).build", Stopwatch.median(builds), "ns")
      try report("\(name).raster", Stopwatch.median(rasters), "ns")
    }

    /// Where an element stands in the window.
    private func frame(
      of role: ElementRole, labelled label: String? = nil, in layer: String,
      of stage: HeadlessStage
    ) throws -> Rect {
      var elements = stage.stage.session.scriptLayers().filter { $0.name == layer }
        .flatMap(\.elements)
      while !elements.isEmpty {
        let found = elements.first {
          $0.role == role.rawValue && (label == nil || $0.label == label) && !$0.visible.isEmpty
        }
        if let found { return found.visible }
        elements = elements.flatMap(\.children)
      }
      throw CommandFailure.missing("the benchmark finds no \(label ?? role.rawValue) in \(layer)")
    }
  }
#endif
