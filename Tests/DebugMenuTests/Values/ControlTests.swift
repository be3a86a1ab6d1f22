import AppSurface
import FoundationEssentials
import Testing

@testable import DebugMenu

/// An app's storage with a control of each kind over it.
final class ControlledApp {
  enum Pace: String, CaseIterable { case slow, fast }

  var isOn = false
  var level = 0.5
  var count = 3.0
  var text = "abc"
  var pace = Pace.slow
  var color = Color(hex: 0x112233)
  var date = Date(timeIntervalSince1970: 0)
  var pressed: [String] = []

  func add(to controller: DebugController) {
    let section = DebugSection(id: "c", label: "C")
    controller.addToggle(
      DebugToggle(id: "toggle", label: "Toggle", get: { self.isOn }, set: { self.isOn = $0 }),
      toSection: section)
    controller.addSlider(
      DebugSlider(
        id: "slider", label: "Slider", range: 0...1, step: 0.25, get: { self.level },
        set: { self.level = $0 }), toSection: section)
    controller.addStepper(
      DebugStepper(
        id: "stepper", label: "Stepper", range: 0...5, get: { self.count },
        set: { self.count = $0 }), toSection: section)
    controller.addText(
      DebugText(
        id: "text", label: "Text", get: { self.text },
        set: {
          if $0.isEmpty { throw DebugRefusal("it must not be empty") }
          self.text = $0
        }), toSection: section)
    controller.addChoice(
      DebugChoice(id: "choice", label: "Choice", get: { self.pace }, set: { self.pace = $0 }),
      toSection: section)
    controller.addColor(
      DebugColor(id: "color", label: "Color", get: { self.color }, set: { self.color = $0 }),
      toSection: section)
    controller.addDate(
      DebugDate(id: "date", label: "Date", get: { self.date }, set: { self.date = $0 }),
      toSection: section)
    controller.addActionGroup(
      DebugActionGroup(
        id: "group", label: "Group",
        actions: ["One", "Two"].map { name in
          DebugButton(id: name, label: name) { self.pressed.append(name) }
        }), toSection: section)
  }

  var summary: String {
    "\(isOn) \(level) \(count) \(text) \(pace) \(ColorCode.text(of: color)) "
      + "\(DateText.format(date)) \(pressed)"
  }
}

@Suite("Controls over the app's own storage")
struct ControlTests {
  private let app = ControlledApp()

  private func tester(_ options: DebugSession.Options = .init(showsScreenNames: false))
    -> SessionTester
  { SessionTester(options: options) { app.add(to: $0) } }

  @Test("are all set by scripts alone, the menu closed")
  func byScript() throws {
    let session = try #require(tester().session)
    for (label, value) in [
      ("Toggle", "on"), ("Slider", "0.75"), ("Stepper", "5"), ("Text", "new text"),
      ("Choice", "FAST"), ("Color", "#FF8000"), ("Date", "2026-11-30 18:30"), ("Group", "Two"),
    ] { try session.set(label: label, to: value) }
    #expect(
      app.summary == #"true 0.75 5.0 new text fast #FF8000 2026-11-30 18:30 ["Two"]"#)
  }

