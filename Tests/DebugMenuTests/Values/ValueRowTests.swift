import AppSurface
import Testing

@testable import DebugMenu

@Suite("Rows of values and controls in the menu")
struct ValueRowTests {
  private final class App {
    var text = "one"
    var isOn = false
  }

  private let app = App()

  private func tester(
    window: Size = Size(width: 1280, height: 800),
    options: DebugSession.Options = .init(showsScreenNames: false),
    services: (inout HostServices) -> Void = { _ in }, _ fill: (DebugController) -> Void
  ) -> SessionTester {
    let tester = SessionTester(
      window: window, options: options, prepare: fill, services: services)
    tester.session?.perform(.open)
    tester.update()
    return tester
  }

  @Test("are read anew at each showing and stay as they were read in between")
  func showings() {
    let app = app
    let tester = tester { controller in
      controller.addValue(
        DebugValue(id: "live", label: "Live", value: app.text), toSection: .app)
      controller.addValue(
        DebugValue(id: "static", label: "Frozen", staticValue: app.text), toSection: .app)
    }
    #expect(tester.labels(in: "menu").filter { $0 == "one" }.count == 2)
    app.text = "two"
    tester.wait(.seconds(60))
    tester.session?.perform(.dark(true))
    tester.update()
    #expect(tester.labels(in: "menu").filter { $0 == "one" }.count == 2)
    tester.session?.perform(.close)
    tester.session?.perform(.open)
    tester.update()
    #expect(tester.labels(in: "menu").filter { $0 == "one" }.count == 1)
    #expect(tester.labels(in: "menu").filter { $0 == "two" }.count == 1)
  }

  @Test("show what the host knows of process and system, and a dash for what it does not")
  func defaults() throws {
    let tester = tester(window: Size(width: 1280, height: 1400)) { controller in
      for value in [
        DebugValue.appVersion, .appBuildNumber, .appBundleIdentifier, .userLocale,
        .deviceOSVersion, .deviceOSModel, .pushNotificationsRegistered, .processCPU,
      ] { controller.addValue(value, toSection: .app) }
    }
    let model = try #require(tester.session?.menu)
    let values = model.sections.first { $0.id == "app" }?.items.map {
      model.readings[DebugItemID(section: "app", item: $0.id)]?.whole
    }
    #expect(values == ["1.0.0", "-", "-", "-", "-", "-", "-", "-"])
  }

  @Test("have the value beside the label where it fits, else beneath, and cut beyond six lines")
  func lines() throws {
    let lines = (1...40).map { "line \($0)" }.joined(separator: "\n")
    let wide = "a value that is far too long to stand beside the label of its row"
    let tester = tester { controller in
      controller.addValue(DebugValue(id: "s", label: "Short", staticValue: "1.0"), toSection: .app)
      controller.addValue(DebugValue(id: "w", label: "Wide", staticValue: wide), toSection: .app)
      controller.addValue(DebugValue(id: "l", label: "Log", staticValue: lines), toSection: .app)
    }
    let surface = try #require(tester.stack.layer(named: "menu")?.surface)
    func text(_ label: String) throws -> LayoutSnapshot.Entry {
      try #require(surface.snapshot().entries.first { $0.label == label && $0.role == .text })
    }
    let (short, value) = (try text("Short"), try text("1.0"))
    #expect(value.frame.minX > short.frame.maxX && abs(value.frame.midY - short.frame.midY) < 2)
    let (label, beneath) = (try text("Wide"), try text(wide))
    #expect(beneath.frame.minY >= label.frame.maxY && !beneath.isTruncated)
    let log = try text(lines)
    #expect(log.lines.count == 6 && log.isTruncated)
    #expect(tester.click("Log"))
    let whole = surface.snapshot().entries.filter { $0.label == lines }
    #expect(whole.contains { $0.lines.count == 40 && !$0.isTruncated })
  }

  @Test("show figures equally wide, so that they stand beneath each other and do not jump")
  func figures() throws {
    let tester = tester { controller in
      for (id, text) in [("a", "1.0.0"), ("b", "-12.5 MB"), ("c", "online"), ("d", "390 × 844")] {
        controller.addValue(DebugValue(id: id, label: id, staticValue: text), toSection: .app)
      }
      controller.addStepper(
        DebugStepper(id: "e", label: "e", range: 0...9, unit: "m", get: { 3 }, set: { _ in }),
        toSection: .app)
    }
    let surface = try #require(tester.stack.layer(named: "menu")?.surface)
    func design(_ text: String) -> Font.Design? {
      surface.drawList().commands.compactMap {
        if case .text(let run) = $0, run.text == text { run.font.design } else { nil }
      }.first
    }
    for text in ["1.0.0", "-12.5 MB", "390 × 844", "3 m"] {
      #expect(design(text) == .monospaced, "\(text)")
    }
    #expect(design("online") == .default)
  }

