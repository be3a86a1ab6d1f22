import DeviceCatalog
import Testing

@Suite("Device records in JSON")
struct RecordTests {
  static let minimal =
    #"{"id": "a", "name": "A", "size": {"width": 300.5, "height": 600}, "scale": 2}"#

  private func faults(_ json: String) -> [String] {
    do throws(CatalogError) {
      _ = try Catalog(json: json)
      return []
    } catch {
      return error.faults.map(\.description)
    }
  }

  /// The minimal record with one more member, or another value for one it has.
  private func faults(with key: String, _ value: String) -> [String] {
    var record = (try? JSONValue(parsing: Self.minimal)) ?? nil
    guard case .object(var object) = record, let value = try? JSONValue(parsing: value) else {
      return ["the test's own JSON is wrong"]
    }
    object[key] = value
    record = .array([.object(object)])
    return faults(record.compact)
  }

  @Test("The built-in catalogue comes back the same, twice with the same bytes")
  func roundTrip() throws {
    let text = Catalog.builtIn.json.prettyPrinted
    let read = try Catalog(json: text)
    #expect(read.devices == Device.allCases)
    #expect(read.json.prettyPrinted == text)
  }

  @Test(
    "Each record alone comes back the same",
    arguments: [Device.iPhone12Mini, .iPhoneDuo, .galaxyZFlip7Cover])
  func single(device: Device) throws {
    #expect(try Device(device.json) == device)
  }

  @Test("Four keys make a device; the rest has defaults")
  func minimal() throws {
    let device = try #require(try Catalog(json: "[\(Self.minimal)]").devices.first)
    #expect(device.size == Size(width: 300.5, height: 600))
    #expect(device.kind == .phone)
    #expect(device.platform == .other)
    #expect(device.family == DeviceFamily.added)
    #expect(device.naturalOrientation == .portrait)
    #expect(device.pixelSize == Size(width: 601, height: 1200))
    #expect(device.safeArea(in: .portrait) == .zero)
  }

  @Test("A size that is wider than high is one held in landscape")
  func landscapeByDefault() throws {
    let device = try Catalog(
      json: #"[{"id": "b", "name": "B", "size": {"width": 800, "height": 480}, "scale": 1}]"#
    ).devices[0]
    #expect(device.naturalOrientation == .landscapeLeft)
    #expect(device.size(in: .portrait) == Size(width: 480, height: 800))
  }

  @Test("A record has the keys of the contract, what depends on the orientation keyed by it")
  func keys() throws {
    let json = Device.iPhone15Pro.json
    for key in [
      "id", "name", "title", "aliases", "family", "year", "size", "scale", "pixelSize", "panelSize",
      "ppi", "safeArea", "sizeClass", "cornerRadius", "cutout", "sources",
    ] {
      #expect(json[key] != nil, "\(key)")
    }
    #expect(json["safeArea"]?["portrait"]?["top"] == 59)
    #expect(json["safeArea"]?["landscapeLeft"]?["left"] == 59)
    #expect(json["sizeClass"]?["portrait"]?["horizontal"] == "compact")
    #expect(Device.iPhone18Pro.json["safeArea"] == nil)
  }

