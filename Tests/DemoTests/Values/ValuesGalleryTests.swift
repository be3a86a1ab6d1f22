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
    let list = try #require(stage.surface.rootElement?.find(ListElement.self))
    try stage.save("screen-\(look.name)")
    var seen: Set<String> = []
    for page in 0..<80 {
      stage.host.settle()
      let snapshot = stage.surface.snapshot()
      check(snapshot, look, &seen)
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

  private func check(_ snapshot: LayoutSnapshot, _ look: Look, _ seen: inout Set<String>) {
    let width = look.configuration.size.width
    for entry in snapshot.entries {
      if let label = entry.label { seen.insert(label) }
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

extension Element {
  /// The first element of a type, in the order of drawing.
  fileprivate func find<Wanted: Element>(_ type: Wanted.Type) -> Wanted? {
    var found: Wanted?
    visit { if found == nil { found = $0 as? Wanted } }
    return found
  }
}
