import AppSurface
import DebugMenu
import Foundation
import SDLHost

/// An item of each kind and state, as an app would add them, and the surfaces that show them.
final class ValuesGallery {
  enum Speed: String, CaseIterable, CustomStringConvertible {
    case slow, medium, fast
    var description: String { rawValue }
  }

  var isOn = true
  var level = 0.3
  var count = 3.0
  var name = "harbor.example"
  var speed = Speed.medium
  var color = Color.orange
  var date = Date(timeIntervalSince1970: 1_796_063_400)
  var reads = 0.0
  let controller = DebugController()

  private struct Fault: Error, CustomStringConvertible {
    var description: String { "no network" }
  }

  init() {
    addValues()
    addControls()
    addButtons()
  }

  private func addValues() {
    for value in [
      DebugValue(id: "short", label: "Version", staticValue: "1.0.0"),
      DebugValue(id: "none", label: "Account", staticValue: nil),
      DebugValue(
        id: "long", label: "User Agent",
        staticValue: "Harbor/1.0.0 (Linux; x86_64) AppSurface/0.2 SDL/2.30 (software)"),
      DebugValue(
        id: "huge", label: "Log",
        staticValue: (1...40).map { "line \($0) of what happened" }.joined(separator: "\n")),
      DebugValue(id: "bad", label: "Quota", value: { () throws -> String? in throw Fault() }),
      DebugValue(id: "late", label: "Balance") {
        try await Task.sleep(for: .seconds(3600))
        return "0"
      },
      DebugValue(id: "rate", label: "Requests") {
        self.reads += 1
        return Int(40 + 30 * sin(self.reads / 6) + Double(Int(self.reads * 7) % 11))
      }.updating(every: .seconds(1)),
      DebugValue(id: "state", label: "Connection") {
        ["online", "online", "waiting", "offline"][Int(self.reads / 9) % 4]
      }.updating(every: .seconds(1)),
    ] { controller.addValue(value, toSection: .app) }
  }

  private func addControls() {
    let section = DebugSection(id: "controls", label: "Controls")
    controller.addToggle(
      DebugToggle(
        id: "toggle", label: "Use Staging", default: false, needsRestart: true,
        get: { self.isOn }, set: { self.isOn = $0 }), toSection: section)
    controller.addSlider(
      DebugSlider(
        id: "slider", label: "Speed", range: 0...1, step: 0.1, unit: "m/s",
        get: { self.level }, set: { self.level = $0 }), toSection: section)
    controller.addStepper(
      DebugStepper(
        id: "stepper", label: "Retries", range: 0...9, get: { self.count },
        set: { self.count = $0 }), toSection: section)
    controller.addText(
      DebugText(
        id: "text", label: "Server", get: { self.name },
        set: { text in
          if text.contains(" ") { throw DebugRefusal("a server's name has no spaces") }
          self.name = text
        }), toSection: section)
    controller.addChoice(
      DebugChoice(
        id: "choice", label: "Pace", default: Speed.slow, get: { self.speed },
        set: { self.speed = $0 }), toSection: section)
    controller.addColor(
      DebugColor(id: "color", label: "Accent", get: { self.color }, set: { self.color = $0 }),
      toSection: section)
    controller.addDate(
      DebugDate(id: "date", label: "Today", get: { self.date }, set: { self.date = $0 }),
      toSection: section)
  }

  private func addButtons() {
    let section = DebugSection(id: "actions", label: "Actions")
    controller.addButton(DebugButton(id: "plain", label: "Clear Cache") {}, toSection: section)
    controller.addButton(
      DebugButton(id: "asks", label: "Sign Out", confirmation: "Sign out everywhere?") {},
      toSection: section)
    controller.addButton(
      DebugButton(
        id: "off", label: "Upload Logs", disabledReason: { "There are no logs yet" }, action: {}),
      toSection: section)
    controller.addButton(
      DebugButton(id: "runs", label: "Rebuild Index") { progress in
        progress.fraction = 0.4
        progress.message = "40 of 100"
        try await Task.sleep(for: .seconds(3600))
      }, toSection: section)
    controller.addActionGroup(
      DebugActionGroup(
        id: "group", label: "Database",
        actions: [
          DebugButton(id: "fill", label: "Fill") {}, DebugButton(id: "empty", label: "Empty") {},
        ]), toSection: section)
  }
}

/// A stage without a window on which the gallery shows.
final class GalleryStage {
  let gallery = ValuesGallery()
  let host: HeadlessHost
  let surface: Surface

  init(_ configuration: SurfaceConfiguration) {
    host = HeadlessHost(size: configuration.size, notices: Notices { _ in })
    surface = Surface(
      root: HostingScreen(rootView: DebugScreen(controller: gallery.controller)),
      configuration: configuration, services: host.stack.services)
    host.stack.add(
      Layer(name: "app", level: 0, surface: surface) { _, _ in
        Layer.Arrangement(configuration: configuration)
      })
    host.settle()
  }

  /// Presses the control of a label, scrolled to if need be; false where there is none.
  func press(_ label: String) -> Bool {
    if pressVisible(label) { return true }
    guard let list = surface.rootElement?.first(ListElement.self) else { return false }
    list.scroll(to: .zero)
    for _ in 0..<80 {
      host.settle()
      if pressVisible(label) { return true }
      let before = list.contentOffset.y
      list.scroll(to: Point(x: 0, y: before + surface.size.height / 3))
      if list.contentOffset.y == before { return false }
    }
    return false
  }

  private func pressVisible(_ label: String) -> Bool {
    let entry = surface.snapshot().entries.last {
      $0.label == label && $0.role.isControl && $0.role != .row && ($0.visible?.height ?? 0) > 8
    }
    guard let point = entry?.visible?.center else { return false }
    for phase in [PointerEvent.Phase.moved, .down, .up] {
      host.send(
        .pointer(PointerEvent(phase: phase, position: point, isPressed: phase == .down)))
    }
    return true
  }

  /// Saves the picture where somebody wants to look at it.
  func save(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["GALLERY_OUT"] else { return }
    try host.picture().write(to: "\(folder)/\(name).png")
  }
}

extension Element {
  /// The first element of a type, in the order of drawing.
  func first<Wanted: Element>(_ type: Wanted.Type) -> Wanted? {
    var found: Wanted?
    visit { if found == nil { found = $0 as? Wanted } }
    return found
  }
}