  @Test("mark what differs from its default, and say what takes effect after a restart")
  func marks() {
    let app = app
    let tester = tester { controller in
      controller.addToggle(
        DebugToggle(
          id: "t", label: "Staging", default: false, needsRestart: true, get: { app.isOn },
          set: { app.isOn = $0 }), toSection: .app)
    }
    func has(_ text: String) -> Bool {
      let surface = tester.stack.layer(named: "menu")?.surface
      return surface?.snapshot().entries.contains { $0.label == text } == true
    }
    #expect(!has("Changed from off") && !has("Takes effect after restart"))
    #expect(tester.click("Staging"))
    #expect(app.isOn && has("Changed from off") && has("Takes effect after restart"))
    #expect(tester.click("Staging"))
    #expect(!app.isOn && !has("Changed from off") && !has("Takes effect after restart"))
  }

  @Test("refuse in place what is typed wrong, keep the old value and what was typed")
  func refusal() throws {
    let app = app
    let tester = tester { controller in
      controller.addText(
        DebugText(
          id: "t", label: "Server", get: { app.text },
          set: {
            guard !$0.contains(" ") else { throw DebugRefusal("a name has no spaces") }
            app.text = $0
          }), toSection: .app)
    }
    let surface = try #require(tester.stack.layer(named: "menu")?.surface)
    let field = try #require(surface.element(labelled: "Server") as? TextFieldElement)
    surface.focus(field)
    tester.session?.store.list.commit(
      try #require(
        tester.session?.store.list.row(of: DebugItemID(section: "app", item: "t"))), "two words")
    tester.update()
    #expect(app.text == "one" && tester.labels(in: "menu").contains("a name has no spaces"))
    try tester.session?.set(label: "Server", to: "two")
    tester.update()
    #expect(app.text == "two" && !tester.labels(in: "menu").contains("a name has no spaces"))
  }

  @Test("what was used last stands on top at the next opening, and over a restart")
  func recents() {
    let disk = MemoryFiles()
    func started() -> SessionTester {
      tester(
        options: .init(showsScreenNames: false, keepsSettings: true),
        services: { services in
          let files = disk.services
          (services.readFile, services.writeFile) = (files.readFile, files.writeFile)
        },
        { controller in
          for id in ["a", "b", "c", "d", "e", "f", "g"] {
            controller.addButton(DebugButton(id: id, label: "Press \(id)") {}, toSection: .app)
          }
        })
    }
    let first = started()
    #expect(!first.labels(in: "menu").contains("Recent"))
    for id in ["a", "b", "c", "d", "e", "f", "a"] { #expect(first.click("Press \(id)")) }
    // Nothing jumps under the hand.
    #expect(!first.labels(in: "menu").contains("Recent"))
    first.session?.perform(.close)
    first.session?.perform(.open)
    first.update()
    let expected = ["Recent", "Press a", "Press f", "Press e", "Press d", "Press c"]
    for tester in [first, started()] {
      let model = tester.session?.menu
      #expect((0..<6).map { model?.row(at: $0).label } == expected)
    }
  }

  @Test("a file of settings that is damaged, and a disk that is full, are told on the screen")
  func notices() {
    let disk = MemoryFiles()
    disk["debug-menu.json"] = "{"
    let tester = tester(
      options: .init(showsScreenNames: false, keepsSettings: true),
      services: { services in
        let files = disk.services
        (services.readFile, services.writeFile) = (files.readFile, files.writeFile)
      },
      { controller in
        controller.addButton(DebugButton(id: "b", label: "Press Me") {}, toSection: .app)
      })
    #expect(tester.labels(in: "toast").contains { $0.contains("were damaged") })
    #expect(disk["debug-menu.json.damaged"] == "{")
    disk.fault = "the disk is full"
    #expect(tester.click("Press Me"))
    #expect(
      tester.labels(in: "toast").contains(
        "Settings are not kept: debug-menu.json: the disk is full"))
    tester.wait(.seconds(11))
    #expect(tester.session?.store.state.toast == nil)
  }

  @Test("the load of the process is the part of a processor since the last reading")
  func load() {
    var load = ProcessLoad()
    #expect(load.read("1.5 s", at: .seconds(10)).text == "-")
    #expect(load.read("2 s", at: .seconds(12)).text == "25 %")
    #expect(load.read("2 s", at: .seconds(12)).text == "-")
    #expect(load.read("4.5 s", at: .seconds(14)).number == 125)
    #expect(load.read(nil, at: .seconds(15)).text == "-")
  }
}
