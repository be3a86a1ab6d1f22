import AppSurface
import Testing

@testable import DebugMenu

@Suite("The script's verb wall")
struct WallScriptTests {
  private func command(_ line: String) throws -> ScriptCommand? {
    try Script(line, file: "s", vocabulary: Script.Vocabulary(screens: [])).steps.first?.command
  }

  private func devices(_ line: String) throws -> [Device]? {
    guard case .perform(.wall(let devices)) = try command(line) else { return nil }
    return devices
  }

  @Test func `opens with the devices of the last time, of a set, or those that are named`() throws {
    #expect(try devices("wall") == [])
    for (name, count) in [("\"3 sizes\"", 3), ("3", 3), ("6", 6), ("12", 12), ("\"12 SIZES\"", 12)]
    {
      #expect(try devices("wall \(name)")?.count == count, "\(name)")
    }
    let family = try #require(try devices("wall ipad"))
    #expect(!family.isEmpty && family.allSatisfy { $0.kind == .pad })
    #expect(try devices("wall \"iPhone 12 Mini\" ipad-air") == [.iPhone12Mini, .iPadAir])
    #expect(try command("wall off") == .perform(.endWall))
  }

  @Test func `keeps one device that is named twice`() throws {
    let tester = WallTester()
    tester.perform(.wall(try #require(try devices("wall ipad-air ipad-air iphone-8"))))
    #expect(tester.session.store.state.settings.wall.tiles.map(\.device) == [.iPadAir, .iPhone8])
  }

  @Test(arguments: [
    ("wall \"iPhone 12 Minni\"", "did you mean \"iPhone 12 Mini\""), ("wall \"\"", "3 sizes"),
    ("wall 7", "3 sizes"), ("wall off on", "there is no device"),
    ("wall " + Array(repeating: "iphone-8", count: 13).joined(separator: " "), "at most 12"),
  ])
  func `says what is wrong, on which line, and what is allowed`(line: String, wanted: String) {
    #expect {
      try command(line)
    } throws: { error in
      "\(error)".contains(wanted) && "\(error)".hasPrefix("s:1:")
    }
  }
}
