import Testing

@testable import SDLHost

@Suite("Embedded face")
struct EmbeddedFaceTests {
  private static let ascii = (0x20...0x7E).compactMap { UnicodeScalar($0).map(Character.init) }
  private static let signs = Array(
    "…–—‘’“”•·×÷±°→←↑↓✓✕€£¥©®™⌘⌥⇧⌃↩⎋‹›«»éèêëáàâäãåóòôöõøúùûüíìîïñçýÿßæÉÅØÆÑÇÜ¿¡§")
  private static let weights = EmbeddedFace.Weight.allCases

  private func mask(
    _ character: Character, size: Double = 16, shift: Double = 0,
    weight: EmbeddedFace.Weight = .regular, monospaced: Bool = false
  ) -> CoverageMask {
    EmbeddedFace.mask(
      of: character, pixelsPerEm: size, subpixelX: shift, weight: weight, monospaced: monospaced)
  }

  private func ink(_ mask: CoverageMask) -> Int { mask.coverage.reduce(0) { $0 + Int($1) } }

  @Test("Every character but the spaces leaves ink within its line", arguments: [false, true])
  func inkWithinLine(monospaced: Bool) {
    for character in Self.ascii + Self.signs {
      #expect(EmbeddedFace.has(character), "\(character)")
      for weight in Self.weights {
        for size in [11.0, 34] where character != " " {
          let mask = mask(character, size: size, weight: weight, monospaced: monospaced)
          let advance = EmbeddedFace.advance(
            of: character, weight: weight, monospaced: monospaced)
          #expect(ink(mask) > 255, "\(character) at \(size)")
          #expect(mask.coverage.count == mask.width * mask.height)
          #expect(Double(mask.left) >= -0.12 * size - 1, "\(character) at \(size)")
          #expect(
            Double(mask.left + mask.width) <= (advance + 0.12) * size + 1, "\(character) at \(size)"
          )
          #expect(Double(-mask.top) <= 1.02 * size + 1, "\(character) at \(size)")
          #expect(
            Double(mask.top + mask.height) <= EmbeddedFace.descent * size + 1,
            "\(character) at \(size)")
        }
      }
    }
  }

  @Test("Spaces have an advance and no ink")
  func spaces() {
    for space in [" ", "\u{A0}"] as [Character] {
      #expect(EmbeddedFace.has(space))
      #expect(mask(space) == .empty)
      #expect(EmbeddedFace.advance(of: space, weight: .bold, monospaced: false) > 0.2)
    }
  }

  @Test("Figures share one advance, and all fixed-width characters another")
  func advances() {
    for weight in Self.weights {
      let figures = Set(
        "0123456789".map { EmbeddedFace.advance(of: $0, weight: weight, monospaced: false) })
      #expect(figures.count == 1)
      for character in Self.ascii + Self.signs {
        #expect(EmbeddedFace.advance(of: character, weight: weight, monospaced: false) > 0.1)
        #expect(EmbeddedFace.advance(of: character, weight: weight, monospaced: true) == 0.6)
      }
    }
  }

  @Test("Two characters never look the same", arguments: [false, true])
  func distinct(monospaced: Bool) {
    var seen: [[UInt8]: Character] = [:]
    for character in Self.ascii where character != " " {
      let mask = mask(character, size: 17, monospaced: monospaced)
      let key = [UInt8(mask.width), UInt8(truncatingIfNeeded: mask.top)] + mask.coverage
      #expect(seen[key] == nil, "\(character) looks like another")
      seen[key] = character
    }
  }

  @Test("A mask is the same each time, and moves with the part of a pixel")
  func deterministic() {
    for character in Self.ascii {
      #expect(mask(character, shift: 0.25) == mask(character, shift: 0.25))
    }
    #expect(mask("n", shift: 0) != mask("n", shift: 0.5))
  }

  @Test("The letter o has known ink, on every machine")
  func knownInk() {
    let mask = mask("o", size: 12)
    #expect((mask.width, mask.height) == (7, 6))
    #expect((mask.left, mask.top) == (0, -6))
    for row in 0..<mask.height / 2 {
      let other = mask.height - 1 - row
      for x in 0..<mask.width {
        let difference =
          Int(mask.coverage[row * mask.width + x]) - Int(mask.coverage[other * mask.width + x])
        #expect(abs(difference) <= 1)
      }
    }
  }

  @Test("A heavier weight never has less ink", arguments: [false, true])
  func weights(monospaced: Bool) {
    for character in Self.ascii + Self.signs {
      let inks = Self.weights.map {
        ink(mask(character, size: 40, weight: $0, monospaced: monospaced))
      }
      #expect(inks == inks.sorted(), "\(character)")
    }
  }

  @Test("Lowercase letters stand on the baseline and reach one row, at text sizes")
  func alignment() {
    for size in stride(from: 10.0, through: 28, by: 1) {
      let tops = Set("aceimnorsuvwxz".filter { $0 != "i" }.map { mask($0, size: size).top })
      #expect(tops.count == 1, "at \(size)")
      for character in "abcdehiklmnorsuvwxzABCDEFGHIKLMNOPRSTUVWXYZ0123456789." {
        let mask = mask(character, size: size)
        #expect(mask.top + mask.height == 0, "\(character) at \(size)")
      }
    }
  }

  @Test("A character without a drawing is a box")
  func unknown() {
    #expect(!EmbeddedFace.has("漢"))
    #expect(mask("漢") == mask("😀"))
    #expect(EmbeddedFace.advance(of: "漢", weight: .regular, monospaced: false) == 0.6)
  }

  @Test("A decomposed letter is the composed one")
  func decomposed() {
    #expect(EmbeddedFace.has("e\u{301}"))
    #expect(mask("e\u{301}") == mask("é"))
  }

  @Test("Sizes and shifts out of range draw at the nearest in range")
  func oddSizes() {
    for size in [0, -1, -Double.infinity, .nan, 1e-300] {
      #expect(mask("g", size: size) == mask("g", size: 1))
      #expect(mask("g", shift: size) == mask("g", shift: 0) || size > 0)
    }
    for size in [1e9, .infinity, Double.greatestFiniteMagnitude] {
      #expect(mask("@", size: size) == mask("@", size: 512))
      #expect(mask("@", shift: size) == mask("@", shift: 1))
    }
  }
}
