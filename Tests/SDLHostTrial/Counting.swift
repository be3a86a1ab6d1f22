import SDLHost

/// Adds to the number in a file, reading and writing it each time: with others at the same file
/// nothing is lost only where each has it for itself.
func countInFile(_ path: String, times: Int) {
  for _ in 0..<times {
    let isDone = FileLock.holding(path, waiting: .seconds(20)) {
      do {
        let number = Int(String(decoding: try AtomicFile.read(path), as: UTF8.self)) ?? -1
        try AtomicFile.write(Array("\(number + 1)".utf8), to: path)
      } catch {
        fail("\(error)")
      }
    }
    if !isDone { fail("the other process does not let go of \(path)") }
  }
}
