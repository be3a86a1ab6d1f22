import Foundation
import Testing

@Suite("The program as a process")
nonisolated struct ProcessTests {
  private func demo(
    _ arguments: String..., environment: [String: String?] = [:], input: String? = nil
  ) throws -> ChildProcess.Outcome {
    try ChildProcess.run(
      Machine.demo, arguments, environment: environment, input: input)
  }

  private func shell(_ line: String) throws -> ChildProcess.Outcome {
    try ChildProcess.run("bash", ["-c", "set -o pipefail; \(line)", Machine.demo])
  }

  @Test("Data goes to standard output, messages to standard error, and the exit code tells")
  func streams() throws {
    let version = try demo("--version")
    #expect(version.code == 0)
    #expect(version.output.hasPrefix("demo "))
    #expect(version.messages.isEmpty)
    let wrong = try demo("devices", "--jsn")
    #expect(wrong.code == 2)
    #expect(wrong.output.isEmpty)
    #expect(wrong.messages.hasPrefix("demo: "))
  }

  @Test("Without a display the window says why, and what works without one")
  func noDisplay() throws {
    let none: [String: String?] = [
      "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "WAYLAND_SOCKET": nil, "SDL_VIDEODRIVER": nil,
    ]
    let outcome = try demo(environment: none)
    #expect(outcome.code == 3)
    #expect(outcome.messages.contains("DISPLAY"))
    #expect(outcome.messages.contains("demo tour"))
    let gone = none.merging(["DISPLAY": ":7654321"]) { $1 }
    let unanswered = try demo(environment: gone)
    #expect(unanswered.code == 3)
    #expect(unanswered.messages.contains(":7654321"))
  }

  @Test("A limit on the size of files is bad input, and leaves nothing half-written")
  func limitedFiles() throws {
    let line = """
      folder=$(mktemp -d); ulimit -f 8; code=0
      "$0" shot -o "$folder/a.bmp" --window 640x480 || code=$?
      ls -A "$folder"; rm -r "$folder"; exit $code
      """
    let outcome = try shell(line)
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages.contains("a.bmp: the file is larger"))
  }

  @Test("A script comes from standard input, and ends the process as it went")
  func scripts() throws {
    #expect(try demo("script", "-", input: "expect menu.open == false\n").code == 0)
    #expect(try demo("script", "-", input: "expect menu.open == true\n").code == 1)
    #expect(try demo("script", "-", input: "tap Nowhere\n").code == 1)
    #expect(try demo("script", "-", input: "no such command\n").code == 2)
  }

  @Test("A reader who leaves early ends the program without a word")
  func closedPipe() throws {
    let outcome = try shell("\"$0\" devices --json | head -n 1")
    #expect(outcome.code == 0)
    #expect(outcome.output == "[\n")
    #expect(outcome.messages.isEmpty)
  }

  @Test("A full disk is told", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() throws {
    let outcome = try shell("\"$0\" devices >/dev/full")
    #expect(outcome.code == 2)
    #expect(outcome.messages.contains("No space left"))
    let picture = try shell("\"$0\" script - <<< 'state /dev/full'")
    #expect(picture.code == 2)
    #expect(picture.messages.contains("/dev/full"))
  }

  @Test("A picture without SDL2_image is refused with the package, and .bmp is offered")
  func missingSatellite() throws {
    // A stand-in that is no library: loading it fails as if there were none.
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "satellites-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["libSDL2_image-2.0.so.0", "libSDL2_ttf-2.0.so.0"] {
      try Data("no library".utf8).write(to: folder.appending(path: name))
    }
    let environment = ["LD_LIBRARY_PATH": folder.path as String?]
    let png = try demo(
      "shot", "-o", folder.appending(path: "a.png").path, environment: environment)
    #expect(png.code == 3)
    #expect(png.messages.contains("libsdl2-image-2.0-0"))
    #expect(png.messages.contains(".bmp"))
    let bmp = try demo(
      "shot", "-o", folder.appending(path: "a.bmp").path, environment: environment)
    #expect(bmp.code == 0)
    #expect(bmp.messages.split(separator: "\n").count == 1)
    #expect(bmp.messages.contains("libsdl2-ttf-2.0-0"))
  }
}
