import Foundation
import Testing

@Suite("How the package is kept")
struct TidinessTests {
  /// Files that hold data.
  private static let data = ["Sources/DeviceCatalog/Data/", "Sources/SDLHost/Fonts/Embedded/"]

  @Test("No file is longer than 500 lines but for data")
  func filesAreSmall() throws {
    let files =
      try Repository.files(below: "Sources", ending: ".swift")
      + Repository.files(below: "Tests", ending: ".swift")
    for file in files where !Self.data.contains(where: file.hasPrefix) {
      let count = try Repository.lines(file).count
      #expect(count <= 500, "\(file) has \(count) lines")
    }
  }

  @Test("Each implementation file of the menu is wrapped whole in DEBUG_TOOLS")
  func menuIsWrapped() throws {
    let files =
      try Repository.files(below: "Sources/DebugMenu", ending: ".swift")
      + Repository.files(below: "Sources/DebugMenuSDL", ending: ".swift")
    for file in files where !file.contains("/Disabled/") {
      let lines = try Repository.lines(file).filter {
        !$0.isEmpty && !$0.hasPrefix("//")
      }
      #expect(lines.first == "#if DEBUG_TOOLS", "\(file)")
      #expect(lines.last == "#endif", "\(file)")
    }
  }

  // Where a module isolates by default, a subclass in another module does not inherit it.
  @Test("Classes that apps may subclass say that they are on the main actor")
  func openClassesAreIsolated() throws {
    for file in try Repository.files(below: "Sources", ending: ".swift") {
      for line in try Repository.lines(file) where line.contains("open class ") {
        #expect(line.contains("@MainActor open class "), "\(file): \(line)")
      }
    }
  }

  @Test("What stands in for the tools ends no app")
  func standInsDoNotTrap() throws {
    for file in try Repository.files(below: "Sources/DebugMenu/Disabled", ending: ".swift") {
      let text = try Repository.text(file)
      for word in ["preconditionFailure", "fatalError", "precondition(", "try!", "as!"] {
        #expect(!text.contains(word), "\(file) has \(word)")
      }
    }
  }

  @Test("What the pages link to is there")
  func linksLead() throws {
    for page in try pages() {
      let folder =
        page.contains("/") ? String(page[..<(page.lastIndex(of: "/") ?? page.endIndex)]) : ""
      for link in links(in: try Repository.text(page)) where !link.contains("://") {
        // Behind the number sign stands a place of that page, or of this one.
        let path = String(link.prefix { $0 != "#" })
        if path.isEmpty { continue }
        let target = folder.isEmpty ? path : "\(folder)/\(path)"
        #expect(Repository.exists(target), "\(page) links to \(link)")
      }
    }
  }

  @Test("Every page in docs can be reached from the README or CONTRIBUTING")
  func pagesAreReached() throws {
    let front = try ["README.md", "CONTRIBUTING.md"].map(Repository.text).joined()
    for page in try Repository.files(below: "docs", ending: ".md") {
      #expect(front.contains(page), "nothing leads to \(page)")
    }
  }

  @Test("Scripts can be run", arguments: ["run", "test", "bench", "renew-pictures"])
  func scriptsAreExecutable(name: String) {
    let path = Repository.root.appending(path: "scripts/\(name)").path
    #expect(FileManager.default.isExecutableFile(atPath: path))
  }

  private func pages() throws -> [String] {
    try Repository.files(below: "docs", ending: ".md")
      + Repository.names(in: "").filter { $0.hasSuffix(".md") }
  }

  /// The targets of a page's links and pictures.
  private func links(in text: String) -> [String] {
    text.components(separatedBy: "](").dropFirst().compactMap {
      $0.components(separatedBy: ")").first
    }
  }
}
