import AppSurface
import Testing

@testable import DebugMenu

private let window = Size(width: 1280, height: 800)

/// Plays commands from a fresh state with the menu open.
private func played(_ commands: DebugCommand..., keepsMenuOpen: Bool = false) -> SessionState {
  var state = SessionState(settings: MenuSettings(resize: ResizeState(window: window)))
  _ = state.perform(.open, at: .zero)
  for command in commands {
    _ = state.perform(command, keepsMenuOpen: keepsMenuOpen, at: .seconds(1))
  }
  return state
}

@Suite("A debug command")
struct SessionStateTests {
  @Test("opens the menu once however often it is asked, and toggles it")
  func open() {
    #expect(played(.open, .open).isMenuOpen)
    #expect(!played(.toggle).isMenuOpen)
    #expect(played(.toggle, .toggle).isMenuOpen)
    #expect(!played(.close, .close).isMenuOpen)
  }

  @Test("that chooses a device, resets or resizes closes the menu unless it is kept open")
  func closing() {
    for command in [DebugCommand.device(.iPhone8), .reset, .resize] {
      #expect(!played(command).isMenuOpen)
      #expect(played(command, keepsMenuOpen: true).isMenuOpen)
    }
    #expect(played(.rotate, .dark(true), .overlay(true)).isMenuOpen)
  }

  @Test("that brings a tool ends the offer to undo, which would lie over its controls")
  func undoMakesWay() {
    #expect(played(.device(.iPhone8), .reset).toast?.action?.command == .undo)
    for command in [DebugCommand.inspect, .resize, .wall([])] {
      #expect(played(.device(.iPhone8), .reset, command).toast == nil)
    }
    #expect(played(.device(.iPhone8), .reset, .open, .dark(true)).toast != nil)
  }

  @Test("changes what it says")
  func settings() {
    let settings = played(.dark(true), .overlay(true), .rightToLeft(true), .textScale(1.5)).settings
    #expect(settings.isDark && settings.showsOverlay && settings.isRightToLeft)
    #expect(settings.textScale == 1.5)
    #expect(played(.textScale(99)).settings.textScale == 3.1)
    #expect(played(.textScale(.nan)).settings.textScale == 1)
    #expect(played(.resize).isResizing && !played(.resize, .endResize).isResizing)
  }

  @Test("that resets offers to undo it, until the size changes again")
  func undo() {
    let reset = played(.device(.iPadAir), .reset)
    #expect(reset.toast?.action?.command == .undo)
    #expect(played(.device(.iPadAir), .reset, .undo).settings.resize.device == .iPadAir)
    #expect(played(.device(.iPadAir), .reset, .undo).toast == nil)
    #expect(played(.device(.iPadAir), .reset, .rotate).toast == nil)
    #expect(played(.reset).toast == nil)
  }

  @Test("for the app's own items is handed to whoever holds their closures")
  func effects() {
    var state = played()
    let id = DebugItemID(section: "a", item: "b")
    let run = state.perform(.run(id), at: .zero)
    let set = state.perform(.set(id, .toggle(true)), at: .zero)
    #expect(run == .items(.run(id)) && set == .items(.set(id, .toggle(true))))
  }
}

@Suite("A toast")
struct ToastTests {
  let toast = Toast(text: "hi", start: .seconds(1), duration: .seconds(2))

  @Test(
    "fades in, stays and fades out",
    arguments: [
      (900, 0), (1000, 0), (1090, 0.5), (1180, 1), (3180, 1), (3330, 0.5), (3480, 0), (9000, 0),
    ] as [(Int, Double)])
  func opacity(milliseconds: Int, opacity: Double) {
    #expect(abs(toast.opacity(at: .milliseconds(milliseconds)) - opacity) < 1e-9)
  }

  @Test("asks for frames only while it fades")
  func frames() {
    var time = Duration.seconds(1)
    var wakes = 0
    while let next = toast.nextChange(after: time) {
      #expect(next > time)
      time = next
      wakes += 1
    }
    #expect(time == toast.end)
    #expect(wakes < 36)
  }
}

@Suite("Reading the app's own items")
struct ItemReaderTests {
  private final class App {
    var isOn = false
    var level = 0.5
    var name = "a"
    var presses = 0
    var time = Duration.zero
    var finished: [String] = []
  }

  private let app = App()
  private let controller = DebugController()

  private func id(_ item: String) -> DebugItemID { DebugItemID(section: "app", item: item) }

  private func reader() -> ItemReader {
    let app = app
    var services = HostServices()
    services.now = { app.time }
    services.fact = { $0 == .appVersion ? "1.0.0" : nil }
    controller.addToggle(
      DebugToggle(id: "t", label: "T", get: { app.isOn }, set: { app.isOn = $0 }), toSection: .app)
    controller.addSlider(
      DebugSlider(id: "s", label: "S", range: 0...1, get: { app.level }, set: { app.level = $0 }),
      toSection: .app)
    controller.addChoice(
      DebugChoice(
        id: "c", label: "C", options: ["a", "b"], get: { app.name }, set: { app.name = $0 }),
      toSection: .app)
    controller.addButton(
      DebugButton(id: "b", label: "B", closesMenu: true) { app.presses += 1 }, toSection: .app)
    controller.addValue(.appVersion, toSection: .app)
    controller.addValue(.userLocale, toSection: .app)
    return ItemReader(controller: controller, services: { [services] in services }) { id, reading in
      app.finished.append("\(id) \(reading.shown)")
    }
  }

  @Test("gives what the host knows and a dash for what it does not")
  func facts() {
    let reader = reader()
    #expect(reader.read(id("appVersion"))?.shown == "1.0.0")
    #expect(reader.read(id("locale"))?.shown == "-")
    #expect(reader.read(id("nobody")) == nil)
    #expect(reader.read(id("b"))?.state == .button(disabled: nil))
  }

  @Test("gives controls their settings, presses and sets them")
  func controls() {
    let reader = reader()
    #expect(reader.read(id("t"))?.state == .setting(.toggle(false)))
    #expect(controller.run(id("t")) == .done)
    #expect(reader.read(id("t"))?.shown == "on")
    _ = controller.run(id("c"))
    #expect(app.name == "b")
    _ = controller.run(id("c"))
    #expect(app.name == "a")
    #expect(controller.run(id("b")) == .closesMenu && app.presses == 1)
  }

  @Test("measures the time of a closure on the session's clock, and tells what was thrown")
  func time() {
    let app = app
    let reader = reader()
    controller.addValue(
      DebugValue(id: "slow", label: "Slow") {
        app.time += .milliseconds(70)
        return "x"
      }, toSection: .app)
    controller.addValue(
      DebugValue(id: "bad", label: "Bad") { throw HostServiceError(message: "no net") },
      toSection: .app)
    #expect(reader.read(id("slow"))?.shown == "x (70 ms)")
    #expect(reader.read(id("bad"))?.state == .failed("failed: no net"))
  }

  @Test("fills an asynchronous value in when it is there, unless it was given up")
  func asynchronous() async {
    let reader = reader()
    controller.addValue(
      DebugValue(id: "later", label: "Later") {
        await Task.yield()
        return "there"
      }, toSection: .app)
    #expect(reader.read(id("later"))?.state == .pending)
    for _ in 0..<10 { await Task.yield() }
    #expect(app.finished == ["app.later there"])
    _ = reader.read(id("later"))
    reader.cancel()
    for _ in 0..<10 { await Task.yield() }
    #expect(app.finished.count == 1)
  }
}
