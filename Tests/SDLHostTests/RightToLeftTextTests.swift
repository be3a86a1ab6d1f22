import AppSurface
import Testing

@testable import SDLHost

/// Where a machine has no font with Hebrew, its letters are boxes, which stand in the same order.
@Suite("Text that runs right to left is drawn in the order in which it is read")
struct RightToLeftTextTests {
  nonisolated static let choices: [FontChoice] = [.embedded, .automatic]

  private func fonts(_ choice: FontChoice) -> FontSystem {
    FontSystem(choice, notices: Notices { _ in })
  }

  /// The pixels of texts, each behind the one before it, from 10 points on.
  private func pixels(_ texts: [String], _ fonts: FontSystem) throws -> [UInt8] {
    let font = Font(size: 24)
    var x = 10.0
    let commands = texts.map { text -> DrawCommand in
      let width = fonts.width(of: text, in: font)
      defer { x += width }
      return .text(
        TextRun(
          text: text, font: font, origin: Point(x: x, y: 34), width: width, color: .black))
    }
    return try DrawnPixels(commands, size: Size(width: 300, height: 50), fonts: fonts)
      .picture.bitmap.pixels
  }

  @Test(
    "the words of a line stand from the right, in other text from where they are",
    arguments: choices,
    [
      ("אב גד", ["גד", " ", "אב"]), ("אב גד הוזח", ["הוזח", " ", "גד", " ", "אב"]),
      ("car אב גד dog", ["car", " ", "גד", " ", "אב", " ", "dog"]),
      ("אב car 3.5% גד", ["גד", " ", "car", " ", "3.5%", " ", "אב"]),
      ("אב 12", ["12", " ", "אב"]), ("سلام عليكم", ["عليكم", " ", "سلام"]),
    ] as [(String, [String])])
  func words(choice: FontChoice, line: (text: String, seen: [String])) throws {
    let fonts = fonts(choice)
    let drawn = try pixels([line.text], fonts)
    #expect(try drawn == pixels(line.seen, fonts))
    #expect(try drawn != pixels([""], fonts))
  }

  @Test("letters and brackets are turned by the face that sets from the left only")
  func embedded() throws {
    let fonts = fonts(.embedded)
    let cases = [
      ("א(", [")日"]), ("(א)", ["(日)"]), ("א<b", ["b", ">日"]), ("א.", [".日"]),
    ]
    for (text, seen) in cases {
      #expect(try pixels([text], fonts) == pixels(seen, fonts), "\(text)")
    }
  }

  @Test("a bracket opens to the letters that it holds, whichever face sets them")
  func brackets() throws {
    let fonts = fonts(.automatic)
    #expect(try pixels(["(א)"], fonts) == pixels(["(", "א", ")"], fonts))
  }

  @Test(
    "the parts of a line are as wide as it is measured, and stand side by side",
    arguments: choices,
    [
      "", " ", "אב", "אב ", "a אב(ג) d", "אב car, 12% גד!", "אבcar12", "سلام ٣٫٥ (ab)",
      "  אב  גד  ",
      String(repeating: "אב", count: 80) + "x",
    ])
  func pieces(choice: FontChoice, text: String) {
    let fonts = fonts(choice)
    let pieces = fonts.pieces(
      of: TextRun(text: text, font: .body, origin: .zero, width: 0, color: .black))
    var end = 0.0
    for piece in pieces {
      #expect(abs(piece.x - end) < 1e-9 && piece.width >= 0)
      end = piece.x + piece.width
    }
    #expect(abs(end * Font.body.size - fonts.width(of: text, in: .body)) < 1e-6)
    #expect(pieces.map(\.text).joined().count == text.count)
  }

  @Test("ink stands between the carets of its characters", arguments: choices)
  func carets(choice: FontChoice) throws {
    let fonts = fonts(choice)
    let font = Font(size: 24)
    let text = "אבגד    ab"
    let layout = TextLayout(text, font: font, measuring: fonts.measuring)
    let map = TextCaretMap(text, layout: layout, font: font, measuring: fonts.measuring)
    let run = TextRun(
      text: text, font: font, origin: Point(x: 0, y: 34), width: layout.size.width, color: .black)
    let pixels = try DrawnPixels(
      [.text(run)], size: Size(width: 300, height: 50), fonts: fonts)
    for (range, hasInk) in [(0..<4, true), (4..<8, false), (8..<10, true)] {
      let rect = try #require(map.rects(for: range).first)
      let columns = Int(rect.minX) + 3...Int(rect.maxX) - 3
      let ink = columns.contains { x in (0..<50).contains { pixels[x, $0] != 0xFFFFFF } }
      #expect(ink == hasInk, "\(range)")
    }
    #expect(map.caret(at: 0).minX > map.caret(at: 8).minX)
  }
}
