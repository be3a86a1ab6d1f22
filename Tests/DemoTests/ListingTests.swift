import AppSurface
import Testing

@testable import demo

@Suite("Lists")
struct ListingTests {
  @Test("The table of devices fits any width, and is whole where there is none")
  func tableFits() async throws {
    let tester = try CommandLineTester()
    _ = await tester.run("devices")
    let whole = tester.text.split(separator: "\n")
    #expect(whole.count == Catalog.builtIn.devices.count + 1)
    #expect(whole.first?.hasPrefix("Name") == true)
    #expect(!tester.text.contains("…"))
    for columns in [1, 2, 10, 24, 40, 60, 80, 100, 120, 200] {
      tester.columns = columns
      #expect(await tester.run("devices") == .fine)
      let lines = tester.text.split(separator: "\n")
      #expect(lines.count == whole.count)
      for line in lines { #expect(TextTable.width(String(line)) <= columns) }
    }
  }

  @Test("At 80 columns no name is cut")
  func namesAreWhole() async throws {
    let tester = try CommandLineTester()
    tester.columns = 80
    _ = await tester.run("devices")
    for device in Device.allCases { #expect(tester.text.contains(device.name)) }
  }

  @Test("Wide characters take two places")
  func wideCharacters() {
    #expect(TextTable.width("手机") == 4)
    #expect(TextTable.cut("手机手机", to: 5) == "手机…")
    #expect(TextTable.cut("手机", to: 4) == "手机")
    #expect(TextTable.cut("abc", to: 0) == "")
  }

  @Test("The JSON reads back as the same devices")
  func jsonReadsBack() async throws {
    let tester = try CommandLineTester()
    #expect(await tester.run("devices", "--json") == .fine)
    #expect(try Catalog(json: tester.output).devices == Device.allCases)
    #expect(await tester.run("devices", "--json", "--search", "nothing like it") == .fine)
    #expect(tester.text == "[]\n")
  }

  @Test("Search and family narrow the list together")
  func searching() async throws {
    let tester = try CommandLineTester()
    _ = await tester.run("devices", "--search", "iPad Pro (11 inch)", "--json")
    let first = try #require(try Catalog(json: tester.output).devices.first)
    #expect(first.size == Size(width: 834, height: 1194))
    _ = await tester.run("devices", "--search", "12", "--family", "iphone", "--json")
    let found = try Catalog(json: tester.output).devices
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.family == .iPhone })
    #expect(await tester.run("devices", "--search", "nothing like it") == .fine)
    #expect(tester.output.isEmpty)
    #expect(tester.said.contains("no device"))
  }

  @Test("Own devices are listed behind the built-in ones")
  func ownDevices() async throws {
    let tester = try CommandLineTester()
    let record = """
      [{"id": "acme-one", "name": "Acme One", "size": {"width": 100, "height": 200}, "scale": 2}]
      """
    let file = try tester.write(record, to: "own.json")
    #expect(await tester.run("devices", "--devices", file) == .fine)
    #expect(tester.text.split(separator: "\n").last?.hasPrefix("Acme One") == true)
  }

  @Test("Screens are listed by the names that --screen takes")
  func screens() async throws {
    let tester = try CommandLineTester()
    #expect(await tester.run("screens") == .fine)
    let names = tester.text.split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    #expect(!names.isEmpty)
    #expect(await tester.run("screens", "--json") == .fine)
    let json = try JSONValue(parsing: tester.output)
    for (index, name) in names.enumerated() { #expect(json[index]?["name"] == .string(name)) }
    for name in [names[0], names[names.count - 1]] {
      let code = await tester.run(
        "shot", "-o", tester.path("a.bmp"), "--screen", name, "--font", "embedded")
      #expect(code == .fine)
    }
  }

  @Test("A screen is listed by the name that the overlay shows there")
  func screenNames() async throws {
    let tester = try CommandLineTester()
    let lines = DemoApp.harbor().places.map { place in
      "screen \(place.name)\nwait 1s\nexpect app.screen == \(place.name)"
    }
    #expect(await tester.play(lines.joined(separator: "\n")) == .fine, "\(tester.said)")
  }

  @Test("A reader who leaves early is no fault")
  func closedOutput() async throws {
    let tester = try CommandLineTester()
    tester.isClosed = true
    for command in [["devices"], ["screens"], ["--help"], ["--version"]] {
      #expect(await tester.run(command) == .fine)
      #expect(tester.messages.isEmpty)
    }
  }
}
