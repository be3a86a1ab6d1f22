import Testing

@testable import demo

@Suite("The editor that the window opens sources in")
struct EditorOptionTests {
  @Test(
    "is refused before the window opens where there is no such program", arguments: ["", "no-x"])
  func missing(command: String) async throws {
    let tester = try CommandLineTester()
    #expect(await tester.run("--editor", command) == .missing)
    #expect(tester.said.contains("--editor") && tester.said.contains("no program"))
  }

  @Test("is told in the window's help")
  func help() async throws {
    let tester = try CommandLineTester()
    #expect(await tester.run("--help") == .fine)
    #expect(tester.text.contains("--editor COMMAND"))
  }
}
