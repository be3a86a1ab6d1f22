import CSDL2
import Glibc
import Synchronization

/// Lines from standard input: a thread reads them, and wakes the loop with an event of the user's.
nonisolated enum Commands {
  /// The code of the events that say there are commands.
  static let code: Int32 = 7
  private static let waiting = Mutex<[String]>([])

  static func listen() {
    let thread = SDL_CreateThread(
      { _ in
        while let line = readLine() {
          Commands.waiting.withLock { $0.append(line) }
          var event = SDL_Event()
          event.type = SDL_USEREVENT.rawValue
          event.user.code = Commands.code
          SDL_PushEvent(&event)
        }
        return 0
      }, "commands", nil)
    SDL_DetachThread(thread)
  }

  /// The commands that have come.
  static func take() -> [String] {
    waiting.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}
