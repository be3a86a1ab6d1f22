import Testing

@testable import demo

/// The figures need a release build and a quiet machine to say anything; here each is only shown to be
/// measured at all, so that a change to what it presses or looks for is noticed.
@Suite("demo bench")
struct BenchTests {
  @Test(
    "Each figure is measured, on a line of its own",
    .serialized,
    arguments: [
      ("frame.n100", ["build", "raster"]), ("drag.n1000", ["build", "raster"]),
      ("menu.open.n10000", []), ("search.n10000", []), ("watch.n500", []),
      ("resize.AboutView", ["build", "raster"]), ("layout.AboutView", ["", "commands"]),
      ("relayout.AboutView", ["", "commands"]), ("list.n100000.scroll", ["", "commands"]),
      ("overlay", ["unchanged", "unchanged.drawn", "change"]), ("wall.n12", ["build", "raster"]),
      ("sheet.per_picture", []), ("limit.clear_present", []),
    ])
  func figures(name: String, parts: [String]) async throws {
    let tester = try CommandLineTester()
    #expect(await tester.run("bench", "--quick", "--only", name) == .fine, "\(tester.said)")
    let lines = tester.text.split(separator: "\n").map { $0.split(separator: " ") }
    let wanted = (parts.isEmpty ? [""] : parts).map { $0.isEmpty ? name : "\(name).\($0)" }
    let names = lines.compactMap { $0.first.map(String.init) }
    #expect(names.filter(wanted.contains) == wanted, "\(tester.text)")
    for line in lines where line.count == 3 {
      let mayBeZero = line[0].hasSuffix("drawn")
      #expect(Double(line[1]).map { $0 > 0 || mayBeZero } == true, "\(line)")
    }
    #expect(lines.allSatisfy { $0.count == 3 })
  }

  @Test("A figure that there is not is answered with those that are near")
  func nothing() async throws {
    let tester = try CommandLineTester()
    #expect(await tester.run("bench", "--quick", "--only", "layuot.AboutView") == .badInput)
    #expect(tester.said.contains("--only: no figure begins with 'layuot.AboutView'"))
    #expect(tester.said.contains("layout.AboutView"), "\(tester.said)")
    #expect(tester.text.isEmpty)
  }

  @Test("A role that there is not is answered with those that there are")
  func role() async throws {
    let tester = try CommandLineTester()
    #expect(await tester.run("bench", "--role", "nothing") == .badInput)
    #expect(tester.said.contains("--role: there is no role 'nothing'"))
  }
}
