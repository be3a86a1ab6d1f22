// Programs that draw for themselves, with the debug menu attached or without: the tests play them
// with real input and compare what they show.
//
//   AttachTrial PATTERN [--without]
//
// It prints what it sees, and takes commands from its standard input, a line each.
import CSDL2
import Glibc

/// Writes a line at once, so that a test reads it while the program runs.
nonisolated func say(_ line: String) {
  let bytes = Array("\(line)\n".utf8)
  _ = write(STDOUT_FILENO, bytes, bytes.count)
}

/// Ends with a line on standard error.
func fail(_ message: String) -> Never {
  let bytes = Array("\(message): \(String(cString: SDL_GetError()))\n".utf8)
  _ = write(STDERR_FILENO, bytes, bytes.count)
  exit(3)
}

// Whoever starts this may have blocked signals, and a child inherits that.
var signals = sigset_t()
sigemptyset(&signals)
sigprocmask(SIG_SETMASK, &signals, nil)

let words = CommandLine.arguments.dropFirst()
if words.first == "costs" {
  Costs.run()
  exit(0)
}
guard let name = words.first, let pattern = Pattern(rawValue: name) else {
  fail("usage: AttachTrial \(Pattern.allCases.map(\.rawValue).joined(separator: "|")) [--without]")
}
Trial(pattern, hasMenu: !words.contains("--without")).run()
