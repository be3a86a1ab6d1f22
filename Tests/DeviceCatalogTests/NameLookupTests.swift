import DeviceCatalog
import Testing

@Suite("A device is found by what people call it")
struct NameLookupTests {
  @Test(
    "The article's eight titles are accepted letter for letter and name its sizes",
    arguments: [
      ("iPhone 5", "iphone-5", 320.0, 568.0), ("iPhone 8", "iphone-8", 375, 667),
      ("iPhone 12 Mini", "iphone-12-mini", 375, 812), ("iPhone 12 Pro", "iphone-12-pro", 390, 844),
      ("iPhone 12 Pro Max", "iphone-12-pro-max", 428, 926), ("iPad Air", "ipad-air", 820, 1180),
      ("iPad Pro (11 inch)", "ipad-pro-11-inch", 834, 1194),
      ("iPad Pro (12.9 inch)", "ipad-pro-12-9-inch", 1024, 1366),
    ])
  func articleTitles(title: String, id: String, width: Double, height: Double) throws {
    let device = try Catalog.builtIn.device(named: title)
    #expect(device.id == id)
    #expect(device.title == title)
    #expect(device.size == Size(width: width, height: height))
  }

  @Test(
    "An exact id, name, alias or model identifier wins over longer names that hold it",
    arguments: [
      ("iphone-12", "iphone-12"), ("IPHONE 12", "iphone-12"), ("iPhone 12 mini", "iphone-12-mini"),
      ("12 mini", "iphone-12-mini"), ("SE 2022", "iphone-se-3"), ("iPhone13,1", "iphone-12-mini"),
      ("ïPhóne 12", "iphone-12"), ("iPad Air (1st generation)", "ipad-air-1"),
      ("  iPhone   8  ", "iphone-8"), ("iphone12", "iphone-12"),
    ])
  func exact(text: String, id: String) throws {
    #expect(try Catalog.builtIn.device(named: text).id == id)
  }

  @Test("A part that fits one device names it", arguments: [("XS Ma", "iphone-xs-max")])
  func uniquePart(text: String, id: String) throws {
    #expect(try Catalog.builtIn.device(named: text).id == id)
  }

  @Test("A part that fits several is refused with the names that it fits")
  func ambiguous() {
    let error = #expect(throws: CatalogError.self) {
      try Catalog.builtIn.device(named: "iPhone SE")
    }
    guard case .ambiguousDevice("iPhone SE", let candidates) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(candidates.count == 3)
  }

  @Test("A mistyped name is refused with the text and the names that are near")
  func unknown() {
    let error = #expect(throws: CatalogError.self) {
      try Catalog.builtIn.device(named: "iPhome 12")
    }
    #expect(error?.description.contains("\"iPhome 12\"") == true)
    #expect(error?.description.contains("\"iPhone 12\"") == true)
  }

  @Test("Nothing is named by an empty text", arguments: ["", "  ", "()"])
  func empty(text: String) {
    #expect(throws: CatalogError.self) { try Catalog.builtIn.device(named: text) }
  }
}
