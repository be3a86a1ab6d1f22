import AppSurface
import Testing

@testable import SDLHost

@Suite("Lines are cut into parts")
struct TextPartTests {
  @Test(
    "words and spaces together are the line again", arguments: ["", " ", "a b", "  x  y ", "ab"])
  func words(text: String) {
    #expect(Words(text).map(String.init).joined() == text)
  }

  @Test("no part is longer than a bound, and a space is a part of its own")
  func bounded() {
    #expect(Words(" one two").map(String.init) == [" ", "one", " ", "two"])
    #expect(Words(String(repeating: "x", count: 200)).map(\.count) == [64, 64, 64, 8])
  }

  @Test("a line changes face where a glyph is missing, spaces stay with what is before them")
  func faces() {
    let parts = TextSegment.split("ab 日本 c") { $0.value > 0x3000 ? 1 : 0 }
    #expect(parts.map(\.text) == ["ab ", "日本 ", "c"] && parts.map(\.face) == [0, 1, 0])
  }

  @Test("a text changes where its script does, what is no letter goes with its neighbours")
  func scripts() {
    let parts = TextSegment.split("(שלום) abc!") { _ in 0 }
    #expect(parts.map(\.text) == ["(שלום) ", "abc!"])
    #expect(parts.map(\.script) == [.hebrew, .leftToRight])
    #expect(TextSegment.split("(!)") { _ in 0 }.map(\.script) == [nil])
    let arabic = TextSegment.split("سلام") { $0.value == 0x627 ? 1 : 0 }
    #expect(arabic.map(\.face) == [0, 1, 0] && arabic.allSatisfy { $0.script == .arabic })
  }

  @Test("a bounded memory keeps what is asked for again")
  func memory() {
    var memory = GenerationCache<Int, Int>(limit: 10)
    memory.insert(1, for: 0)
    for number in 1..<100 {
      memory.insert(number, for: number)
      #expect(memory.value(for: 0) == 1)
      #expect(memory.count <= 20)
    }
    #expect(memory.value(for: 1) == nil)
  }
}
