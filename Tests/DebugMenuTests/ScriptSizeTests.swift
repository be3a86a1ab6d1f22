import AppSurface
import Testing

@testable import DebugMenu

@Suite("A script's command about sizes")
struct ScriptSizeTests {
  private func command(_ line: String) throws -> ScriptCommand? {
    var parser = ScriptParser(vocabulary: Script.Vocabulary(catalog: .builtIn, screens: []))
    return try parser.command(in: line)
  }

  @Test(
    "is read as the command of the menu",
    arguments: [
      ("undo", .undo), ("redo", .redo), ("turn left", .turn(.left)), ("turn right", .turn(.right)),
      ("part two-thirds", .part(.twoThirds)), ("part slide over", .part(.slideOver)),
      ("next", .nextDevice), ("previous", .previousDevice), ("zoom fit", .zoom(.fit)),
      ("zoom 150%", .zoom(.factor(1.5))), ("zoom 25", .zoom(.factor(0.25))),
      ("pan -3 4.5", .pan(Point(x: -3, y: 4.5))), ("show body on", .show(.body, true)),
      ("show safe-areas off", .show(.safeAreas, false)), ("pin on", .pinToTop(true)),
      ("lock off", .lockRatio(false)), ("snap 393 on", .snapWidth(393, true)),
      ("favorite iPhone 12 Mini on", .favorite("iphone-12-mini", true)),
    ] as [(String, DebugCommand)])
  func reading(line: String, expected: DebugCommand) throws {
    #expect(try command(line) == .perform(expected))
  }

  @Test(
    "that is written wrongly is refused with what can be written",
    arguments: [
      ("undo 2", "it is written: undo"), ("turn round", "left or right"),
      ("part most", "part"), ("zoom 24%", "25% to 400%"), ("zoom big", "25% to 400%"),
      ("pan 3", "it is written: pan DX DY"), ("pan a b", "no number"),
      ("show bdy on", "did you mean body"), ("show body maybe", "neither on nor off"),
      ("pin", "it is written: pin on | off"), ("favorite Nokia on", "Nokia"),
      ("snap 0 on", "1 to 100000"), ("snap nan on", "no number"),
    ])
  func refusing(line: String, part: String) throws {
    let error = #expect(throws: ScriptParser.Failure.self) { try command(line) }
    #expect(error?.reason.contains(part) == true, "\(error?.reason ?? "")")
  }

  @Test("for a part that the device lacks ends the script and names those that it has")
  func refusal() {
    let tester = SessionTester()
    #expect(tester.session?.refusal(of: .part(.third))?.contains("no device") == true)
    tester.session?.perform(.device(.iPhone8))
    #expect(tester.session?.refusal(of: .part(.third))?.contains("it has full") == true)
    tester.session?.perform(.device(.iPadPro12_9Inch))
    #expect(tester.session?.refusal(of: .part(.third)) == nil)
  }
}
