internal import Glibc

/// Where a command's output goes: data to standard output, messages to standard error.
struct Console {
  /// The reader of standard output is gone: nobody is left to tell.
  nonisolated struct Closed: Error {}

  /// Writes data; throws ``Closed``, or a ``CommandFailure`` where it cannot be written.
  var write: ([UInt8]) throws -> Void
  /// Says something to people, in one line or more.
  var say: (String) -> Void
  /// The columns of the terminal that data goes to; nil where it goes elsewhere.
  var columns: () -> Int?
  /// Shows how far long work is, in a line that the next one replaces; nil takes it away. Does
  /// nothing where messages do not go to a terminal.
  var showProgress: (String?) -> Void = { _ in }
  /// All that comes in; throws a ``CommandFailure`` where it cannot be read.
  var readInput: () throws(CommandFailure) -> [UInt8]

  /// Writes a text as data.
  func write(_ text: String) throws { try write(Array(text.utf8)) }

  /// The process's own streams.
  static var standard: Console {
    Console(
      write: { try Self.write($0, to: STDOUT_FILENO) },
      say: { try? Self.write(Array(($0 + "\n").utf8), to: STDERR_FILENO) },
      columns: { terminalColumns() }, showProgress: { showOnTerminal($0) },
      readInput: { () throws(CommandFailure) in
        try InputFile.read(descriptor: STDIN_FILENO, named: "standard input")
      })
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 {
        done += count
      } else if count < 0, errno == EPIPE {
        throw Closed()
      } else if errno != EINTR {
        throw CommandFailure.badInput(
          "standard output cannot be written: \(String(cString: strerror(errno)))")
      }
    }
  }

  private static func showOnTerminal(_ text: String?) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    try? write(Array("\r\u{1B}[K\(text ?? "")".utf8), to: STDERR_FILENO)
  }

  private static func terminalColumns() -> Int? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    if let text = getenv("COLUMNS"), let columns = Int(String(cString: text)), columns > 0 {
      return columns
    }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
