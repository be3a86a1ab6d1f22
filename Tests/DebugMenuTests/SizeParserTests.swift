import AppSurface
import Testing

@testable import DebugMenu

@Suite("A typed size")
struct SizeParserTests {
  @Test(
    "is read as people write it",
    arguments: [
      ("390x844", 390, 844), ("390 × 844", 390, 844), ("390X844", 390, 844),
      (" 390 * 844 ", 390, 844), ("1x1", 1, 1), ("100000x100000", 100_000, 100_000),
      ("390.5x844.25", 390.5, 844.25), ("0390x844", 390, 844),
    ] as [(String, Double, Double)])
  func reads(text: String, width: Double, height: Double) throws {
    #expect(try SizeParser.parse(text) == Size(width: width, height: height))
  }

  @Test(
    "that is none is refused with what is allowed",
    arguments: [
      "0x0", "0x844", "390x0", "-1x844", "390x-844", "nanx844", "390xinf", "1e309x1", "1e2x1",
      "0x10x844", "12x", "x12", "12", "", "x", "100001x100001", "390x844x2", "ax b", "+390x844",
      "390,5x844", "0.5x844", "390 844", "١٢x٣٤", ".x.",
    ])
  func refuses(text: String) {
    let error = #expect(throws: SizeError.self) { try SizeParser.parse(text) }
    #expect(error?.message.contains("each from 1 to 100000") == true, "\(error?.message ?? "")")
  }

  @Test("names the side that is wrong, and keeps long input short")
  func message() {
    let error = #expect(throws: SizeError.self) { try SizeParser.parse("390x0") }
    #expect(error?.message.hasPrefix("'390x0' has a height of 0;") == true)
    let long = #expect(throws: SizeError.self) {
      try SizeParser.parse(String(repeating: "9", count: 1_000_000))
    }
    #expect(long.map { $0.message.count < 200 } == true)
  }

  @Test("may be held to a narrower range")
  func narrower() {
    #expect(throws: SizeError.self) { try SizeParser.parse("1367x10", allowed: 1...1366) }
  }
}
