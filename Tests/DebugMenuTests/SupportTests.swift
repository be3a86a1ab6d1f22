import Testing

@testable import DebugMenu

@Suite("Folded text")
struct TextFoldingTests {
  @Test(
    "has neither case nor accents",
    arguments: [
      ("iPhone 8", "iphone 8"), ("São Paulo", "sao paulo"), ("ÉCLAIR", "eclair"),
      ("Stra\u{DF}e", "strasse"), ("e\u{301}", "e"), ("Việt", "viet"), ("Łódź", "lodz"),
      ("日本", "日本"), ("", ""), ("👩‍👩‍👧", "👩‍👩‍👧"),
    ])
  func folds(text: String, folded: String) {
    #expect(TextFolding.fold(text) == folded)
  }
}

@Suite("A hint for a mistyped name")
struct NearMatchesTests {
  @Test("offers what is near")
  func near() {
    #expect(
      NearMatches.hint(for: "tpa", in: ["shake", "tap", "drag"]) == "; did you mean tap?")
  }

  @Test("lists all names when they are few and none is near, else nothing")
  func all() {
    #expect(NearMatches.hint(for: "zzz", in: ["a1", "b2", "c3"]) == "; it can be a1, b2 or c3")
    #expect(NearMatches.hint(for: "zzz", in: []) == "")
    #expect(NearMatches.hint(for: "zzz", in: (100..<200).map { "n\($0)" }) == "")
  }
}
