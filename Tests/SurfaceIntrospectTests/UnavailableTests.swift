import Foundation
import Testing

/// Code that asks for what is not there must not compile, and the compiler must say why.
@Suite struct UnavailableTests {
  /// What the compiler says of a view with a modifier.
  private nonisolated func messages(of modifier: String) throws -> (code: Int32, text: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = """
      import AppSurface
      import SurfaceIntrospect

      struct Page: View {
        var body: some View {
          Section("A") { Text("B") }
            \(modifier)
        }
      }
      """
    let file = folder.appending(path: "Page.swift")
    try Data(source.utf8).write(to: file)
    let output = folder.appending(path: "messages")
    try Data().write(to: output)
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-I", Self.modules.path, file.path,
    ]
    let errors = try FileHandle(forWritingTo: output)
    defer { try? errors.close() }
    compiler.standardError = errors
    compiler.standardOutput = FileHandle.nullDevice
    try compiler.run()
    compiler.waitUntilExit()
    return (compiler.terminationStatus, try String(contentsOf: output, encoding: .utf8))
  }

  /// Where the modules of this very build stand: beside the test program.
  private static nonisolated var modules: URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Modules")
  }

  @Test nonisolated func `what is there compiles`() throws {
    let found = try messages(
      of: ".introspect(.section, on: .appSurface(.v1)) { $0.cornerRadius = 1 }")
    #expect(found.code == 0, "\(found.text)")
  }

  @Test
  nonisolated func `a version without the element does not compile, and the message says why`()
    throws
  {
    let found = try messages(of: ".introspect(.section, on: .appSurface(.v0)) { _ in }")
    #expect(found.code != 0)
    #expect(
      found.text.contains("Section has no element in AppSurface 0; it has one from 1.0.0"),
      "\(found.text)")
  }

  @Test nonisolated func `each closure has the class of its own version`() throws {
    let found = try messages(
      of: ".introspect(.section, on: .appSurface(.v1)) { $0.showsIndicators = false }")
    #expect(found.code != 0)
    #expect(found.text.contains("SectionElement"), "\(found.text)")
  }

  @Test nonisolated func `ranges are for those who ask for advanced names`() throws {
    let found = try messages(of: ".introspect(.section, on: .appSurface(.v1...)) { _ in }")
    #expect(found.code != 0)
  }
}
