import AppSurface
import Testing

@testable import DebugMenu

private func section(_ id: String, _ labels: [String]) -> MenuSection {
  MenuSection(
    id: id, label: id.uppercased(),
    items: labels.map { MenuItem(id: $0, label: $0, kind: .value) })
}

private let settings = MenuSettings(resize: ResizeState(window: Size(width: 1280, height: 800)))

private func menu(_ controller: DebugController = DebugController()) -> MenuModel {
  MenuModel(catalog: .builtIn, items: controller.sections, settings: settings)
}

private func labels(_ model: MenuModel) -> [String] {
  (0..<model.rowCount).map { model.row(at: $0).label }
}

@Suite("The menu as a value")
struct MenuModelTests {
  @Test(
    "has size and display, then the app's own sections, then how the device shows, then the devices by family"
  )
  func order() {
    let controller = DebugController()
    controller.addValue(.appVersion, toSection: .app)
    let model = menu(controller)
    let shown = model.sections.filter { !$0.items.isEmpty }
    #expect(
      shown.prefix(5).map(\.label) == [
        "Size", "Display", "App", "Screen Names", "Side by Side and Pictures",
      ])
    #expect(
      shown.dropFirst(5).map(\.label)
        == ["Device Picture", "Place and Zoom"] + Catalog.builtIn.families.map(\.name))
    #expect(model.sections[0].items.map(\.label) == ["Rotate", "Reset", "Resize"])
  }

  @Test("has a row with its size and its command for each device", arguments: Device.allCases)
  func devices(device: Device) throws {
    let model = menu()
    let section = try #require(model.sections.first { $0.label == device.family.name })
    let offset = try #require(
      model.offset(of: DebugItemID(section: section.id, item: device.id)))
    let row = model.row(at: offset)
    #expect(row.label == device.name && row.kind == .device && !row.isCurrent)
    #expect(row.value == NumberText.format(device.size))
    #expect(row.command == .device(device))
  }

  @Test("marks the current device and no other")
  func current() {
    var model = menu()
    var changed = settings
    changed.resize.choose(Device.iPhone8)
    model.update(changed)
    let marked = (0..<model.rowCount).map { model.row(at: $0) }.filter(\.isCurrent)
    #expect(marked.map(\.label) == ["iPhone 8"])
    #expect(model.sections[0].items[2].detail == "375 × 667")
  }

  @Test("addresses every row by offset, headings too, and skips empty sections")
  func offsets() {
    let model = MenuModel(sections: [
      section("a", []), section("b", ["1", "2"]), section("c", []), section("d", ["3"]),
      section("e", []),
    ])
    #expect(labels(model) == ["B", "1", "2", "D", "3"])
    #expect(model.row(at: 0).isHeader && !model.row(at: 1).isHeader)
    for offset in [1, 2, 4] {
      #expect(model.row(at: offset).item.flatMap { model.offset(of: $0) } == offset)
    }
    #expect(MenuModel().rowCount == 0)
  }

  @Test("runs the app's own items by their ids")
  func run() {
    let model = MenuModel(sections: [section("a", ["1"])])
    #expect(model.row(at: 1).command == .run(DebugItemID(section: "a", item: "1")))
  }

  @Test("shows what was read, and tells what has not been")
  func readings() {
    var model = MenuModel(sections: [section("a", ["1", "2"])])
    let id = DebugItemID(section: "a", item: "1")
    #expect(model.unread(in: 0..<99) == [id, DebugItemID(section: "a", item: "2")])
    model.take(DebugReading(.text("read")), of: id)
    #expect(model.row(at: 1).value == "read")
    #expect(model.unread(in: 0..<2).isEmpty)
  }

  @Test("keeps query and selection when the app's items change")
  func itemsChange() {
    let controller = DebugController()
    for id in ["a", "b", "c"] {
      controller.addValue(DebugValue(id: id, label: id, staticValue: id), toSection: .app)
    }
    var model = menu(controller)
    model.selection = DebugItemID(section: "app", item: "c")
    controller.remove(id: "a", fromSection: .app)
    model.update(items: controller.sections)
    #expect(model.selectedRow?.label == "c")
    model.query = "zz"
    controller.addValue(DebugValue(id: "z", label: "zz top", staticValue: 1), toSection: .app)
    model.update(items: controller.sections)
    #expect(labels(model) == ["zz top"])
  }
}

@Suite("Searching the menu")
struct MenuSearchTests {
  @Test(
    "finds by label, size, alias, family and section, in any order of words, best first",
    arguments: [
      ("iphone 8", "iPhone 8"), ("8 iphone", "iPhone 8"), ("IPHONE 12 MINI", "iPhone 12 Mini"),
      ("390x844", "iPhone 12"), ("rotate", "Rotate"), ("rtl", "Right to Left"),
      ("ipad air", "iPad Air"), ("ünter", "Günter's value"), ("GUNTER app", "Günter's value"),
    ])
  func finds(query: String, first: String) {
    let controller = DebugController()
    controller.addValue(
      DebugValue(id: "g", label: "Günter's value", staticValue: 1), toSection: .app)
    var model = menu(controller)
    model.query = query
    #expect(model.rowCount > 0)
    #expect(labels(model).first == first)
    #expect(model.selectedRow?.label == first)
  }

