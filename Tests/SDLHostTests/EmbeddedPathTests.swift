import Testing

@testable import SDLHost

@Suite("Path language")
struct EmbeddedPathTests {
  private func mask(_ path: String, isRound: Bool = false) -> CoverageMask? {
    let pen = VectorPen(scaleX: 1, originX: 0, scaleY: 1, halfWidth: 2, isRound: isRound)
    return VectorProgram(path).map {
      CoverageRasterizer.mask(
        of: VectorTracer.layers(of: $0, pen: pen), bounds: (-100...100, -100...100))
    }
  }

  private func area(_ path: String) -> Double {
    Double((mask(path)?.coverage ?? []).reduce(0) { $0 + Int($1) }) / 255
  }

  @Test("All data of the face and the symbols parse")
  func data() {
    for (character, glyph) in GlyphTable.proportional {
      #expect(VectorProgram(glyph.path) != nil, "\(character)")
    }
    for (character, glyph) in GlyphTable.monospaced {
      #expect(VectorProgram(glyph.path) != nil, "\(character)")
      #expect(glyph.advance == 600)
    }
    for symbol in SymbolSet.symbols {
      #expect(VectorProgram(symbol.path) != nil, "\(symbol.name)")
    }
  }

  @Test("Every line of the data gives a drawing")
  func lines() {
    for text in [
      GlyphTable.uppercase, GlyphTable.lowercase, GlyphTable.figures, GlyphTable.punctuation,
      GlyphTable.signs, GlyphTable.composites,
    ] {
      for line in text.split(separator: "\n") {
        #expect(line.first.map { GlyphTable.proportional[$0] != nil } == true, "\(line)")
      }
    }
  }

  @Test(
    "What is not in the language is refused",
    arguments: ["M", "M 1", "J 1 2", "m 1 2", "M 1 x", "M 1 2 L", "1 2", "M 1 2 Z 3", "M 1.2.3 4"])
  func refused(path: String) {
    #expect(VectorProgram(path) == nil)
  }

  @Test("Shapes cover their areas")
  func areas() {
    #expect(area("F B 10 10 20 30 0") == 200)
    #expect(abs(area("M 10 10 H 30") - 80) < 0.2)
    #expect(abs(area("M 10.5 10 H 30.5") - 80) < 0.2)
    #expect(abs(area("F O 20 20 10") - 314.16) < 2)
    #expect(abs(area("O 20 20 10") - 251.3) < 2)
  }

  @Test("Overlaps are inked once, whichever way round their outlines run")
  func overlaps() {
    #expect(area("F M 0 0 H 10 V 10 H 0 Z M 0 0 V 10 H 10 V 0 Z") == 100)
    #expect(area("M 0 10 H 20 M 20 10 H 0") == 80)
    #expect(abs(area("M 10.5 0 V 20 M 10.5 20 V 0") - 80) < 0.2)
  }

  @Test("Cuts take ink away, and what follows them is drawn on top")
  func cuts() {
    #expect(area("F B 0 0 20 20 0 N B 0 0 10 20 0") == 200)
    #expect(area("F B 0 0 20 20 0 K M 0 10 H 20") == 320)
    #expect(area("F B 0 0 20 20 0 N B 0 0 20 20 0 F B 0 0 5 5 0") == 25)
  }

  @Test("A curve tighter than its stroke leaves no hole")
  func tightCurve() throws {
    let mask = try #require(self.mask("W 4 M 10 10 C 30 10 30 14 10 14"))
    for x in 12..<22 {
      let column = (0..<mask.height).map { mask.coverage[$0 * mask.width + x - mask.left] }
      let inked = column.indices.filter { column[$0] > 0 }
      #expect(inked.count == (inked.last ?? 0) - (inked.first ?? 0) + 1)
    }
  }

  @Test("Ends are round or flat, corners round or pointed")
  func ends() {
    #expect(mask("M 10 10 H 20")?.width == 10)
    #expect(mask("M 10 10 H 20", isRound: true)?.width == 14)
    #expect(area("M 10 10 H 20 V 20") == 80)
    #expect(mask("M 10 10 L 10 10", isRound: true)?.width == 4)
  }
}
