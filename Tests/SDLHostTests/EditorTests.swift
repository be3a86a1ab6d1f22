import Foundation
import Testing

@testable import SDLHost

@Suite("Opening a source file in an editor")
struct EditorTests {
  private func words(_ command: String) -> [String]? {
    EditorLauncher(command: command, find: { $0 == "none" ? nil : "/bin/\($0)" })?
      .arguments(for: "/a b.swift", line: 7)
  }

  @Test("tells an editor that is known the line in its own way, and any other as +LINE")
  func forms() {
    #expect(words("code") == ["/bin/code", "--goto", "/a b.swift:7"])
    #expect(words("kate") == ["/bin/kate", "--line", "7", "/a b.swift"])
    #expect(words("gvim") == ["/bin/gvim", "+7", "/a b.swift"])
    #expect(words("xterm -e vi") == ["/bin/xterm", "-e", "vi", "+7", "/a b.swift"])
    #expect(words("ed {file}:{line} {other}") == ["/bin/ed", "/a b.swift:7", "{other}"])
    #expect(words("none") == nil && words("") == nil && words("  ") == nil)
  }

  @Test("finds a file by its module and name beneath a folder")
  func finding() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "shake-menu-\(ProcessInfo.processInfo.processIdentifier)-sources")
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["Sources/app/Feed/Feed.swift", "Sources/kit/Feed.swift", ".build/app/Feed.swift"] {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    let root = folder.path
    #expect(SourceFinder.find("app/Feed.swift", in: root) == "\(root)/Sources/app/Feed/Feed.swift")
    #expect(SourceFinder.find("kit/Feed.swift", in: root) == "\(root)/Sources/kit/Feed.swift")
    #expect(SourceFinder.find("other/Feed.swift", in: root) == nil)
    #expect(SourceFinder.find("app/None.swift", in: root) == nil)
    #expect(SourceFinder.find("\(root)/Sources/kit/Feed.swift", in: "/") != nil)
    #expect(SourceFinder.find("", in: root) == nil)
    #expect(SourceFinder.find("app/Feed.swift", in: "\(root)/missing") == nil)
  }

  @Test("starts the editor with the file and the line")
  func starting() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "shake-menu-\(ProcessInfo.processInfo.processIdentifier)-editor")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "app"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "app/Feed.swift")
    try Data().write(to: source)
    let script = folder.appending(path: "editor")
    let said = folder.appending(path: "said")
    try Data("#!/bin/sh\necho \"$@\" > \(said.path).part\nmv \(said.path).part \(said.path)\n".utf8)
      .write(to: script)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    let editor = try #require(EditorLauncher(command: script.path, folder: folder.path))
    #expect(!editor.open("app/None.swift", line: 3))
    #expect(editor.open("app/Feed.swift", line: 3))
    for _ in 0..<500 where !FileManager.default.fileExists(atPath: said.path) {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(try String(contentsOf: said, encoding: .utf8) == "+3 \(source.path)\n")
  }
}
