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

@Suite("Near matches")
struct NearMatchesTests {
  let verbs = ["shake", "key", "type", "tap", "drag", "screenshot", "screen", "state"]

  @Test(
    "are offered likeliest first",
    arguments: [
      ("shkae", ["shake"]), ("tpa", ["tap"]), ("screnshot", ["screenshot"]), ("scre", ["screen"]),
      ("zzzz", []), ("", []),
    ])
  func offers(name: String, expected: [String]) {
    #expect(NearMatches.of(name, in: verbs).first == expected.first)
  }

  @Test("count exchanged neighbours as one step")
  func exchanged() {
    #expect(NearMatches.editDistance(Array("ctrl"), Array("crtl")) == 1)
    #expect(NearMatches.editDistance([], Array("abc")) == 3)
    #expect(NearMatches.editDistance(Array("kitten"), Array("sitting")) == 3)
  }

  @Test("make a hint that lists all names when they are few and none is near")
  func hint() {
    #expect(NearMatches.hint(for: "zzz", in: ["a1", "b2", "c3"]) == "; it can be a1, b2 or c3")
    #expect(NearMatches.hint(for: "tapp", in: verbs) == "; did you mean tap?")
  }
}
