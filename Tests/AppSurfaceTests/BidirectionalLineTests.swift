import AppSurfaceTesting
import Testing

@testable import AppSurface

/// Lines as they are written and as they are seen; capitals are Hebrew.
@Suite struct BidirectionalLineTests {
  private func seen(_ text: String, isRightToLeft: Bool? = nil) -> String {
    let characters = Array(text)
    let runs = BidirectionalLine(text, isRightToLeft: isRightToLeft).runs
    return runs.reduce(into: "") { seen, run in
      let part = characters[run.range]
      seen += String(run.isRightToLeft ? Array(part.reversed()) : Array(part))
    }
  }

  @Test(
    "A line is seen in the order of the Unicode Bidirectional Algorithm",
    arguments: [
      ("", ""), ("   ", "   "), ("!?.", "!?."), ("car", "car"), ("12", "12"),
      // Words and spaces.
      ("AB CD", "DC BA"), ("AB ", " BA"), ("AB  ", "  BA"), (" AB", "BA "),
      ("car AB", "car BA"), ("car AB ", "car BA "), ("car AB dog", "car BA dog"),
      ("AB car CD", "DC car BA"), ("AB car", "car BA"), ("AB car ", " car BA"),
      ("car AB CD dog", "car DC BA dog"), ("carAB", "carBA"), ("ABcar", "carBA"),
      // Numbers.
      ("AB 12", "12 BA"), ("12 AB", "BA 12"), ("AB 3.5%", "3.5% BA"), ("AB $5", "$5 BA"),
      ("AB 1-2", "1-2 BA"), ("AB-12", "12-BA"), ("AB 1,2:3", "1,2:3 BA"), ("AB 1, 2", "2 ,1 BA"),
      ("car 12 AB", "car 12 BA"), ("car AB 12", "car 12 BA"), ("car AB 12 dog", "car 12 BA dog"),
      ("AB car 12", "car 12 BA"), ("AB 12 car", "car 12 BA"), ("AB % CD", "DC % BA"),
      // Punctuation.
      ("AB!", "!BA"), ("car AB!", "car BA!"), ("AB, CD", "DC ,BA"), ("AB.", ".BA"),
      ("car \"AB CD\"", "car \"DC BA\""), ("car MEANS CAR.", "car RAC SNAEM."),
      // Brackets; they are mirrored where they are drawn.
      ("AB (CD)", ")DC( BA"), ("AB (car)", ")car( BA"), ("car (AB) dog", "car (BA) dog"),
      ("[AB] car (CD)", ")DC( car ]BA["), ("car AB(dog)", "car BA(dog)"),
      // Arabic, with digits of both kinds.
      ("سلام ٣٫٥", "٣٫٥ مالس"), ("ع 12-34", "34-12 ع"), ("ع ١٢٪", "٪١٢ ع"), ("car ١٢", "car ١٢"),
      // Characters of several scalars.
      ("👍👩‍👧", "👍👩‍👧"), ("AB👍", "👍BA"), ("e\u{301}AB", "e\u{301}BA"),
      ("A\u{5B8}B", "BA\u{5B8}"), ("A🇮🇱B", "B🇮🇱A"),
      // Tabs, what is not seen, and the marks of direction.
      ("AB\tCD", "DC\tBA"), ("car AB\tCD", "car BA\tDC"), ("AB\u{AD}CD", "DC\u{AD}BA"),
      ("\u{200F}!car", "car!\u{200F}"), ("\u{200E}AB!", "\u{200E}BA!"),
    ])
  func order(written: String, expected: String) {
    #expect(seen(hebrew(written)) == hebrew(expected))
  }

  @Test(
    "A base direction that is handed in counts",
    arguments: [
      ("car MEANS CAR.", true, ".RAC SNAEM car"), ("car", true, "car"), ("car!", true, "!car"),
      ("car (dog) AB", true, "BA car (dog)"), ("AB!", false, "BA!"), ("AB car", false, "BA car"),
      ("AB (car) CD", false, "BA (car) DC"), ("!?", true, "?!"), ("", true, ""),
      ("AB (CD car) dog", false, "BA (DC car) dog"),
    ])
  func handedIn(written: String, isRightToLeft: Bool, expected: String) {
    #expect(seen(hebrew(written), isRightToLeft: isRightToLeft) == hebrew(expected))
  }

  @Test(
    "The first letter says how a line runs",
    arguments: [
      ("", false), ("12 !", false), ("car AB", false), ("AB car", true), ("12 (AB)", true),
      ("\u{200F}", true), ("\u{200E}AB", false), ("ع", true), ("日本 AB", false),
      ("\u{10900}", true), ("\u{1E900}", true),
    ])
  func base(written: String, isRightToLeft: Bool) {
    #expect(BidirectionalLine(hebrew(written)).isRightToLeft == isRightToLeft)
    #expect(BidirectionalLine.isRightToLeft(hebrew(written)) == isRightToLeft)
  }

  @Test("Levels are those of the standard")
  func levels() {
    #expect(BidirectionalLine(hebrew("car AB 12")).levels == [0, 0, 0, 0, 1, 1, 1, 2, 2])
    #expect(BidirectionalLine(hebrew("AB car 1 ")).levels == [1, 1, 1, 2, 2, 2, 2, 2, 1])
    let runs = BidirectionalLine(hebrew("AB car 1 ")).runs
    #expect(runs.map(\.range) == [8..<9, 3..<8, 0..<3] && runs.map(\.level) == [1, 2, 1])
  }

  @Test("Every character is seen once, whatever the text")
  func complete() {
    let pieces = [
      "A", "B ", "a", "b ", "1", "2.5%", "(", ")", "ع", "٣", "\t", "!", "\u{301}", "\u{AD}",
    ]
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let text = hebrew(random.text(pieces, upTo: 20))
      let line = BidirectionalLine(text)
      #expect(line.levels.count == text.count)
      #expect(line.runs.flatMap { Array($0.range) }.sorted() == Array(0..<text.count))
    }
  }

  @Test("Brackets in brackets and long lines are taken, however many")
  func deep() {
    let text =
      String(repeating: "([", count: 500) + hebrew("A") + String(repeating: "])", count: 500)
    #expect(BidirectionalLine(text).levels == [UInt8](repeating: 1, count: 2001))
    let long = String(repeating: hebrew("(AB) car 12, "), count: 500)
    #expect(BidirectionalLine(long).runs.count > 1000)
  }

  @Test("Bytes tell which text may run right to left")
  func needed() {
    let strong: Set<BidirectionalClass> = [.right, .arabicLetter, .arabicNumber]
    for value in (0..<0xD800 as Range<UInt32>).map({ $0 }) + (0xE000..<0x1F000 as Range<UInt32>) {
      guard let scalar = Unicode.Scalar(value), strong.contains(BidirectionalClass(scalar)) else {
        continue
      }
      #expect(BidirectionalLine.isNeeded(for: "a" + String(scalar)), "\(String(value, radix: 16))")
    }
    for text in ["", "abc", "Ünïcödé", "日本語", "❤️ “quotes” … 👍🏽", "हिन्दी", "Ελληνικά", "Русский"] {
      #expect(!BidirectionalLine.isNeeded(for: text), "\(text)")
    }
  }

  @Test("Text that is set from the left only is turned, its brackets too")
  func mirrored() {
    #expect(MirroredCharacters.reversed(hebrew("A(B]<")) == hebrew(">[B)A"))
    #expect(MirroredCharacters.reversed("") == "")
  }
}
