import AppSurface
import Testing

@testable import DebugMenu

@Suite("What the tools remember over restarts")
struct SettingsKeeperTests {
  private let disk = MemoryFiles()
  private static let file = "debug-menu.json"

  private func keeper() -> SettingsKeeper { SettingsKeeper(services: disk.services) }

  private func json(_ text: String?) throws -> JSONValue {
    try JSONValue(parsing: try #require(text))
  }

  @Test("is nothing at first, and no file is written for that")
  func empty() {
    let keeper = keeper()
    #expect(keeper["sizes"] == nil && keeper.notice == nil)
    keeper["sizes"] = nil
    keeper.update("sizes") { _ in }
    #expect(disk.writes == 0)
  }

  @Test("is read by the next start, and removed with nil")
  func kept() throws {
    keeper()["sizes"] = ["recent": [390, 844]]
    #expect(keeper()["sizes"] == ["recent": [390, 844]])
    keeper()["sizes"] = nil
    #expect(keeper()["sizes"] == nil)
    #expect(try json(disk[Self.file]) == [:])
  }

  @Test("is written only when it changes")
  func unchanged() {
    let keeper = keeper()
    keeper["a"] = 1
    keeper["a"] = 1
    #expect(disk.writes == 1)
  }

  @Test("stands in the place that the host has for settings")
  func place() {
    var services = disk.services
    services.settingsFile = { "/prefs/\($0)" }
    SettingsKeeper(services: services, fileName: "tools.json")["a"] = 1
    #expect(Array(disk.files.keys) == ["/prefs/tools.json"])
  }

  @Test("keeps sections and fields that this version does not know, in their order")
  func unknown() throws {
    disk[Self.file] = #"{"future": {"x": [1]}, "sizes": {"old": true}, "version": 9}"#
    let keeper = keeper()
    keeper.update("sizes") { sizes in
      var object = JSONObject()
      if case .object(let old)? = sizes { object = old }
      object["new"] = 2
      sizes = .object(object)
    }
    let expected: JSONValue = [
      "future": ["x": [1]], "sizes": ["old": true, "new": 2], "version": 9,
    ]
    #expect(try json(disk[Self.file]) == expected)
  }

  @Test(
    "is begun anew beside a backup where the file is damaged, with a notice that says so",
    arguments: ["", "{", "[1]", "\"text\"", "{\"a\": 1,}", "\u{0}\u{1}", "{\"a\":1}{\"a\":2}"])
  func damaged(text: String) throws {
    disk[Self.file] = text
    let keeper = keeper()
    #expect(disk["\(Self.file).damaged"] == text)
    let notice = try #require(keeper.notice)
    #expect(notice.contains(Self.file) && notice.contains("damaged"))
    keeper["a"] = 1
    #expect(try json(disk[Self.file]) == ["a": 1])
    #expect(self.keeper().notice == nil)
  }

  @Test("keeps each damaged file, and the same one once")
  func backups() {
    for text in ["{1", "{2", "{1"] {
      disk[Self.file] = text
      _ = keeper()
    }
    #expect(disk["\(Self.file).damaged"] == "{1")
    #expect(disk["\(Self.file).damaged-2"] == "{2")
    #expect(disk.files.count == 3)
  }

  @Test("leaves a damaged file alone where no backup can be written, and still remembers")
  func damagedAndFull() {
    disk[Self.file] = "{"
    disk.fault = "the disk is full"
    let keeper = keeper()
    #expect(keeper.notice?.contains("the disk is full") == true)
    disk.fault = nil
    keeper["a"] = 1
    #expect(keeper["a"] == 1)
    #expect(disk[Self.file] == "{")
  }

  @Test("leaves a file alone that cannot be read, and says why")
  func unreadable() {
    disk[Self.file] = "{}"
    disk.unreadable = [Self.file]
    let keeper = keeper()
    #expect(keeper.notice == "Settings are not kept: \(Self.file): permission denied")
    keeper["a"] = 1
    #expect(keeper["a"] == 1 && disk[Self.file] == "{}")
  }

  @Test("is remembered through a full disk, and written when there is room again")
  func fullDisk() throws {
    let keeper = keeper()
    keeper["a"] = 1
    disk.fault = "the disk is full"
    keeper["b"] = 2
    #expect(keeper["b"] == 2)
    #expect(keeper.notice == "Settings are not kept: \(Self.file): the disk is full")
    #expect(try json(disk[Self.file]) == ["a": 1])
    keeper["c"] = 3
    disk.fault = nil
    keeper["a"] = 4
    #expect(try json(disk[Self.file]) == ["a": 4, "b": 2, "c": 3])
  }

  @Test("is read and remembered while another process holds the file, and written when it lets go")
  func heldElsewhere() throws {
    disk[Self.file] = #"{"a": 1}"#
    disk.isHeldElsewhere = true
    let keeper = keeper()
    #expect(keeper["a"] == 1)
    #expect(keeper.notice == "Settings are not kept: another program holds \(Self.file)")
    keeper["b"] = 2
    keeper["c"] = 3
    #expect(keeper["b"] == 2 && disk.writes == 0)
    // Nobody waits again for what did not let go before.
    #expect(disk.waits == [.milliseconds(200), .zero, .zero])
    disk.isHeldElsewhere = false
    keeper["a"] = 4
    #expect(try json(disk[Self.file]) == ["a": 4, "b": 2, "c": 3])
  }

  @Test("is left alone where it is damaged while another process holds the file")
  func damagedElsewhere() throws {
    disk[Self.file] = "{"
    disk.isHeldElsewhere = true
    let keeper = keeper()
    keeper["a"] = 1
    #expect(keeper["a"] == 1 && disk.files.count == 1)
    disk.isHeldElsewhere = false
    keeper["b"] = 2
    #expect(disk["\(Self.file).damaged"] == "{")
    #expect(try json(disk[Self.file]) == ["a": 1, "b": 2])
  }

  @Test("of two processes is in one file, whoever writes last")
  func twoProcesses() throws {
    let (first, second) = (keeper(), keeper())
    first["sizes"] = "first"
    second["controls"] = ["dark": true]
    first.update("controls") { controls in
      guard case .object(var object)? = controls else { return }
      object["level"] = 3
      controls = .object(object)
    }
    #expect(
      try json(disk[Self.file]) == [
        "sizes": "first", "controls": ["dark": true, "level": 3],
      ])
    second["sizes"] = nil
    #expect(try json(disk[Self.file]) == ["controls": ["dark": true, "level": 3]])
  }
}
