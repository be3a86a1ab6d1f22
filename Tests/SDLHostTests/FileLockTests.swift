import AppSurface
import Foundation
import Testing

@testable import SDLHost

@Suite("A file that several processes change")
struct FileLockTests {
  private let folder = NSTemporaryDirectory() + "host-lock-\(UUID().uuidString)"

  @Test("loses no change of two processes at once, and leaves nothing else in the folder")
  func twoProcesses() async throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/number"
    try AtomicFile.write(Array("0".utf8), to: path)
    let processes = try (0..<2).map { _ in
      try TrialProcess("SDLHostTrial", ["count", path, "300"])
    }
    for process in processes { #expect(await process.exitCode(seconds: 30) == 0) }
    #expect(String(decoding: try AtomicFile.read(path), as: UTF8.self) == "600")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["number"])
  }

  @Test("is changed all the same where its folder is not there")
  func noFolder() {
    var isDone = false
    let isHeld = FileLock.holding(folder + "/none/file") { isDone = true }
    #expect(isHeld && isDone)
  }

  @Test("is left alone where another that holds it does not let go, and nobody waits for good")
  func standstill() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/number"
    var waits: [Bool] = []
    let isHeld = FileLock.holding(path) {
      for limit in [Duration.zero, .milliseconds(5)] {
        waits.append(FileLock.holding(path, waiting: limit) { Issue.record("two hold it") })
      }
    }
    #expect(isHeld && waits == [false, false])
    #expect(FileLock.holding(path) {})
  }

  @Test("tells a file that is missing from one that cannot be read")
  func missing() {
    let none = #expect(throws: HostServiceError.self) { try AtomicFile.read(folder + "/none") }
    #expect(none?.isMissingFile == true)
    let directory = #expect(throws: HostServiceError.self) { try AtomicFile.read("/") }
    #expect(directory?.isMissingFile == false)
  }

  @Test("stands where SDL keeps the preferences of the app that the facts or the title name")
  func place() throws {
    let named = try #require(
      SettingsFolder.path(facts: AppFacts(identifier: "org.example.lock"), title: "Title"))
    #expect(named.hasSuffix("/org.example.lock/"))
    rmdir(named)
    #expect(SettingsFolder.path(facts: AppFacts(), title: "") == nil)
    #expect(SettingsFolder.path(facts: AppFacts(), title: "a/b") == nil)
  }
}
