import AppSurface
import Testing

@testable import DebugMenu

@Suite("Items that come and go while the menu is open")
struct OpenMenuTests {
  private let early = DebugSection(id: "early", label: "Early")
  private let late = DebugSection(id: "late", label: "Late")

  private nonisolated static func value(_ id: String, _ label: String? = nil) -> DebugValue {
    DebugValue(id: id, label: label ?? "Row \(id)", staticValue: id)
  }

  /// An open menu with a few rows above and many below, scrolled to a selected row among them.
  private func opened() throws -> SessionTester {
    let tester = SessionTester(options: .init(showsScreenNames: false)) { controller in
      controller.addValue(Self.value("first"), toSection: early)
      for number in 0..<200 { controller.addValue(Self.value("\(number)"), toSection: late) }
    }
    tester.session?.perform(.open)
    tester.update()
    for _ in 0..<5 { try tester.key("pagedown") }
    for _ in 0..<4 { try tester.key("up") }
    let list = try #require(tester.session?.store.list.element)
    #expect(list.contentOffset.y > 500 && selected(tester)?.hasPrefix("Row ") == true)
    return tester
  }

  private func selected(_ tester: SessionTester) -> String? {
    tester.session?.menu.selectedRow?.label
  }

  /// Where the rows of the late section stand that can be seen.
  private func places(_ tester: SessionTester) -> [String: Double] {
    var places: [String: Double] = [:]
    for number in 0..<200 {
      if let frame = tester.frame(of: "Row \(number)", in: "menu") {
        places["Row \(number)"] = frame.minY
      }
    }
    return places
  }

  @Test("above what is seen move neither the rows nor the selection")
  func above() throws {
    let tester = try opened()
    let (label, before) = (try #require(selected(tester)), places(tester))
    #expect(before.count > 10 && before[label] != nil)
    for number in 0..<60 {
      tester.controller.addValue(Self.value("new \(number)"), toSection: early)
    }
    tester.update()
    #expect(places(tester) == before && selected(tester) == label)
    for number in 0..<60 { tester.controller.remove(id: "new \(number)", fromSection: early) }
    tester.controller.remove(id: "first", fromSection: early)
    tester.update()
    #expect(places(tester) == before && selected(tester) == label)
    try tester.key("down")
    #expect(selected(tester) != label)
  }

  @Test("come from a background task too")
  func background() async throws {
    let tester = try opened()
    let (label, before) = (try #require(selected(tester)), places(tester))
    let (controller, early) = (tester.controller, early)
    await Task.detached {
      for number in 0..<40 {
        await controller.addValue(Self.value("new \(number)"), toSection: early)
        await controller.addButton(DebugButton(id: "b\(number)", label: "B") {}, toSection: early)
      }
    }.value
    tester.update()
    #expect(tester.session?.menu.item(DebugItemID(section: "early", item: "new 39")) != nil)
    #expect(places(tester) == before && selected(tester) == label)
  }

  @Test("in the place of the selected one keep it selected; without it the rows stay")
  func selection() throws {
    let tester = try opened()
    let label = try #require(selected(tester))
    let id = try #require(tester.session?.menu.selection)
    let before = places(tester)
    tester.controller.replace(Self.value(id.item, "Changed"), inSection: late)
    tester.update()
    #expect(selected(tester) == "Changed")
    tester.controller.remove(id: id.item, fromSection: late)
    tester.update()
    #expect(selected(tester) == nil && tester.frame(of: label, in: "menu") == nil)
    let above = before.filter { $0.value < before[label] ?? 0 }
    #expect(above.count > 3 && above.allSatisfy { places(tester)[$0.key] == $0.value })
    try tester.key("down")
    try tester.key("return")
    #expect(tester.session != nil)
  }

  @Test("are found by the search that is under way, which keeps what is selected")
  func searching() throws {
    let tester = SessionTester(options: .init(showsScreenNames: false)) { controller in
      controller.addValue(Self.value("a", "Harbor One"), toSection: late)
      controller.addValue(Self.value("b", "Harbor Two"), toSection: late)
    }
    tester.session?.perform(.open)
    tester.type("harbor")
    try tester.key("down")
    #expect(selected(tester) == "Harbor Two")
    tester.controller.addValue(Self.value("c", "Harbor"), toSection: early)
    tester.update()
    #expect(selected(tester) == "Harbor Two" && tester.labels(in: "menu").contains("Harbor"))
  }

  @Test("a thousand changes at random leave the row on top where it stands", arguments: 1...4)
  func random(seed: Int) throws {
    let tester = try opened()
    let anchor = try #require(places(tester).filter { $0.value > 100 }.min { $0.value < $1.value })
    var number = UInt64(seed)
    for step in 0..<1000 {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let pick = Int(number >> 40) % 30
      switch Int(number >> 33) % 3 {
      case 0: tester.controller.addValue(Self.value("x\(pick)"), toSection: early)
      case 1: tester.controller.remove(id: "x\(pick)", fromSection: early)
      default: tester.controller.replace(Self.value("x\(pick)", "Y"), inSection: early)
      }
      if step % 7 == 0 { tester.update() }
    }
    tester.update()
    #expect(abs((places(tester)[anchor.key] ?? -1) - anchor.value) < 0.5)
  }
}
