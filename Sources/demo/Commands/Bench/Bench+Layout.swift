#if DEBUG_TOOLS
  internal import AppSurface
  internal import SDLHost

  extension Bench {
    /// What a screen costs: laid out from nothing, and laid out again one point wider or narrower;
    /// and how many commands its draw list has.
    func layout(of screen: String) throws {
      guard wants("layout.\(screen)") || wants("relayout.\(screen)") else { return }
      let app = makeApp()
      app.go(screen)
      let host = HeadlessHost(size: StageOptions.usualWindow, notices: Notices())
      // The live surface presents what the screen stands on; the others only show it.
      let configuration = SurfaceConfiguration(size: Size(width: 390, height: 844), scale: 3)
      let live = Surface(
        root: app.root, configuration: configuration, services: host.stack.services)
      live.update()
      try fullLayout("layout.\(screen)", live)
      try relayout("relayout.\(screen)", live)
    }

    private func fullLayout(_ name: String, _ live: Surface) throws {
      var times: [Int] = []
      var commands = 0
      for round in 0..<effort.frames + 4 {
        let start = Stopwatch.now()
        let surface = Surface(
          root: live.rootScreen, configuration: live.configuration, services: live.services,
          isLive: false)
        surface.update()
        let time = Stopwatch.now() - start
        if round >= 4 { times.append(time) }
        commands = surface.drawList().commands.count
      }
      try report(name, Stopwatch.median(times), "ns")
      try report("\(name).commands", commands, "commands")
    }

    private func relayout(_ name: String, _ live: Surface) throws {
      let surface = Surface(
        root: live.rootScreen, configuration: live.configuration, services: live.services,
        isLive: false)
      surface.update()
      var times: [Int] = []
      for round in 0..<effort.frames + 4 {
        surface.configuration.size.width = 390 + Double(round % 8)
        let start = Stopwatch.now()
        surface.update()
        if round >= 4 { times.append(Stopwatch.now() - start) }
      }
      try report(name, Stopwatch.median(times), "ns")
      try report("\(name).commands", surface.drawList().commands.count, "commands")
    }

    /// One turn of the wheel over a list of many rows, from the event to the draw list.
    func scrolling() throws {
      let name = "list.n100000.scroll"
      guard wants(name) else { return }
      let host = HeadlessHost(size: StageOptions.usualWindow, notices: Notices())
      let surface = Surface(
        root: HostingScreen(
          rootView: List {
            ForEach(0..<100_000) { number in
              HStack {
                Text("Row \(number)")
                Spacer()
                Text("\(number * 7)").foregroundStyle(.secondary)
              }
            }
          }),
        configuration: SurfaceConfiguration(size: Size(width: 390, height: 844), scale: 3),
        services: host.stack.services)
      surface.update()
      var times: [Int] = []
      for round in 0..<effort.frames + 4 {
        let start = Stopwatch.now()
        _ = surface.send(
          InputEvent(
            time: .zero,
            kind: .wheel(
              WheelEvent(
                position: Point(x: 195, y: 400), delta: Point(x: 0, y: 97)))))
        _ = surface.drawList()
        if round >= 4 { times.append(Stopwatch.now() - start) }
      }
      try report(name, Stopwatch.median(times), "ns")
      try report("\(name).commands", surface.drawList().commands.count, "commands")
    }
  }
#endif