  @Test(
    "Every kind of fault is named with its place",
    arguments: [
      ("nmae", "1", #"$[0].nmae: no such key; did you mean "name"?"#),
      ("x y", "1", #"$[0]["x y"]: no such key"#),
      ("id", "1", "$[0].id: expected a string, not a number"),
      ("id", "\"A b\"", "$[0].id: an id has small letters, digits and hyphens only"),
      ("name", "\"  \"", "$[0].name: must not be empty"),
      (
        "name", "\"a\\u202Eb\"", "$[0].name: must be one line of at most 200 characters"
      ),
      (
        "name", "\"a\\u2028b\"", "$[0].name: must be one line of at most 200 characters"
      ),
      (
        "size", #"{"width": 1e-300, "height": 5}"#,
        "$[0].size.width: must be a number from 1 to 100000, not 1e-300"
      ),
      ("size", "[1, 2]", "$[0].size: expected an object, not an array"),
      (
        "size", #"{"width": 0, "height": 5}"#,
        "$[0].size.width: must be a number from 1 to 100000, not 0"
      ),
      ("size", #"{"width": 5}"#, "$[0].size.height: missing"),
      ("scale", "-2", "$[0].scale: must be a number above 0 and up to 16, not -2"),
      ("year", "2020.5", "$[0].year: must be a whole number from 1970 to 2100, not 2020.5"),
      ("kind", "\"phonne\"", #"$[0].kind: no such value; did you mean "phone"?"#),
      ("aliases", "[\"x\", 1]", "$[0].aliases[1]: expected a string, not a number"),
      (
        "naturalOrientation", "\"landscapeLeft\"",
        "$[0].size: is stated as the device is held in its naturalOrientation"
      ),
      (
        "supportedOrientations", "[\"landscapeLeft\"]",
        "$[0].supportedOrientations: must name each orientation once, the natural one among them"
      ),
      (
        "safeArea", #"{"portrait": {"top": 1, "left": 0, "bottom": 0}}"#,
        "$[0].safeArea.portrait.right: missing"
      ),
      (
        "safeArea", #"{"portrait": {"top": -1, "left": 0, "bottom": 0, "right": 0}}"#,
        "$[0].safeArea.portrait.top: must be a number from 0 to 100000, not -1"
      ),
      (
        "safeArea", #"{"portrait": {"top": 300, "left": 0, "bottom": 300, "right": 0}}"#,
        "$[0].safeArea.portrait: top and bottom leave nothing of the height"
      ),
      (
        "safeArea", #"{"landscapeLeft": {"top": 0, "left": 400, "bottom": 0, "right": 300}}"#,
        "$[0].safeArea.landscapeLeft: left and right leave nothing of the width"
      ),
      (
        "safeArea", #"{"landscape": {}}"#,
        "$[0].safeArea.landscape: no such key; did you mean \"landscapeLeft\"?"
      ),
      (
        "earlierSafeArea", #"{"portrait": {"top": 0, "left": 0, "bottom": 0, "right": 0}}"#,
        "$[0].earlierSafeArea.systemVersion: missing"
      ),
      (
        "earlierSafeArea",
        #"{"systemVersion": "1", "portrait": {"top": 600, "left": 0, "bottom": 0, "right": 0}}"#,
        "$[0].earlierSafeArea.portrait: top and bottom leave nothing of the height"
      ),
      (
        "sizeClass", #"{"portrait": {"horizontal": "wide", "vertical": "compact"}}"#,
        "$[0].sizeClass.portrait.horizontal: no such value; compact, regular"
      ),
      (
        "keyboardHeight", #"{"portrait": 600}"#,
        "$[0].keyboardHeight.portrait: leaves nothing of the height"
      ),
      ("cornerRadius", "151", "$[0].cornerRadius: must not be more than half of the shorter side"),
      (
        "cutout", #"{"shape": "hole", "frame": {"x": 290, "y": 0, "width": 20, "height": 20}}"#,
        "$[0].cutout.frame: must lie inside the screen"
      ),
      (
        "hinge", #"{"frame": {"x": 0, "y": 700, "width": 1, "height": 0}}"#,
        "$[0].hinge.frame: must lie inside the screen"
      ),
      (
        "multitasking", #"{"portrait": {"oneHalf": 400}}"#,
        "$[0].multitasking.portrait: must not be wider than the screen"
      ),
      ("title", "\"B\"", "$[0].title: is the same as name, or left out"),
      (
        "panelSize", #"{"width": 1, "height": 1}"#,
        #"$[0].panelSize: follows from the other sizes: {"width":300.5,"height":600}, or is left out"#
      ),
      ("sources", #"{"radius": "x"}"#, "$[0].sources.radius: no such key"),
      ("replaces", "1", "$[0].replaces: expected true or false, not a number"),
    ])
  func fault(key: String, value: String, message: String) {
    #expect(faults(with: key, value) == [message])
  }

  @Test("All faults are given, not only the first")
  func all() {
    #expect(
      faults(
        """
        [{"id": "a"}, 3, {"id": "b", "name": 1, "size": {"width": -1, "height": 2}, "scale": "x"}]
        """) == [
          "$[0].name: missing", "$[0].size: missing", "$[0].scale: missing",
          "$[1]: expected an object, not a number", "$[2].name: expected a string, not a number",
          "$[2].size.width: must be a number from 1 to 100000, not -1",
          "$[2].scale: expected a number, not a string",
        ])
  }

  @Test("A flood of faults is cut off")
  func flood() {
    let many = "[" + [String](repeating: "0", count: 100_000).joined(separator: ",") + "]"
    #expect(faults(many).count < 300)
  }

  @Test("An id or a name twice in one file is a fault")
  func duplicates() {
    let twice = "[\(Self.minimal), \(Self.minimal)]"
    #expect(faults(twice) == [#"$[1].id: the id "a" is there twice"#])
  }

  @Test("An id twice is told beside other faults")
  func duplicatesBesideFaults() {
    #expect(
      faults("[\(Self.minimal), {\"id\": \"b\", \"name\": 1}, \(Self.minimal)]").last
        == #"$[2].id: the id "a" is there twice"#)
  }

  @Test(
    "A word for a number that JSON does not have is a syntax error", arguments: ["NaN", "-Inf"])
  func noNumber(number: String) {
    let error = #expect(throws: CatalogError.self) {
      try Catalog(json: #"[{"scale": \#(number)}]"#)
    }
    guard case .syntax(let syntax) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(syntax.line == 1)
    #expect(syntax.column == (number.hasPrefix("-") ? 13 : 12))
  }

  @Test(
    "A number too large to be finite is a fault with a path, beside all others",
    arguments: ["scale", "year", "ppi", "cornerRadius"])
  func notFinite(key: String) {
    for number in ["1e309", "-1e309"] {
      let messages = faults(#"[{"\#(key)": \#(number)}, {"nmae": ""}]"#)
      let own = messages.filter { $0.hasPrefix("$[0].\(key): must be ") }
      #expect(own.count == 1)
      #expect(own.allSatisfy { $0.hasSuffix("not one that is not finite") })
      #expect(messages.contains { $0.hasPrefix("$[1].nmae: ") })
    }
  }

  @Test("A file over 10 MB is refused")
  func tooLarge() {
    let bytes = [UInt8](repeating: 0x20, count: 10_000_001)
    #expect(throws: CatalogError.self) { try Catalog(json: bytes) }
  }

  @Test("An own device that replaces a built-in one says so, and stays so when written")
  func replaces() throws {
    let record =
      #"[{"id": "iphone-8", "name": "Mine", "size": {"width": 1, "height": 2}, "scale": 1, "replaces": true}]"#
    let own = try Catalog(json: record)
    #expect(try Catalog.builtIn.adding(own).device(id: "iphone-8")?.name == "Mine")
    #expect(own.json[0]?["replaces"] == true)
    let quiet = try Catalog(json: record.replacing("true", with: "false"))
    let error = #expect(throws: CatalogError.self) { try Catalog.builtIn.adding(quiet) }
    #expect(error?.faults.map(\.path) == ["$[0].id"])
  }
}
