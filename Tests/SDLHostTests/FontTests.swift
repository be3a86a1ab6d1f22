import AppSurface
import Testing

@testable import SDLHost

@Suite("Fonts")
struct FontTests {
  nonisolated static let choices: [FontChoice] = [.embedded, .automatic]

  private func fonts(_ choice: FontChoice) -> FontSystem {
    FontSystem(choice, notices: Notices { _ in })
  }

  @Test("measures grow with the size and with nothing else", arguments: choices)
  func linear(choice: FontChoice) {
    let fonts = fonts(choice)
    for text in ["", "a", "Hamburgefonstiv 123", "Ünïcödé", "日本語", "שלום", "👍"] {
      let one = fonts.width(of: text, in: Font(size: 10))
      let seven = fonts.width(of: text, in: Font(size: 70))
      #expect(abs(seven - one * 7) < 1e-9)
      #expect(text.isEmpty == (one == 0))
    }
  }

  @Test("a line is as wide as its words and spaces", arguments: choices)
  func additive(choice: FontChoice) {
    let measuring = fonts(choice).measuring
    let whole = measuring.width("two  words ", .body)
    let parts = ["two", " ", " ", "words", " "].reduce(0) { $0 + measuring.width($1, .body) }
    #expect(abs(whole - parts) < 1e-9)
  }

  @Test("bold is wider than regular, monospaced is even", arguments: choices)
  func weights(choice: FontChoice) {
    let fonts = fonts(choice)
    let regular = fonts.width(of: "Hamburg", in: .body)
    #expect(fonts.width(of: "Hamburg", in: .body.bold()) > regular)
    let mono = Font.body.monospaced()
    #expect(abs(fonts.width(of: "iiii", in: mono) - fonts.width(of: "WWWW", in: mono)) < 0.1)
  }

  @Test("a line is at least as high as its ascent and descent", arguments: choices)
  func metrics(choice: FontChoice) {
    let metrics = fonts(choice).measuring.metrics(Font(size: 20))
    #expect(metrics.ascent > 10 && metrics.ascent < 30 && metrics.descent > 0)
    #expect(metrics.lineHeight >= metrics.ascent + metrics.descent)
  }

  @Test(
    "carets: one before each character and one behind, from 0 to the width, never backwards",
    arguments: choices,
    [
      "", " ", "a", "office AVATAR", "e\u{301}👨‍👩‍👧x", "שלום עולם",
      String(repeating: "long", count: 60),
      String(repeating: "many words ", count: 30),
    ])
  func carets(choice: FontChoice, text: String) throws {
    let measuring = fonts(choice).measuring
    let offsets = measuring.caretOffsets(text, .body)
    #expect(offsets.count == text.count + 1 && offsets.first == 0)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(abs(try #require(offsets.last) - measuring.width(text, .body)) < 1e-6)
  }

  @Test("what is missing is said once, and the next best taken")
  func fallback() {
    var said: [String] = []
    let notices = Notices { said.append($0) }
    let named = FontSystem(.named("No Such Family"), notices: notices)
    _ = FontSystem(.named("No Such Family"), notices: notices)
    #expect(named.faceName != "embedded")
    #expect(said == ["fonts: No Such Family is not installed; using \(named.faceName)"])
    let file = FontSystem(.file("/no/such.ttf"), notices: notices)
    #expect(file.faceName == named.faceName && said.count == 2)
    let wrong = FontSystem(.file("/etc/os-release"), notices: notices)
    #expect(wrong.faceName == "embedded" && said.count == 3)
    #expect(said[2].contains("is not a font"))
  }

  @Test("a family by name and a file are found")
  func named() {
    var said: [String] = []
    let notices = Notices { said.append($0) }
    #expect(FontSystem(.named("dejavu sans"), notices: notices).faceName == "DejaVu Sans")
    let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    #expect(FontSystem(.file(path), notices: notices).faceName == path)
    #expect(said == [])
  }

  @Test("a missing glyph comes from another font, or is a box; both have ink and width")
  func glyphs() throws {
    let fonts = fonts(.automatic)
    for text in ["\u{2603}", "aשb", "\u{10FFFD}", "\u{1F600}"] {
      let width = fonts.width(of: text, in: .body)
      #expect(width > 0)
      let run = TextRun(
        text: text, font: .body, origin: Point(x: 4, y: 28), width: width, color: .black)
      let pixels = try DrawnPixels([.text(run)], size: Size(width: 60, height: 40), fonts: fonts)
      #expect(pixels.inkCount > 5, "\(text)")
    }
  }

  @Test("any text whatever is taken", arguments: choices)
  func anything(choice: FontChoice) {
    let fonts = fonts(choice)
    for text in [
      "\0", "\u{FFFD}\u{200D}", "\r\n\t", "\u{202E}abc", String(repeating: "x", count: 9000),
    ] {
      #expect(fonts.width(of: text, in: .body).isFinite)
      let line = fonts.raster(text, in: FaceKey(.body), pixelsPerEm: 12, rgb: 0)
      line?.surface.free()
    }
  }

  @Test("an option means a family, a file or the embedded face")
  func option() {
    #expect(FontChoice(argument: "Embedded") == .embedded)
    #expect(FontChoice(argument: "Inter") == .named("Inter"))
    #expect(FontChoice(argument: "DejaVu Sans") == .named("DejaVu Sans"))
    #expect(FontChoice(argument: "./x") == .file("./x"))
    #expect(FontChoice(argument: "x.TTF") == .file("x.TTF"))
  }
}
