internal import Glibc

/// A program that this one starts, and whose first line of output it reads.
final class Spawned {
  /// The process's id.
  let id: pid_t
  private let output: Int32
  private var isOver = false

  /// Starts a program that is found on PATH, or by its path.
  ///
  /// - Parameter variables: What its environment has besides this process's own: `NAME=value`.
  init(_ program: String, _ arguments: [String], variables: [String]) throws(CommandFailure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .missing("no pipe can be made") }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[1])
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var process = pid_t()
    let named = Set(variables.map(Self.name))
    let environment = Self.environment.filter { !named.contains(Self.name($0)) } + variables
    let status = Self.withPointers([program] + arguments) { arguments in
      Self.withPointers(environment) { environment in
        posix_spawnp(&process, program, &actions, nil, arguments, environment)
      }
    }
    close(ends[1])
    guard status == 0 else {
      close(ends[0])
      throw .missing("\(program) cannot be started: \(String(cString: strerror(status)))")
    }
    id = process
    output = ends[0]
  }

  /// The first line that the program writes; nil where it writes none in time.
  func line(within seconds: Int) -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    let end = Stopwatch.now() + seconds * 1_000_000_000
    while Stopwatch.now() < end {
      var watched = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&watched, 1, 100) > 0 else { continue }
      guard read(output, &byte, 1) == 1 else { return nil }
      if byte == 0x0A { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }

  /// Ends the program and waits for it.
  func stop() {
    guard !isOver else { return }
    isOver = true
    kill(id, SIGTERM)
    for _ in 0..<100 {
      if waitpid(id, nil, WNOHANG) != 0 { break }
      usleep(10_000)
    }
    kill(id, SIGKILL)
    waitpid(id, nil, WNOHANG)
    close(output)
  }

  private static func name(_ variable: String) -> Substring {
    variable.prefix { $0 != "=" }
  }

  private static var environment: [String] {
    var variables: [String] = []
    var place = environ
    while let text = place.pointee {
      variables.append(String(cString: text))
      place += 1
    }
    return variables
  }

  private static func withPointers<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = texts.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}
