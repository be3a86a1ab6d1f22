import Foundation
import Testing

/// The README's Swift is compiled: each of its blocks stands, word for word, in a file of the
/// target Snippets, which is built as a client would be.
@Suite("The README's Swift")
struct SnippetTests {
  private static let folder = "Tests/Snippets"

  @Test("Every block stands in a file that is compiled")
  func everyBlockIsCompiled() throws {
    let compiled = try Repository.files(below: Self.folder, ending: ".swift").flatMap {
      snippets(in: try Repository.lines($0))
    }
    let blocks = try blocks(in: Repository.lines("README.md"))
    #expect(!blocks.isEmpty)
    for block in blocks {
      let first = block.split(separator: "\n").first ?? ""
      #expect(compiled.contains(block), "not compiled: the block that begins with '\(first)'")
    }
  }

  @Test("Nothing is compiled that the README does not show")
  func nothingIsLeftOver() throws {
    let blocks = try blocks(in: Repository.lines("README.md"))
    for file in try Repository.files(below: Self.folder, ending: ".swift") {
      for snippet in snippets(in: try Repository.lines(file)) {
        #expect(blocks.contains(snippet), "\(file) has a snippet that the README lacks")
      }
    }
  }

  /// The blocks of Swift in a page.
  private func blocks(in lines: [String]) -> [String] {
    parts(of: lines, from: "```swift", to: "```")
  }

  /// The parts of a source file that are shown, without the indentation they have there.
  private func snippets(in lines: [String]) -> [String] {
    parts(of: lines, from: "// snippet", to: "// end")
  }

  private func parts(of lines: [String], from start: String, to end: String) -> [String] {
    var parts: [String] = []
    var part: [String]?
    for line in lines {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if let lines = part {
        if trimmed == end {
          parts.append(dedented(lines))
          part = nil
        } else {
          part = lines + [line]
        }
      } else if trimmed == start {
        part = []
      }
    }
    return parts
  }

  private func dedented(_ lines: [String]) -> String {
    let indents = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    let indent = indents.min() ?? 0
    return lines.map { String($0.dropFirst(min(indent, $0.count))) }.joined(separator: "\n")
  }
}
