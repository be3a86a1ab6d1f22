#if DEBUG_TOOLS
  internal import AppSurface
  internal import DebugMenu
  internal import FoundationEssentials
  internal import SDLHost

  extension Bench {
    /// What the menu's own rows cost: opening, searching, and reading values again and again.
    func values() throws {
      try opening()
      try searching()
      try watching()
    }

    /// From the chord to the first frame of a menu with ten thousand rows: the first time in an app's
    /// life, and each time after.
    private func opening() throws {
      let name = "menu.open.n10000"
      guard wants(name) else { return }
      let firsts = try (0..<effort.starts).map { _ in try open(menuStage(rows: 10_000), name) }
      try report("\(name).first", Stopwatch.median(firsts), "ns")
      let stage = menuStage(rows: 10_000)
      let times = try (0...effort.frames).map { _ in try open(stage, name) }
      try report(name, Stopwatch.median(Array(times.dropFirst())), "ns")
    }

    private func open(_ stage: HeadlessStage, _ name: String) throws -> Int {
      let (stack, session) = (stage.host.stack, stage.stage.session)
      let key = KeyEvent(key: Key("z"), modifiers: [.control, .alt])
      session.perform(.close)
      stack.update(at: stage.time)
      let start = Stopwatch.now()
      _ = stack.send(InputEvent(time: stage.time, kind: .keyDown(key)))
      stack.update(at: stage.time)
      _ = stack.composition()
      let time = Stopwatch.now() - start
      _ = stack.send(InputEvent(time: stage.time, kind: .keyUp(key)))
      guard session.isMenuOpen else {
        throw CommandFailure.missing("\(name): the chord does not open the menu")
      }
      return time
    }

    /// A keystroke in the search of a menu with ten thousand rows, up to its frame.
    private func searching() throws {
      let name = "search.n10000"
      guard wants(name) else { return }
      let stage = openedMenuStage(rows: 10_000)
      let backspace = KeyEvent(key: .backspace)
      var times: [Int] = []
      func time(_ kind: InputEvent.Kind) {
        let start = Stopwatch.now()
        _ = stage.host.stack.send(InputEvent(time: stage.time, kind: kind))
        stage.host.stack.update(at: stage.time)
        _ = stage.host.stack.composition()
        times.append(Stopwatch.now() - start)
      }
      let text = "label 99"
      for _ in 0..<max(2, effort.frames / text.count) {
        for character in text { time(.text(String(character))) }
        for _ in text { time(.keyDown(backspace)) }
      }
      try report(name, Stopwatch.median(times), "ns")
      try report("\(name).longest", times.max() ?? 0, "ns")
    }

    /// One reading among five hundred values that are read once a second.
    private func watching() throws {
      let name = "watch.n500"
      guard wants(name) else { return }
      var number = 0
      let watched = WatchBenchmark(count: 500, interval: .seconds(1)) {
        number &+= 7
        return number % 1000
      }
      let start = Stopwatch.now()
      let samples = watched.run(for: .seconds(effort.frames))
      try report(name, (Stopwatch.now() - start) / max(1, samples), "ns")
    }

    /// The app with a closed menu that has this many rows in ten sections: every fifth is a control, a
    /// button or a value with a rate, the others are plain values.
    func menuStage(rows: Int) -> HeadlessStage {
      var app = makeApp()
      app.addItems = { controller in
        let store = BenchStorage()
        for section in 0..<10 {
          let place = DebugSection(id: "section\(section)", label: "Section \(section)")
          if section == 0 {
            controller.addSlider(
              DebugSlider(
                id: "level", label: "Level", range: 0...1, get: { store.level },
                set: { store.level = $0 }), toSection: place)
          }
          for row in (section * rows / 10)..<((section + 1) * rows / 10) {
            store.add(row, to: controller, place)
          }
        }
      }
      return HeadlessStage(StageOptions(), app: app, notices: Notices())
    }

    /// The same with the menu open.
    func openedMenuStage(rows: Int) -> HeadlessStage {
      let stage = menuStage(rows: rows)
      stage.stage.session.perform(.open)
      stage.host.stack.update(at: stage.time)
      return stage
    }
  }

  /// What the controls of the benchmark are bound to.
  private final class BenchStorage {
    var level = 0.5
    var isOn = false
    var text = "text"
    var choice = "a"
    var count = 3.0
    var color = Color.orange
    var date = Date(timeIntervalSince1970: 0)

    /// Adds the row of a number.
    func add(_ row: Int, to controller: DebugController, _ section: DebugSection) {
      let (id, label) = ("row\(row)", "Label \(row)")
      switch row % 50 {
      case 9:
        controller.addToggle(
          DebugToggle(id: id, label: label, get: { self.isOn }, set: { self.isOn = $0 }),
          toSection: section)
      case 19:
        controller.addSlider(
          DebugSlider(
            id: id, label: label, range: 0...1, get: { self.level }, set: { self.level = $0 }),
          toSection: section)
      case 29:
        controller.addText(
          DebugText(id: id, label: label, get: { self.text }, set: { self.text = $0 }),
          toSection: section)
      case 39:
        controller.addChoice(
          DebugChoice(
            id: id, label: label, options: ["a", "b", "c"], get: { self.choice },
            set: { self.choice = $0 }), toSection: section)
      case 4:
        controller.addStepper(
          DebugStepper(
            id: id, label: label, range: 0...9, get: { self.count }, set: { self.count = $0 }),
          toSection: section)
      case 14:
        controller.addColor(
          DebugColor(id: id, label: label, get: { self.color }, set: { self.color = $0 }),
          toSection: section)
      case 24:
        controller.addDate(
          DebugDate(id: id, label: label, get: { self.date }, set: { self.date = $0 }),
          toSection: section)
      case 34:
        controller.addActionGroup(
          DebugActionGroup(
            id: id, label: label,
            actions: ["One", "Two"].map { DebugButton(id: $0, label: $0) {} }), toSection: section)
      case 44:
        controller.addValue(
          DebugValue(id: id, label: label, value: row).updating(every: .seconds(1)),
          toSection: section)
      case 49: controller.addButton(DebugButton(id: id, label: label) {}, toSection: section)
      default:
        controller.addValue(
          DebugValue(id: id, label: label, staticValue: "value \(row)"), toSection: section)
      }
    }
  }
#endif
