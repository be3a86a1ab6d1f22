import AppSurface
import Testing

@testable import DebugMenu

@Suite("What is shared")
struct SharingTests {
  private final class Count { var reads = 0 }

  private let count = Count()
  private let files = MemoryFiles()

  private func list(_ fill: (DebugController) -> Void) -> ItemListModel {
    let controller = DebugController()
    fill(controller)
    let services = files.services
    let list = ItemListModel(controller: controller) { services }
    list.update(sections: controller.sections)
    return list
  }

  private func usual() -> ItemListModel {
    let count = count
    return list { controller in
      controller.addValue(
        DebugValue(id: "v", label: "Version", staticValue: "1.0.0"), toSection: .app)
      controller.addButton(DebugButton(id: "b", label: "Press") {}, toSection: .app)
      controller.addValue(
        DebugValue(id: "n", label: "Reads") {
          count.reads += 1
          return count.reads
        }, toSection: .app)
      controller.addButton(DebugButton(id: "b", label: "Only") {}, toSection: .user)
    }
  }

  private func id(_ item: String) -> DebugItemID { DebugItemID(section: "app", item: item) }

  @Test("is text to the letter: an item, a section, everything, and nothing at all")
  func text() {
    let list = usual()
    #expect(list.shared(.item(id("v")), as: .text) == "Version: 1.0.0")
    #expect(list.shared(.section("app"), as: .text) == "--- App ---\nVersion: 1.0.0\nReads: 1\n")
    #expect(
      list.shared(.everything, as: .text)
        == "--- App ---\nVersion: 1.0.0\nReads: 1\n\n--- User ---\n\n")
    #expect(self.list { _ in }.shared(.everything, as: .text) == "-")
    #expect(count.reads == 1)
  }

  @Test("is Markdown whose cells hold any text")
  func markdown() {
    let list = list { controller in
      controller.addValue(
        DebugValue(id: "x", label: "A|B", staticValue: "one\ntwo \\ |"), toSection: .app)
    }
    #expect(
      list.shared(.everything, as: .markdown)
        == "## App\n\n| Label | Value |\n| --- | --- |\n| A\\|B | one<br>two \\\\ \\| |\n")
  }

  @Test("is JSON with ids, labels, kinds and values")
  func json() throws {
    let json = try JSONValue(parsing: usual().shared(.everything, as: .json))
    #expect(json[0]?["items"]?[0]?["value"] == "1.0.0")
    #expect(json[0]?["items"]?[1]?["id"] == "n" && json[1]?["items"] == .array([]))
  }

  @Test("is whole where the row shows a cut, and what the row shows, not another reading")
  func whole() {
    let long = String(repeating: "x", count: 50_000)
    let list = list { controller in
      controller.addValue(DebugValue(id: "l", label: "Long", value: long), toSection: .app)
    }
    #expect(list.shared(.item(id("l")), as: .text) == "Long: \(long)")
    #expect(list.reading(of: id("l"))?.shown.hasSuffix("(cut, 50000 bytes)") == true)
  }

  @Test("goes to the clipboard or a file, and a full disk is told")
  func destinations() {
    let list = usual()
    list.copy(id("v"))
    #expect(list.services().clipboard() == "1.0.0")
    #expect(list.share(.item(id("v")), .text, .clipboard) == "Copied")
    #expect(list.services().clipboard() == "Version: 1.0.0")
    #expect(list.share(.item(id("v")), .text, .file("v.txt")) == "Saved as v.txt")
    #expect(files["v.txt"] == "Version: 1.0.0")
    files.fault = "the disk is full"
    #expect(
      list.share(.everything, .text, .file("v.txt")) == "Not saved: v.txt: the disk is full")
    #expect(files["v.txt"] == "Version: 1.0.0")
  }
}