  @Test(
    "refuse bad input with a reason that names what is allowed, and keep the old value",
    arguments: [
      ("Toggle", "maybe", "on or off"), ("Slider", "2", "0 to 1 in steps of 0.25"),
      ("Slider", "0.3", "in steps of"), ("Slider", "nan", "not allowed"),
      ("Slider", "x", "a number is needed"), ("Stepper", "-1", "0 to 5"),
      ("Text", "", "it must not be empty"), ("Choice", "fasst", "did you mean fast"),
      ("Color", "red", "#RRGGBB"), ("Date", "2026-02-30", "2026-11-30"),
      ("Date", "2026-11-30 24:00", "2026-11-30"), ("Group", "Three", "Three"),
      ("Slidr", "1", "did you mean Slider"),
    ])
  func refusals(label: String, value: String, reason: String) throws {
    let session = try #require(tester().session)
    let before = app.summary
    let refusal = #expect(throws: DebugRefusal.self) {
      try session.set(label: label, to: value)
    }
    #expect(refusal?.reason.contains(reason) == true, "\(refusal?.reason ?? "-")")
    #expect(app.summary == before)
  }

  @Test("are all set by the keyboard alone")
  func byKeyboard() throws {
    let tester = tester()
    func select(_ label: String) throws {
      try tester.key("ctrl+alt+z")
      tester.type(label)
      #expect(tester.session?.menu.selectedRow?.label == label)
    }
    func leave() throws {
      for _ in 0..<4 where tester.session?.isMenuOpen == true { try tester.key("escape") }
      #expect(tester.session?.isMenuOpen == false)
    }
    func typeOnPage(_ text: String) throws {
      try tester.key("return")
      let surface = try #require(tester.stack.layer(named: "menu")?.surface)
      for _ in 0..<30 where surface.focusedElement?.label != "New Value" { try tester.key("tab") }
      #expect(surface.focusedElement?.label == "New Value")
      try tester.key("ctrl+a")
      tester.type(text)
      try tester.key("return")
    }
    try select("Toggle")
    try tester.key("return")
    #expect(app.isOn)
    try leave()
    try select("Slider")
    try tester.key("right")
    #expect(app.level == 0.75)
    try leave()
    try select("Stepper")
    try tester.key("left")
    #expect(app.count == 2)
    try leave()
    try select("Choice")
    try tester.key("right")
    #expect(app.pace == .fast)
    try leave()
    for (label, text) in [("Text", "typed"), ("Color", "#00FF00"), ("Date", "2000-01-02 03:04")] {
      try select(label)
      try typeOnPage(text)
      try leave()
    }
    #expect(app.text == "typed" && app.color == Color(hex: 0x00FF00))
    #expect(DateText.format(app.date) == "2000-01-02 03:04")
  }

  @Test("that name an option twice offer it once, and a press reaches every option")
  func sameOptions() {
    let controller = DebugController()
    var chosen = "Red"
    controller.addChoice(
      DebugChoice(
        id: "c", label: "C", options: ["Red", "Red", "Blue", "Red"], get: { chosen },
        set: { chosen = $0 }), toSection: .app)
    let id = DebugItemID(section: DebugSection.app.id, item: "c")
    var seen: [String] = []
    for _ in 0..<3 {
      _ = controller.run(id)
      seen.append(chosen)
    }
    #expect(seen == ["Blue", "Red", "Blue"])
  }

  @Test("whose range is no multiple of their step reach both ends, by keys and scripts")
  func oddRange() throws {
    let app = app
    let tester = SessionTester(options: .init(showsScreenNames: false)) { controller in
      controller.addSlider(
        DebugSlider(
          id: "slider", label: "slider", range: 0...11, step: 3, get: { app.count },
          set: { app.count = $0 }), toSection: .app)
      controller.addStepper(
        DebugStepper(
          id: "stepper", label: "stepper", range: 0...11, step: 3, get: { app.count },
          set: { app.count = $0 }), toSection: .app)
    }
    let session = try #require(tester.session)
    for label in ["slider", "stepper"] {
      app.count = 0
      try tester.key("ctrl+alt+z")
      tester.type(label)
      var numbers: [Double] = []
      for key in [
        "right", "right", "right", "right", "right", "left", "left", "left", "left", "left",
      ] {
        try tester.key(key)
        numbers.append(app.count)
      }
      #expect(numbers == [3, 6, 9, 11, 11, 9, 6, 3, 0, 0], "\(label)")
      for _ in 0..<4 where session.isMenuOpen { try tester.key("escape") }
      try session.set(label: label, to: "11")
      #expect(app.count == 11)
      #expect(throws: DebugRefusal.self) { try session.set(label: label, to: "10") }
    }
  }

  @Test("are kept over restarts, and what code set wins over what was kept")
  func kept() throws {
    let disk = MemoryFiles()
    let keep = { (app: ControlledApp) -> DebugController in
      let controller = DebugController()
      app.add(to: controller)
      controller.beginKeeping(ControlKeeping(keeper: SettingsKeeper(services: disk.services)))
      return controller
    }
    let id = { DebugItemID(section: "c", item: $0) }
    let first = keep(app)
    try first.set(id("slider"), to: .number(1))
    try first.set(id("color"), to: .color(Color(hex: 0xABCDEF)))
    try first.set(id("toggle"), to: .toggle(true))
    try first.set(id("toggle"), to: .toggle(false))
    let next = ControlledApp()
    _ = keep(next)
    #expect(next.level == 1 && next.color == Color(hex: 0xABCDEF) && !next.isOn)
    // A version whose slider no longer goes so far, and whose colour code sets.
    let later = ControlledApp()
    let controller = DebugController()
    later.color = .black
    controller.addSlider(
      DebugSlider(
        id: "slider", label: "S", range: 0...0.5, get: { later.level }, set: { later.level = $0 }),
      toSection: DebugSection(id: "c", label: "C"))
    controller.addColor(
      DebugColor(
        id: "color", label: "C", default: .white, get: { later.color }, set: { later.color = $0 }),
      toSection: DebugSection(id: "c", label: "C"))
    controller.beginKeeping(ControlKeeping(keeper: SettingsKeeper(services: disk.services)))
    #expect(later.level == 0.5 && later.color == .black)
  }

  @Test("differ from their default until they are put back")
  func differs() throws {
    let tester = tester()
    let session = try #require(tester.session)
    session.perform(.open)
    try session.set(label: "Stepper", to: "4")
    let id = DebugItemID(section: "c", item: "stepper")
    #expect(session.store.list.row(of: id)?.isChanged == true)
    session.store.list.openDetail(id)
    tester.update()
    #expect(tester.click("Reset to Default"))
    #expect(app.count == 3 && session.store.list.row(of: id)?.isChanged == false)
  }

  @Test("after whose page is left, keys that edit are for the search field")
  func editingAfterPage() throws {
    let tester = tester()
    let session = try #require(tester.session)
    try tester.key("ctrl+alt+z")
    tester.type("Toggle")
    try tester.key("alt+return")
    #expect(session.hasPage)
    try tester.key("escape")
    #expect(session.isMenuOpen && !session.hasPage && session.store.model.query == "Toggle")
    try tester.key("ctrl+a")
    tester.type("S")
    #expect(session.store.model.query == "S")
    try tester.key("backspace")
    #expect(session.store.model.query == "")
  }

  @Test("that are texts have the keyboard on their page; what is refused there goes with it")
  func pageField() throws {
    let tester = tester()
    let session = try #require(tester.session)
    app.text = "old"
    try tester.key("ctrl+alt+z")
    tester.type("text")
    try tester.key("alt+return")
    #expect(tester.stack.layer(named: "menu")?.surface.focusedElement?.label == "New Value")
    tester.type("new")
    try tester.key("return")
    #expect(app.text == "new")
    try tester.key("ctrl+a")
    try tester.key("backspace")
    try tester.key("return")
    #expect(app.text == "new")
    for _ in 0..<4 where session.hasPage { try tester.key("escape") }
    #expect(session.isMenuOpen && session.store.list.drafts.isEmpty)
    #expect(tester.stack.layer(named: "menu")?.surface.focusedElement?.wantsTextInput == true)
  }

  @Test("every item's page is reached by keyboard and shows the whole value")
  func pages() throws {
    let tester = tester()
    for label in ["Toggle", "Slider", "Stepper", "Text", "Choice", "Color", "Date", "Group"] {
      try tester.key("ctrl+alt+z")
      tester.type(label)
      try tester.key("alt+return")
      #expect(tester.labels(in: "menu").contains { $0.hasPrefix("C · ") }, "\(label)")
      for _ in 0..<4 where tester.session?.isMenuOpen == true { try tester.key("escape") }
    }
  }
}
