import Glibc

/// Font files mapped into memory: each once, whatever the number of sizes that are opened from it.
///
/// Reading them through a stream costs thousands of system calls before the first frame.
final class FontFiles {
  private var mapped: [String: UnsafeMutableRawBufferPointer] = [:]

  /// The bytes of a file; they stay where they are until this object goes. Nil if it cannot be read.
  func bytes(of path: String) -> UnsafeMutableRawBufferPointer? {
    if let known = mapped[path] { return known }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { Glibc.close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size > 0,
      let memory = mmap(nil, facts.st_size, PROT_READ, MAP_PRIVATE, file, 0), memory != MAP_FAILED
    else { return nil }
    let bytes = UnsafeMutableRawBufferPointer(start: memory, count: facts.st_size)
    mapped[path] = bytes
    return bytes
  }

  /// Gives the memory back; for the owner, when no face is open any more.
  func close() {
    for bytes in mapped.values { munmap(bytes.baseAddress, bytes.count) }
    mapped = [:]
  }
}
