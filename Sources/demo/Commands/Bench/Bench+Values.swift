#if DEBUG_TOOLS
  internal import AppSurface
  internal import DebugMenu
  internal import SDLHost

  extension Bench {
    /// What the menu's own rows cost: opening, searching, and reading values again and again.
    func values() throws {
      try opening()
      try searching()
      try watching()
    }

    /// From the chord to the first frame of a menu with ten thousand rows.
    private func opening() throws {
      let name = "menu.open.n10000"
      guard wants(name) else { return }
      let stage = menuStage(rows: 10_000)
      let key = KeyEvent(key: Key("z"), modifiers: [.control, .alt])
      var times: [Int] = []
      for _ in 0..<effort.frames {
        stage.stage.session.perform(.close)
        stage.host.stack.update(at: stage.time)
        let start = Stopwatch.now()
        _ = stage.host.stack.send(InputEvent(time: stage.time, kind: .keyDown(key)))
        stage.host.stack.update(at: stage.time)
        _ = stage.host.stack.composition()
        times.append(Stopwatch.now() - start)
        _ = stage.host.stack.send(InputEvent(time: stage.time, kind: .keyUp(key)))
        guard stage.stage.session.isMenuOpen else {
          throw CommandFailure.missing("\(name): the chord does not open the menu")
        }
      }
      try report(name, Stopwatch.median(times), "ns")
    }

    /// A keystroke in the search of a menu with ten thousand rows, up to its frame.
    private func searching() throws {
      let name = "search.n10000"
      guard wants(name) else { return }
      let stage = menuStage(rows: 10_000)
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

    /// The app with an open menu that has this many rows in ten sections: every tenth is a control or
    /// a button, the others are values.
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
      let stage = HeadlessStage(StageOptions(), app: app, notices: Notices())
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
      case 49: controller.addButton(DebugButton(id: id, label: label) {}, toSection: section)
      default:
        controller.addValue(
          DebugValue(id: id, label: label, staticValue: "value \(row)"), toSection: section)
      }
    }
  }
#endif
