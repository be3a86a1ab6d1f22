import AppSurface
import AppSurfaceTesting
import DebugMenu
import SDLHost
import Testing

/// The looks under which every row must do.
private nonisolated struct Look: CustomTestStringConvertible, Sendable {
  var name: String
  var configuration: SurfaceConfiguration

  init(
    _ name: String, _ width: Double, _ height: Double, scheme: ColorScheme = .light,
    direction: LayoutDirection = .leftToRight, textScale: Double = 1
  ) {
    self.name = name
    configuration = SurfaceConfiguration(
      size: Size(width: width, height: height), colorScheme: scheme, layoutDirection: direction,
      textScale: textScale)
  }

  var testDescription: String { name }

  static let all = [
    Look("light", 390, 1100), Look("dark", 390, 1100, scheme: .dark),
    Look("rtl", 390, 1100, direction: .rightToLeft), Look("small", 320, 240),
    Look("largest", 390, 844, textScale: 3.1), Look("small-largest", 320, 240, textScale: 3.1),
    Look("wide", 900, 700),
  ]
}

@Suite("Rows of every kind")
struct ValuesGalleryTests {
  @Test("stand within the screen and do not overlap, whatever the look", arguments: Look.all)
  fileprivate func fits(look: Look) async throws {
    let stage = GalleryStage(look.configuration)
    let list = try #require(stage.surface.rootElement?.first(ListElement.self))
    try stage.save("screen-\(look.name)")
    var seen: Set<String> = []
    for page in 0..<80 {
      stage.host.settle()
      let snapshot = stage.surface.snapshot()
      for entry in snapshot.entries { if let label = entry.label { seen.insert(label) } }
      check(snapshot, look)
      let before = list.contentOffset.y
      list.scroll(to: Point(x: 0, y: before + look.configuration.size.height / 2))
      if list.contentOffset.y == before { break }
      if page == 1 { try stage.save("screen-\(look.name)-2") }
    }
    try stage.save("screen-\(look.name)-end")
    for label in ["Version", "Log", "Use Staging", "Retries", "Server", "Accent", "Today", "Fill"] {
      #expect(seen.contains(label), "\(label)")
    }
  }

  @Test("have pages that stand within the screen, whatever the look", arguments: Look.all)
  fileprivate func pages(look: Look) async throws {
    let stage = GalleryStage(look.configuration)
    for (name, label) in [
      ("plot", "Requests"), ("strip", "Connection"), ("long", "Log"), ("failed", "Quota"),
      ("toggle", "Details of Use Staging"), ("slider", "Details of Speed"),
      ("stepper", "Details of Retries"), ("text", "Details of Server"), ("choice", "Pace"),
      ("color", "Accent"), ("date", "Today"), ("button", "Details of Upload Logs"),
      ("group", "Details of Database"), ("share", "Share Values"),
    ] {
      #expect(stage.press(label), "\(label)")
      if name == "plot" || name == "strip" { stage.host.advance(by: .seconds(240)) }
      stage.host.settle()
      let snapshot = stage.surface.snapshot()
      check(snapshot, look)
      #expect(snapshot.entries.contains { $0.label == "Done" }, "\(label) opens no page")
      try stage.save("page-\(name)-\(look.name)")
      #expect(stage.press("Done"))
      stage.host.advance(by: .seconds(1))
    }
  }

  @Test(
    "show questions, refusals, work and changes in place, whatever the look", arguments: Look.all)
  fileprivate func notes(look: Look) async throws {
    let stage = GalleryStage(look.configuration)
    for label in ["Sign Out", "Rebuild Index", "Upload Logs"] { #expect(stage.press(label)) }
    for _ in 0..<20 { await Task.yield() }
    stage.host.settle()
    check(stage.surface.snapshot(), look)
    try stage.save("notes-\(look.name)")
    #expect(stage.press("Confirm Sign Out") && stage.press("Stop Rebuild Index"))
  }

  @Test("stand in the panel over the app, whatever the look", arguments: Look.all)
  fileprivate func panel(look: Look) async throws {
    let stage = GalleryStage(look.configuration)
    let session = DebugSession(
      surface: stage.surface, controller: stage.gallery.controller,
      options: .init(showsScreenNames: false))
    for item in ["short", "rate", "state", "long", "none"] {
      session.perform(.pin(DebugItemID(section: "app", item: item), true))
    }
    session.perform(.movePins(Point(x: 8, y: 60)))
    stage.host.advance(by: .seconds(90))
    let panel = try #require(stage.host.stack.layer(named: "pins"))
    for entry in panel.surface.snapshot().entries where entry.role != .none {
      #expect(entry.frame.minX >= 0 && entry.frame.maxX <= panel.frame.width + 0.5)
    }
    try stage.save("panel-\(look.name)")
    session.stop()
  }

  private func check(_ snapshot: LayoutSnapshot, _ look: Look) {
    let width = look.configuration.size.width
    for entry in snapshot.entries {
      guard entry.visible != nil, entry.role != .none else { continue }
      #expect(
        entry.frame.minX >= -0.5 && entry.frame.maxX <= width + 0.5,
        "\(look.name): \(entry.role) \(entry.label ?? "-") \(entry.frame)")
    }
    let rows = snapshot.entries.filter { $0.viewName == "ListRow" }
    for (row, next) in zip(rows, rows.dropFirst()) {
      #expect(row.frame.maxY <= next.frame.minY + 0.5, "\(look.name)")
    }
  }
}