  @Test("shows no headings, and everything again when it ends")
  func headings() {
    var model = menu()
    let all = model.rowCount
    model.query = "iphone"
    #expect(!(0..<model.rowCount).contains { model.row(at: $0).isHeader })
    model.query = "   "
    #expect(model.rowCount == all)
  }

  @Test("that finds nothing has no rows and no selection")
  func nothing() {
    var model = menu()
    model.query = "qqqq"
    #expect(model.rowCount == 0 && model.selection == nil && model.selectedCommand == nil)
    model.move(.down)
    #expect(model.selection == nil)
  }

  @Test("needs every word")
  func everyWord() {
    var model = menu()
    model.query = "iphone qqqq"
    #expect(model.rowCount == 0)
  }

  @Test("keeps the order of what fits as well")
  func stable() {
    var model = MenuModel(sections: [section("a", (0..<50).map { "row \($0)" })])
    model.query = "row"
    #expect(labels(model) == (0..<50).map { "row \($0)" })
  }

  @Test("ranks whole labels over starts of labels, words, parts and details")
  func ranking() {
    var items = ["unscaled", "my scale", "scale factor", "scale"].map {
      MenuItem(id: $0, label: $0, kind: .value)
    }
    items.insert(MenuItem(id: "d", label: "other", kind: .value, detail: "scale"), at: 0)
    var model = MenuModel(sections: [MenuSection(id: "s", label: "S", items: items)])
    model.query = "scale"
    #expect(labels(model) == ["scale", "scale factor", "my scale", "other", "unscaled"])
  }
}

@Suite("The menu's selection")
struct MenuSelectionTests {
  private func moved(_ moves: [MenuModel.Move], pageSize: Int = 3) -> String? {
    var model = MenuModel(sections: [section("a", ["1", "2", "3"]), section("b", ["4", "5"])])
    for move in moves { model.move(move, pageSize: pageSize) }
    return model.selectedRow?.label
  }

  @Test(
    "moves over items, never onto a heading, and stops at both ends",
    arguments: [
      ([], nil), ([.down], "1"), ([.up], "5"), ([.down, .down], "2"), ([.down, .up], "1"),
      ([.end], "5"), ([.end, .down], "5"), ([.home], "1"), ([.end, .up, .up], "3"),
      ([.home, .down, .down, .down], "4"), ([.home, .pageDown], "3"), ([.end, .pageUp], "4"),
      ([.pageDown], "1"), ([.home, .pageDown, .pageDown], "4"), ([.home, .pageUp], "1"),
    ] as [([MenuModel.Move], String?)])
  func moves(moves: [MenuModel.Move], label: String?) {
    #expect(moved(moves) == label)
  }

  @Test("gives the row's command")
  func command() {
    var model = menu()
    model.move(.home)
    #expect(model.selectedCommand == .rotate)
  }

  @Test("moves switches and sliders by steps, and stops at their ends")
  func adjusts() {
    var model = menu()
    model.selection = DebugItemID(section: BuiltInSections.display, item: "dark")
    #expect(model.adjustment(by: 1) == .dark(true))
    #expect(model.adjustment(by: -1) == nil)
    model.selection = DebugItemID(section: BuiltInSections.display, item: "textScale")
    #expect(model.adjustment(by: 1) == .textScale(1.1))
    #expect(model.adjustment(by: -100) == .textScale(0.8))
    model.selection = DebugItemID(section: BuiltInSections.size, item: "rotate")
    #expect(model.adjustment(by: 1) == nil)
  }

  @Test("moves the app's own choices by steps once they are read")
  func adjustsChoices() {
    let id = DebugItemID(section: "app", item: "c")
    var model = MenuModel(sections: [
      MenuSection(
        id: "app", label: "App",
        items: [
          MenuItem(id: "c", label: "C", kind: .choice, range: .options(["x", "y", "z"]))
        ])
    ])
    model.selection = id
    #expect(model.adjustment(by: 1) == nil)
    model.take(DebugReading(.setting(.text("y"))), of: id)
    #expect(model.adjustment(by: 1) == .set(id, .text("z")))
    #expect(model.adjustment(by: -5) == .set(id, .text("x")))
  }
}

@Suite("A menu of a hundred thousand rows")
struct LargeMenuTests {
  let model = MenuModel(
    sections: (0..<10).map { group in
      section("s\(group)", (0..<10_000).map { "item \(group) \($0)" })
    })

  @Test("makes only the rows that are asked for")
  func window() {
    let clock = ContinuousClock()
    let time = clock.measure {
      for offset in 50_000..<50_040 { #expect(!model.row(at: offset).label.isEmpty) }
    }
    #expect(time < .milliseconds(100))
    #expect(model.rowCount == 100_010)
  }

  @Test("finds the last of them and moves from the end to the start")
  func search() {
    var model = model
    model.move(.end)
    #expect(model.selectedRow?.label == "item 9 9999")
    model.query = "9999 item 9"
    #expect(model.row(at: 0).label == "item 9 9999")
  }
}
