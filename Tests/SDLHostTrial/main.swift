// A program for the tests of SDLHost: they start it where a thing needs a process of its own.
import Glibc
import SDLHost

/// Writes a line at once, so that a test reads it while the program runs.
func say(_ line: String, to descriptor: Int32 = STDOUT_FILENO) {
  let bytes = Array("\(line)\n".utf8)
  _ = write(descriptor, bytes, bytes.count)
}

/// Ends with a line on standard error.
func fail(_ message: String) -> Never {
  say(message, to: STDERR_FILENO)
  exit(3)
}

// Whoever starts this may have blocked signals, and a child inherits that.
var signals = sigset_t()
sigemptyset(&signals)
sigprocmask(SIG_SETMASK, &signals, nil)

switch CommandLine.arguments.dropFirst().first {
case "window": showWindow()
case "tasks": runTasksInWindow()
case "drain": drainWithoutWindow()
case "picture" where CommandLine.arguments.count == 5:
  writePicture(
    CommandLine.arguments[2], FontChoice(argument: CommandLine.arguments[3]),
    scale: Double(CommandLine.arguments[4]) ?? 1)
case "count" where CommandLine.arguments.count == 4:
  countInFile(CommandLine.arguments[2], times: Int(CommandLine.arguments[3]) ?? 0)
default:
  fail("usage: SDLHostTrial window | tasks | drain | picture FILE FONT SCALE | count FILE TIMES")
}
