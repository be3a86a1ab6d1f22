import DeviceCatalog
import Foundation
import Testing

@Suite("What the documents say")
struct DocumentationTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  /// The blocks of a language in a Markdown text.
  private func blocks(_ language: String, in text: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  @Test("The example of devices-json.md is read, and its devices come back the same")
  func example() throws {
    let example = try #require(blocks("json", in: text("docs/devices-json.md")).first)
    let own = try Catalog(json: example)
    #expect(own.devices.map(\.id) == ["acme-one", "acme-fold", "iphone-8"])
    #expect(try Catalog(json: own.json.prettyPrinted).devices == own.devices)
    let all = try Catalog.builtIn.adding(own)
    #expect(all.device(id: "iphone-8")?.size.width == 320)
    #expect(all.devices.count == Device.allCases.count + 2)
  }

  @Test("devices-json.md names every key, kind, platform and shape")
  func keys() throws {
    let page = try text("docs/devices-json.md")
    var words = DeviceKind.allCases.map(\.rawValue) + Device.Platform.allCases.map(\.rawValue)
    words += Cutout.Shape.allCases.map(\.rawValue) + Orientation.allCases.map(\.rawValue)
    words += Set(
      Device.allCases.flatMap { device -> [String] in
        guard case .object(let record) = device.json else { return [] }
        return record.keys
      })
    #expect(words.filter { !page.contains("`\($0)`") } == [])
  }

  @Test("The declarations that adding-a-device.md shows stand in the source")
  func declarations() throws {
    let data = try dataFiles().map(\.text).joined(separator: "\n")
    let shown = blocks("swift", in: try text("docs/adding-a-device.md"))
    #expect(shown.count == 2)
    #expect(shown.filter { !data.contains($0) } == [])
  }

  @Test("Every device that is declared is listed")
  func listed() throws {
    let declared = try dataFiles().reduce(0) {
      $0
        + $1.text.components(separatedBy: "\n  public static let ").dropFirst()
        .filter { !$0.hasPrefix("allCases") }.count
    }
    #expect(declared == Device.allCases.count)
  }

  private func dataFiles() throws -> [(name: String, text: String)] {
    let folder = Self.root.appending(path: "Sources/DeviceCatalog/Data")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
      .sorted().map { ($0, try text("Sources/DeviceCatalog/Data/\($0)")) }
  }
}
