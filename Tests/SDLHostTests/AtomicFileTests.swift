import AppSurface
import Foundation
import Testing

@testable import SDLHost

@Suite("Files are written whole or not at all")
struct AtomicFileTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "host-files-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func contents() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test("a file is written, read back, replaced, and keeps its permissions")
  func replace() throws {
    let path = folder + "/a.txt"
    try AtomicFile.write([1, 2, 3], to: path)
    chmod(path, 0o640)
    try AtomicFile.write([4], to: path)
    #expect(try AtomicFile.read(path) == [4])
    var facts = stat()
    stat(path, &facts)
    #expect(facts.st_mode & 0o777 == 0o640)
    #expect(try contents() == ["a.txt"])
  }

  @Test("a name may be as long as the file system allows", arguments: ["x", "é", "\u{1F600}"])
  func longName(character: String) throws {
    let name = String(repeating: character, count: 255 / character.utf8.count)
    try AtomicFile.write([1], to: folder + "/" + name)
    try AtomicFile.write([2], to: folder + "/" + name)
    #expect(try AtomicFile.read(folder + "/" + name) == [2])
    #expect(try contents() == [name])
  }

  @Test("a symbolic link is followed and stays a link")
  func link() throws {
    try AtomicFile.write([1], to: folder + "/real")
    symlink("real", folder + "/link")
    try AtomicFile.write([2], to: folder + "/link")
    #expect(try AtomicFile.read(folder + "/real") == [2])
    var facts = stat()
    lstat(folder + "/link", &facts)
    #expect(facts.st_mode & S_IFMT == S_IFLNK)
  }

  @Test("a path that cannot be written is told for people, and nothing is left")
  func refused() throws {
    try AtomicFile.write([1], to: folder + "/file")
    let cases = [
      (folder, "is a folder"), (folder + "/none/x", "no such file or folder"),
      (folder + "/file/x", "not a folder"), ("", "a file needs a name"),
      (folder + "/" + String(repeating: "x", count: 300), "name is too long"),
      ("/proc/nothing-here", "no such file or folder"),
    ]
    for (path, words) in cases {
      let error = #expect(throws: HostServiceError.self) { try AtomicFile.write([1], to: path) }
      #expect(error?.message.contains(words) == true, "\(error?.message ?? "-")")
      #expect(error?.message.hasPrefix(path.isEmpty ? "a file" : path) == true)
    }
    #expect(try contents() == ["file"])
  }

  @Test("a full disk is told, and a device stays a device")
  func full() throws {
    let error = #expect(throws: HostServiceError.self) {
      try AtomicFile.write([UInt8](repeating: 7, count: 100_000), to: "/dev/full")
    }
    #expect(error?.message == "/dev/full: the disk is full")
    var facts = stat()
    #expect(stat("/dev/full", &facts) == 0 && facts.st_mode & S_IFMT == S_IFCHR)
    try AtomicFile.write([1], to: "/dev/null")
  }

  @Test("a disk that fills up while writing leaves the old file and nothing else")
  func quota() throws {
    let path = folder + "/kept"
    try AtomicFile.write([1], to: path)
    let rename = #expect(throws: HostServiceError.self) {
      try AtomicFile.write([2], to: folder + "/kept/")
    }
    #expect(rename != nil)
    #expect(try AtomicFile.read(path) == [1])
    #expect(try contents() == ["kept"])
  }

  @Test("reading what is not there is told for people")
  func missing() {
    let error = #expect(throws: HostServiceError.self) { try AtomicFile.read(folder + "/none") }
    #expect(error?.message.hasSuffix("there is no such file or folder") == true)
    let directory = #expect(throws: HostServiceError.self) { try AtomicFile.read(folder) }
    #expect(directory?.message.hasSuffix("is a folder") == true)
  }
}
