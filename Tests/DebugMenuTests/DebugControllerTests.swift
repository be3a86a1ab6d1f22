import AppSurface
import FoundationEssentials
import Testing

@testable import DebugMenu

private func value(_ id: String, _ label: String = "") -> DebugValue {
  DebugValue(id: id, label: label, staticValue: id)
}

private func button(_ id: String) -> DebugButton { DebugButton(id: id, label: id) {} }

@Suite("The app's own items")
struct DebugControllerTests {
  private func ids(_ controller: DebugController) -> [String] {
    controller.sections.map { "\($0.id): \($0.items.map(\.id).joined(separator: " "))" }
  }

  @Test("are none at first, and an empty controller shows no section")
  func empty() {
    #expect(DebugController().sections.isEmpty)
  }

  @Test("stand in order of insertion, sections too")
  func order() {
    let controller = DebugController()
    controller.addValue(value("a"), toSection: .user)
    controller.addValue(value("b"), toSection: .app)
    controller.addButton(button("c"), toSection: .user)
    #expect(ids(controller) == ["user: a c", "app: b"])
  }

  @Test("added again move to the end, whatever kind they are")
  func addedAgain() {
    let controller = DebugController()
    for id in ["a", "b", "c"] { controller.addValue(value(id), toSection: .app) }
    controller.addButton(button("a"), toSection: .app)
    #expect(ids(controller) == ["app: b c a"])
    #expect(controller.item(DebugItemID(section: "app", item: "a"))?.kind == .button)
  }

  @Test("are one set of ids in a section, whatever kinds they are, and another set in another")
  func oneSet() {
    let section = DebugSection(id: "x", label: "X")
    let kinds: [any DebugItem] = [
      value("i"), button("i"), DebugActionGroup(id: "i", label: "i", actions: []),
      DebugToggle(id: "i", label: "i", get: { true }, set: { _ in }),
      DebugSlider(id: "i", label: "i", range: 0...1, get: { 0 }, set: { _ in }),
      DebugStepper(id: "i", label: "i", range: 0...1, get: { 0 }, set: { _ in }),
      DebugText(id: "i", label: "i", get: { "" }, set: { _ in }),
      DebugChoice(id: "i", label: "i", options: ["a"], get: { "a" }, set: { _ in }),
      DebugColor(id: "i", label: "i", get: { .black }, set: { _ in }),
      DebugDate(id: "i", label: "i", get: { .distantPast }, set: { _ in }),
    ]
    for old in kinds {
      for new in kinds {
        let controller = DebugController()
        controller.add(old, toSection: section)
        controller.addValue(value("last"), toSection: section)
        controller.add(old, toSection: .app)
        controller.add(new, toSection: section)
        #expect(ids(controller) == ["x: last i", "app: i"])
        controller.addValue(value("end"), toSection: section)
        controller.replace(old, inSection: section)
        #expect(ids(controller) == ["x: last i end", "app: i"])
      }
    }
  }

  @Test("replaced keep the place, and join the end where there was none")
  func replaced() {
    let controller = DebugController()
    for id in ["a", "b"] { controller.addValue(value(id), toSection: .app) }
    controller.replace(value("a", "new"), inSection: .app)
    controller.replace(button("z"), inSection: .app)
    #expect(ids(controller) == ["app: a b z"])
    #expect(controller.sections[0].items[0].label == "new")
  }

  @Test("removed are gone, and a section with none left does not show")
  func removed() {
    let controller = DebugController()
    controller.addValue(value("a"), toSection: .app)
    controller.addValue(value("b"), toSection: .user)
    controller.remove(id: "a", fromSection: .app)
    controller.remove(id: "never", fromSection: .device)
    #expect(ids(controller) == ["user: b"])
    controller.addValue(value("c"), toSection: .app)
    #expect(ids(controller) == ["app: c", "user: b"])
    controller.removeAll()
    #expect(controller.sections.isEmpty)
  }

  @Test("of the same id in another section are other items")
  func sameID() {
    let controller = DebugController()
    controller.addValue(value("a"), toSection: .app)
    controller.addValue(value("a"), toSection: .user)
    controller.remove(id: "a", fromSection: .app)
    #expect(ids(controller) == ["user: a"])
  }

  @Test("stand under the label that their section first had")
  func firstLabel() {
    let controller = DebugController()
    controller.addValue(value("a"), toSection: DebugSection(id: "x", label: "First"))
    controller.addValue(value("b"), toSection: DebugSection(id: "x", label: "Second"))
    #expect(controller.sections.map(\.label) == ["First"])
  }

  @Test("are counted through with each change and with no other call")
  func revision() {
    let controller = DebugController()
    controller.addValue(value("a"), toSection: .app)
    let before = controller.revision
    _ = controller.sections
    controller.remove(id: "none", fromSection: .app)
    #expect(controller.revision == before)
    controller.addValue(value("a"), toSection: .app)
    #expect(controller.revision == before + 1)
  }

  @Test("keep their order through ten thousand changes")
  func many() {
    let controller = DebugController()
    var expected: [String] = []
    for index in 0..<10_000 {
      let id = "\(index * 7919 % 512)"
      expected.removeAll { $0 == id }
      if index % 5 == 0 {
        controller.remove(id: id, fromSection: .app)
      } else {
        expected.append(id)
        controller.addValue(value(id), toSection: .app)
      }
      if index % 1000 == 999 { #expect(controller.sections[0].items.map(\.id) == expected) }
    }
    #expect(controller.sections[0].items.map(\.id) == expected)
  }
}
