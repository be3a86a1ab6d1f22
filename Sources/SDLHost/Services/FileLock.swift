import Glibc

/// One process at a time: a lock on the folder of a file, which the system takes away with the
/// process. Nothing is left on the disk.
public nonisolated enum FileLock {
  /// Does something while this process alone holds the folder of the file.
  ///
  /// It waits for others that hold it, as long as is said and no longer: a process that stands still
  /// must not make this one stand still. Where the folder cannot be held, because it is not there or
  /// its file system knows no locks, it is done all the same.
  ///
  /// - Returns: Whether it was done; false where another process held the folder all the time.
  public static func holding(
    _ path: String, waiting limit: Duration = .zero, _ body: () -> Void
  ) -> Bool {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    guard descriptor < 0 || hold(descriptor, until: .now + limit) else { return false }
    body()
    return true
  }

  /// Takes the lock, or finds that there is none to take; false where another has it at the end.
  private static func hold(_ descriptor: Int32, until end: ContinuousClock.Instant) -> Bool {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { return true }
      guard ContinuousClock.now < end else { return false }
      usleep(1000)
    }
    return true
  }
}
