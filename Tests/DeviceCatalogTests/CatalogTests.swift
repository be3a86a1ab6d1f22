import DeviceCatalog
import Testing

@Suite("Catalogues of one's own")
struct CatalogTests {
  private func device(_ id: String, _ name: String) -> Device {
    Device(
      id: id, name: name, family: DeviceFamily("Mine"), kind: .phone,
      size: Size(width: 300, height: 600), scale: 2)
  }

  @Test("Each device is found by its id")
  func byID() {
    for (index, device) in Device.allCases.enumerated() {
      #expect(Catalog.builtIn.device(id: device.id) == device)
      #expect(Catalog.builtIn.position(of: device.id) == index)
    }
    #expect(Catalog.builtIn.device(id: "nothing") == nil)
  }

  @Test("A device prints as its name")
  func printing() { #expect("\(Device.iPhone12Mini)" == "iPhone 12 Mini") }

  @Test("Families come in the order of their first device and hold all devices")
  func families() {
    let families = Catalog.builtIn.families
    #expect(families.first == .iPhone)
    #expect(
      families.map(Catalog.builtIn.devices(in:)).reduce(0) { $0 + $1.count }
        == Device.allCases.count)
    #expect(Set(families).count == families.count)
  }

  @Test("A family is found whatever its case, and refused with near names")
  func familyNamed() throws {
    #expect(try Catalog.builtIn.family(named: "ipad pro") == .iPadPro)
    let error = #expect(throws: CatalogError.self) { try Catalog.builtIn.family(named: "Galaxi") }
    #expect(error?.description.contains("\"Galaxy\"") == true)
  }

  @Test("Devices are added behind the ones that are there, and found like them")
  func adding() throws {
    let catalog = try Catalog.builtIn.adding([device("mine", "My phone")])
    #expect(catalog.devices.count == Device.allCases.count + 1)
    #expect(catalog.devices.last?.id == "mine")
    #expect(try catalog.device(named: "my PHONE").id == "mine")
    #expect(catalog.search("my phone").map(\.id) == ["mine"])
    #expect(catalog.families.last == DeviceFamily("Mine"))
  }

  @Test("An id or a name that is taken is refused, each one named")
  func duplicates() {
    let error = #expect(throws: CatalogError.self) {
      try Catalog.builtIn.adding([
        device("iphone-12", "One"), device("two", "iPhone 12"), device("three", "Three"),
        device("three", "Four"),
      ])
    }
    #expect(error?.faults.map(\.path) == ["$[0].id", "$[1].name", "$[3].id"])
  }

  @Test("What a catalogue wrote can be added to it again, and changes nothing")
  func addingItself() throws {
    let written = try Catalog(json: Catalog.builtIn.json.compact)
    let again = try Catalog.builtIn.adding(written)
    #expect(again.devices == Catalog.builtIn.devices)
  }

  @Test("A device that says so takes the place of the one with its id")
  func replacing() throws {
    let mine = device("iphone-12", "Mine")
    let catalog = try Catalog.builtIn.adding([mine], replacing: true)
    #expect(catalog.devices.count == Device.allCases.count)
    #expect(catalog.device(id: "iphone-12") == mine)
    #expect(catalog.position(of: "iphone-12") == Catalog.builtIn.position(of: "iphone-12"))
    #expect(throws: CatalogError.self) { try catalog.device(named: "iPhone13,2") }
  }

  @Test("Devices may be called by symbols, and are told apart")
  func symbols() throws {
    let catalog = try Catalog.builtIn.adding([device("sun", "☀️"), device("star", "★")])
    #expect(try catalog.device(named: "★").id == "star")
    #expect(try catalog.device(named: "☀️").id == "sun")
    #expect(throws: CatalogError.self) { try catalog.device(named: "☂︎") }
  }

  @Test("Two records of one file cannot replace each other")
  func replacingTwice() {
    #expect(throws: CatalogError.self) {
      try Catalog.builtIn.adding([device("a", "A"), device("a", "B")], replacing: true)
    }
  }
}

@Suite("Near matches")
struct NearMatchTests {
  let names = ["reset", "rotate", "device", "screenshot", "iPhone 12", "iPhone 12 Pro"]

  @Test(
    "A slip of the finger finds the name",
    arguments: [
      ("rest", "reset"), ("rotaet", "rotate"), ("devcie", "device"), ("Device", "device"),
      ("screenshto", "screenshot"), ("screen", "screenshot"), ("iphome 12", "iPhone 12"),
    ])
  func near(text: String, name: String) {
    #expect(nearMatches(to: text, in: names).first == name)
  }

  @Test("What is near to nothing finds nothing", arguments: ["", "zzzzzz", "()", "🙂"])
  func far(text: String) {
    #expect(nearMatches(to: text, in: names) == [])
  }

  @Test("No more than asked for are given, and none twice")
  func limit() {
    #expect(
      nearMatches(to: "aaaa", in: ["aaab", "aaac", "aaad", "aaab"], limit: 2) == ["aaab", "aaac"])
  }

  @Test("A very long text is compared in no time")
  func long() {
    let text = String(repeating: "iPhone ", count: 10_000)
    _ = nearMatches(to: text, in: names + [text])
  }
}
