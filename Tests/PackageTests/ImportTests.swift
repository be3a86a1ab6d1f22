import Testing

@Suite("What each module may import")
struct ImportTests {
  /// The modules and what they may import: the design's own table.
  static let allowed: [String: Set<String>] = [
    "CSDL2": [],
    "DeviceCatalog": ["FoundationEssentials"],
    "AppSurface": [
      "DeviceCatalog", "FoundationEssentials", "Observation", "Synchronization", "Swift",
    ],
    "AppSurfaceTesting": ["AppSurface", "DeviceCatalog", "FoundationEssentials"],
    "DebugMenu": ["AppSurface", "DeviceCatalog", "FoundationEssentials", "Observation"],
    "SurfaceIntrospect": ["AppSurface"],
    "SDLHost": [
      "AppSurface", "CSDL2", "DeviceCatalog", "Dispatch", "FoundationEssentials", "Glibc",
    ],
    "DebugMenuSDL": ["AppSurface", "CSDL2", "DebugMenu", "DeviceCatalog", "SDLHost"],
    "DebugMenuC": ["AppSurface", "CSDL2", "DebugMenu", "DebugMenuSDL", "SDLHost"],
    "demo": [
      "AppSurface", "CSDL2", "DebugMenu", "DebugMenuSDL", "DeviceCatalog", "Dispatch",
      "FoundationEssentials", "Glibc",
      "Observation", "SDLHost", "SurfaceIntrospect",
    ],
  ]

  @Test("Every folder of Sources is a module of the table")
  func everyModuleIsKnown() throws {
    #expect(try Set(Repository.names(in: "Sources")) == Set(Self.allowed.keys))
  }

  @Test("No file imports more than its module may", arguments: allowed.keys.sorted())
  func onlyWhatIsAllowed(module: String) throws {
    let allowed = Self.allowed[module] ?? []
    for file in try Repository.files(below: "Sources/\(module)", ending: ".swift") {
      for imported in try imports(in: file) {
        #expect(allowed.contains(imported), "\(file) imports \(imported)")
      }
    }
  }

  @Test("The reader of imports sees every way to write one")
  func readerSeesAll() {
    let lines = [
      "import A", "public import B", "  internal import C", "@testable import D",
      "@_spi(Advanced) public import E", "@preconcurrency import F.G", "import struct H.I",
      "@_exported public import J // why", "// import K", "let important = 1",
      "#if canImport(L)", "package import M;",
    ]
    let found = lines.compactMap(Self.module(importedBy:))
    #expect(found == ["A", "B", "C", "D", "E", "F", "H", "J", "M"])
  }

  private func imports(in file: String) throws -> [String] {
    try Repository.lines(file).compactMap(Self.module(importedBy:))
  }

  /// The module that a line of source imports.
  private static func module(importedBy line: String) -> String? {
    let before: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
    let kinds: Set<String> = [
      "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
    ]
    var words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == ";" })
      .map(String.init)[...]
    while let word = words.first, word.hasPrefix("@") || before.contains(word) {
      words = words.dropFirst()
    }
    guard words.popFirst() == "import" else { return nil }
    if let word = words.first, kinds.contains(word) { words = words.dropFirst() }
    return words.first.flatMap { $0.split(separator: ".").first.map(String.init) }
  }
}
