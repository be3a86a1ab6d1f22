import Foundation
import Testing

nonisolated extension WindowTests {
  @Test("A tap on a label's message opens the declaration in the editor")
  func editor() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "editor-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (editor, opened) = (folder.appending(path: "edit"), folder.appending(path: "opened"))
    // Written whole: the file that is waited for is never seen half.
    let script = """
      #!/bin/sh
      printf '%s\\n' "$@" > '\(opened.path).part' && mv '\(opened.path).part' '\(opened.path)'
      """
    try script.write(to: editor, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: editor.path)

    let window = try WindowDriver(
      "--screen", "EmbeddingScreen", "--editor", editor.path, on: VirtualDisplay())
    try window.waitForElement("text \"EmbeddingScreen\"")
    try window.click("text \"EmbeddingScreen\"")
    let message = "button \"EmbeddingScreen, demo/EmbeddingScreen.swift:"
    try window.waitForElement(message)
    #expect(try window.savePicture("label-message.png") > 5_000)
    try window.click(message)
    try window.wait("the editor") { _ in FileManager.default.fileExists(atPath: opened.path) }

    let arguments = try String(contentsOf: opened, encoding: .utf8).split(separator: "\n")
    try #require(arguments.count == 2)
    let file = try String(contentsOfFile: String(arguments[1]), encoding: .utf8)
    let line = try #require(Int(arguments[0].dropFirst()))
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(arguments[0].hasPrefix("+") && lines[line - 1].contains("super.init()"))
    #expect(try window.close() == 0)
  }
}
