import DeviceCatalog
import Testing

@Suite("Searching the catalogue")
struct SearchTests {
  private func ids(_ text: String) -> [String] { Catalog.builtIn.search(text).map(\.id) }

  @Test(
    "The device that is meant comes first",
    arguments: [
      ("iphone 12", "iphone-12"), ("12 iphone", "iphone-12"), ("12 mini", "iphone-12-mini"),
      ("mini 12", "iphone-12-mini"), ("SE 2022", "iphone-se-3"), ("2022 se", "iphone-se-3"),
      ("iPhone13,1", "iphone-12-mini"), ("IPHONE XS MAX", "iphone-xs-max"),
      ("iPad Pro (12.9 inch)", "ipad-pro-12-9-inch"), ("ípad aïr", "ipad-air"),
      ("s24 ultra", "galaxy-s24-ultra"), ("ultra samsung s24", "galaxy-s24-ultra"),
      ("galaxy s24+", "galaxy-s24-plus"), ("s24 plus", "galaxy-s24-plus"),
      ("google pixel 8", "pixel-8"), ("iphone12", "iphone-12"), ("deck", "steam-deck"),
      ("fold6 cover", "galaxy-z-fold6-cover"), ("apple tv 4k", "apple-tv-4k"),
      ("360x780", "galaxy-s22"), ("  pixel   fold ", "pixel-fold"),
    ])
  func best(text: String, id: String) {
    #expect(ids(text).first == id)
  }

  @Test(
    "A size is found however it is written, and either way round",
    arguments: [
      "390x844", "390 x 844", "390X844", "390×844", "390 x844", "390x 844", "844x390", "844 x 390",
    ])
  func size(text: String) {
    let found = Catalog.builtIn.search(text)
    #expect(
      found.prefix(4).map(\.id) == ["iphone-12", "iphone-12-pro", "iphone-13", "iphone-13-pro"])
    #expect(found.allSatisfy { [390, 844].contains($0.size.width) })
  }

  @Test("A number is found where a number begins, not in the midst of a longer one")
  func wholeNumbers() {
    #expect(ids("12 mini") == ["iphone-12-mini"])
    #expect(ids("iphone 1").contains("iphone-12"))
    #expect(ids("13,1").contains("iphone-12-mini"))
  }

  @Test("A side alone is found")
  func side() {
    #expect(ids("844").contains("iphone-12"))
    #expect(!ids("844").contains("iphone-11"))
  }

  @Test("The 12 mini is found by its points, its panel's points and its panel's pixels")
  func panel() {
    for text in ["375x812", "360x780", "360 x 780", "1080x2340", "1125x2436"] {
      #expect(ids(text).contains("iphone-12-mini"), "\(text)")
    }
  }

  @Test("Sizes of Android, which are fractions, are found rounded up and down")
  func fractions() {
    #expect(ids("411x914").contains("pixel-8"))
    #expect(ids("412x915").contains("pixel-8"))
  }

  @Test("A year and a family narrow the list")
  func yearAndFamily() {
    let found = Catalog.builtIn.search("2020 ipad")
    #expect(found.contains(.iPadAir))
    #expect(found.allSatisfy { $0.year == 2020 })
    #expect(Catalog.builtIn.search("wear os").count == 5)
    #expect(Catalog.builtIn.search("iphone 390x844").first == .iPhone12)
  }

  @Test(
    "What does not fit as a whole finds nothing", arguments: ["iphone galaxy", "zzz", "1x1", "()"])
  func nothing(text: String) {
    #expect(ids(text) == [])
  }

  @Test("An empty text gives all, in their order", arguments: ["", "   "])
  func empty(text: String) {
    #expect(Catalog.builtIn.search(text) == Device.allCases)
  }

  @Test("The same text gives the same order, that of the catalogue among equals")
  func stable() {
    let first = ids("iphone")
    for _ in 0..<5 { #expect(ids("iphone") == first) }
    #expect(first.first == "iphone-4s")
    let order = first.compactMap { Catalog.builtIn.position(of: $0) }
    #expect(order == order.sorted())
  }

  @Test(
    "Any text can be searched for",
    arguments: ["🙂", "x", "xx", "1x", "x1", "e\u{301}", "\0", "12x34x56"])
  func odd(text: String) {
    _ = Catalog.builtIn.search(text)
    _ = Catalog.builtIn.search(String(repeating: text, count: 1000))
  }
}

@Suite("The nearest device to a size")
struct NearestTests {
  @Test(
    "An exact size is at distance zero, either way round",
    arguments: [
      (375.0, 812.0, "iphone-x", Orientation.portrait),
      (844, 390, "iphone-12", .landscapeLeft), (1280, 800, "pixel-tablet", .landscapeLeft),
    ])
  func exact(width: Double, height: Double, id: String, orientation: Orientation) throws {
    let nearest = try #require(Catalog.builtIn.nearest(to: Size(width: width, height: height)))
    #expect(nearest.device.id == id)
    #expect(nearest.distance == 0)
    #expect(nearest.orientation == orientation)
  }

  @Test("The distance is that of the sizes")
  func distance() throws {
    let catalog = try Catalog([.iPhone12])
    let nearest = try #require(catalog.nearest(to: Size(width: 393, height: 840)))
    #expect(nearest.distance == 5)
  }

  @Test("No device is nearest in an empty catalogue or to a size that is not finite")
  func none() throws {
    #expect(try Catalog([]).nearest(to: Size(width: 1, height: 1)) == nil)
    #expect(Catalog.builtIn.nearest(to: Size(width: .nan, height: 1)) == nil)
    #expect(Catalog.builtIn.nearest(to: Size(width: 1, height: .infinity)) == nil)
  }
}
