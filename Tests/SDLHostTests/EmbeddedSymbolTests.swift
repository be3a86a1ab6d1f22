import Testing

@testable import SDLHost

@Suite("Symbol set")
struct EmbeddedSymbolTests {
  private static let weights = EmbeddedFace.Weight.allCases

  private func ink(_ mask: CoverageMask) -> Int { mask.coverage.reduce(0) { $0 + Int($1) } }

  @Test("Every symbol leaves ink within its box, about its middle")
  func inkWithinBox() throws {
    for name in SymbolSet.names {
      for size in [16.0, 24, 33.5, 60] {
        for weight in Self.weights {
          let mask = try #require(SymbolSet.mask(named: name, pixelSize: size, weight: weight))
          #expect(mask.left >= 0 && mask.top >= 0, "\(name)")
          #expect(Double(mask.left + mask.width) <= size.rounded(.up), "\(name)")
          #expect(Double(mask.top + mask.height) <= size.rounded(.up), "\(name)")
          #expect(mask.coverage.count == mask.width * mask.height)
          #expect(Double(ink(mask)) / 255 > 0.03 * size * size, "\(name) at \(size)")
          let middleX = Double(mask.left) + Double(mask.width) / 2
          let middleY = Double(mask.top) + Double(mask.height) / 2
          #expect(abs(middleX - size / 2) <= 0.06 * size + 0.5, "\(name) at \(size)")
          #expect(abs(middleY - size / 2) <= 0.06 * size + 0.5, "\(name) at \(size)")
        }
      }
    }
  }

  @Test("The symbols that the interface asks for are there, each once")
  func names() {
    let wanted = """
      house house.fill message message.fill bubble.left square.grid.2x2 bag bag.fill cart gearshape
      gearshape.fill person person.fill person.crop.circle chevron.right chevron.left chevron.down
      chevron.up checkmark checkmark.circle.fill xmark xmark.circle.fill magnifyingglass heart
      heart.fill star star.fill star.leadinghalf.filled plus minus plus.circle.fill minus.circle
      photo bell bookmark bookmark.fill square.and.arrow.up paperplane.fill arrow.up.circle.fill
      arrow.left arrow.right arrow.counterclockwise arrow.uturn.backward rotate.right
      arrow.left.and.right arrow.up.and.down iphone iphone.landscape ipad ipad.landscape applewatch
      tv laptopcomputer gamecontroller display moon moon.fill sun.max textformat.size eye eye.slash
      lock envelope key globe clock calendar trash pencil doc.on.doc ellipsis ellipsis.circle
      line.3.horizontal slider.horizontal.3 list.bullet info.circle exclamationmark.triangle
      exclamationmark.circle questionmark.circle bolt bolt.fill flag tag mappin cloud wifi
      battery.100 cellularbars play.fill pause.fill circle circle.fill square square.fill hand.tap
      scope ladybug wrench cube hammer waveform mic camera creditcard gift leaf cup airplane
      music.note book newspaper sparkles shippingbox accessibility keyboard rectangle.split.2x1
      rectangle.on.rectangle macwindow
      """
    let names = Set(SymbolSet.names)
    for name in wanted.split(whereSeparator: \.isWhitespace) {
      #expect(names.contains(String(name)), "\(name)")
    }
    #expect(names.count == SymbolSet.names.count)
    #expect(SymbolSet.mask(named: "no.such.symbol", pixelSize: 24, weight: .regular) == nil)
  }

  @Test("A heavier weight never has less ink, but where it cuts ink away")
  func weights() {
    for symbol in SymbolSet.symbols where !symbol.path.contains("K") {
      let inks = Self.weights.map {
        SymbolSet.mask(named: symbol.name, pixelSize: 48, weight: $0).map(ink) ?? 0
      }
      #expect(inks == inks.sorted(), "\(symbol.name)")
    }
  }

  @Test("A filled symbol is as large as its outline and has more ink")
  func filled() throws {
    for name in SymbolSet.names where SymbolSet.names.contains(name + ".fill") {
      let outline = try #require(SymbolSet.mask(named: name, pixelSize: 96, weight: .regular))
      let filled = try #require(
        SymbolSet.mask(named: name + ".fill", pixelSize: 96, weight: .regular))
      #expect(ink(filled) > ink(outline), "\(name)")
      #expect(abs(filled.width - outline.width) <= 2, "\(name)")
      #expect(abs(filled.height - outline.height) <= 2, "\(name)")
    }
  }

  @Test("Sizes out of range draw at the nearest in range")
  func oddSizes() {
    func mask(_ size: Double) -> CoverageMask? {
      SymbolSet.mask(named: "gearshape", pixelSize: size, weight: .bold)
    }
    for size in [0, -5, -Double.infinity, .nan] { #expect(mask(size) == mask(1)) }
    for size in [1e9, Double.infinity] { #expect(mask(size) == mask(512)) }
  }
}
