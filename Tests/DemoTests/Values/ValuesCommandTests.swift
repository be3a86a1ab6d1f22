import AppSurface
import Testing

@testable import demo

@Suite("What the app's own items show, on standard output")
struct ValuesCommandTests {
  @Test("is the source's text, to the letter, without buttons")
  func text() async throws {
    let tester = try CommandLineTester()
    #expect(await tester.run("values") == .fine)
    let lines = tester.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "--- App ---" && lines.dropFirst().first?.hasPrefix("Version: ") == true)
    #expect(tester.text.contains("\n\n--- User ---\n") && tester.text.hasSuffix("\n\n"))
    #expect(tester.text.contains("\nReading Size: 1 ×\n"))
    #expect(!tester.text.contains("Reset App") && !tester.text.contains("Mark All"))
  }

  @Test("comes as Markdown and as JSON, and another format is refused with what was meant")
  func formats() async throws {
    let tester = try CommandLineTester()
    #expect(await tester.run("values", "--format", "markdown") == .fine)
    #expect(tester.text.hasPrefix("## App\n\n| Label | Value |\n"))
    #expect(await tester.run("values", "--format", "json") == .fine)
    let json = try JSONValue(parsing: tester.output)
    #expect(json[0]?["id"] == "app" && json[0]?["items"]?[0]?["label"] == "Version")
    #expect(await tester.run("values", "--format", "jsn") == .badInput)
    #expect(tester.output.isEmpty && tester.said.contains("json"))
  }
}
