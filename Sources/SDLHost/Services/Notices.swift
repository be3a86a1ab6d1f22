import Glibc

/// Says on standard error what is missing: each thing once, in one line.
public final class Notices {
  private var said: Set<String> = []
  private let write: (String) -> Void

  /// Notices that go to standard error, or wherever `write` puts them.
  public init(write: ((_ line: String) -> Void)? = nil) {
    self.write =
      write ?? { line in
        var bytes = Array((line + "\n").utf8)
        _ = Glibc.write(STDERR_FILENO, &bytes, bytes.count)
      }
  }

  /// Says it, unless it was said before.
  public func say(_ line: String) {
    if said.insert(line).inserted { write(line) }
  }
}
