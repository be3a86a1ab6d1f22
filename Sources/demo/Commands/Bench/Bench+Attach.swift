#if DEBUG_TOOLS
  internal import AppSurface
  internal import CSDL2
  internal import DebugMenu
  internal import DebugMenuSDL
  internal import SDLHost

  extension Bench {
    /// What the menu costs a program that draws for itself: an event and a frame with the menu
    /// closed, and a frame with it open beside the program's own.
    func attaching() throws {
      guard wants("attach") else { return }
      let program = try AttachedProgram()
      var most = 0
      for (kind, event) in AttachedProgram.events(of: program.windowID) {
        let times = (0..<9).map { _ in program.time(of: event, count: effort.events) }
        let time = Stopwatch.median(times)
        most = max(most, time)
        try report("attach.event.closed.\(kind)", time, "ns")
      }
      // Of the kinds that come often, the one that costs most.
      try report("attach.event.closed", most, "ns")
      try report("attach.frame.closed", program.timeOfDrawing(count: effort.events), "ns")
      try report("attach.frame.program", program.frames(effort.frames).program, "ns")
      program.attachment.session.perform(.open)
      try report("attach.frame.open", program.frames(effort.frames).menu, "ns")
    }
  }

  /// A program with a window that no display shows, and the menu attached.
  private final class AttachedProgram {
    let attachment: SDLAttachment
    let windowID: UInt32
    private let window: OpaquePointer
    private let renderer: OpaquePointer

    init() throws {
      SDL_SetMainReady()
      SDL_SetHint("SDL_VIDEODRIVER", "dummy")
      guard SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)) == 0,
        let window = SDL_CreateWindow("Bench", 0, 0, 1280, 800, 0),
        let renderer = SDL_CreateRenderer(
          window, -1, UInt32(SDL_RENDERER_SOFTWARE.rawValue))
      else { throw CommandFailure.missing("SDL: \(String(cString: SDL_GetError()))") }
      self.window = window
      self.renderer = renderer
      windowID = SDL_GetWindowID(window)
      do {
        attachment = try SDLAttachment(window: window, renderer: renderer)
      } catch {
        throw CommandFailure.missing("\(error)")
      }
    }

    isolated deinit {
      attachment.detach()
      SDL_DestroyRenderer(renderer)
      SDL_DestroyWindow(window)
      SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
    }

    /// Events of the kinds that come most often.
    static func events(of window: UInt32) -> [(String, SDL_Event)] {
      func event(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void) -> SDL_Event {
        var event = SDL_Event()
        event.type = type.rawValue
        event.window.windowID = window
        fill(&event)
        return event
      }
      return [
        ("key", event(SDL_KEYDOWN) { $0.key.keysym.sym = SDL_Keycode(SDLK_a.rawValue) }),
        ("chordkey", event(SDL_KEYDOWN) { $0.key.keysym.sym = SDL_Keycode(SDLK_z.rawValue) }),
        ("motion", event(SDL_MOUSEMOTION) { $0.motion.x = 640 }),
        ("button", event(SDL_MOUSEBUTTONDOWN) { $0.button.button = 1 }),
        ("user", event(SDL_USEREVENT) { $0.user.code = 1 }),
        (
          "sensor",
          event(SDL_CONTROLLERSENSORUPDATE) {
            $0.csensor.which = 1
            $0.csensor.sensor = SDL_SENSOR_ACCEL.rawValue
            $0.csensor.data.2 = 9.8
          }
        ),
        ("controller", event(SDL_CONTROLLERBUTTONUP) { $0.cbutton.which = 1 }),
        ("axis", event(SDL_CONTROLLERAXISMOTION) { $0.caxis.value = 9000 }),
        (
          "touch",
          event(SDL_FINGERDOWN) {
            $0.tfinger.windowID = window
            ($0.tfinger.touchId, $0.tfinger.fingerId) = (1, 1)
          }
        ),
        (
          "finger",
          event(SDL_FINGERMOTION) {
            $0.tfinger.windowID = window
            ($0.tfinger.touchId, $0.tfinger.fingerId) = (1, 1)
          }
        ),
      ]
    }

    /// Nanoseconds for an event, each a millisecond after the one before.
    func time(of event: SDL_Event, count: Int) -> Int {
      var event = event
      let start = Stopwatch.now()
      for _ in 0..<count {
        event.common.timestamp &+= 1
        attachment.handle(&event)
      }
      return (Stopwatch.now() - start) / count
    }

    /// Nanoseconds for drawing while nothing shows.
    func timeOfDrawing(count: Int) -> Int {
      let start = Stopwatch.now()
      for _ in 0..<count { attachment.draw() }
      return (Stopwatch.now() - start) / count
    }

    /// Nanoseconds for the program's own frame, and for what the menu draws over it.
    func frames(_ count: Int) -> (program: Int, menu: Int) {
      var own: [Int] = []
      var menu: [Int] = []
      for frame in 0..<count {
        let start = Stopwatch.now()
        drawProgram(frame)
        SDL_RenderFlush(renderer)
        let drawn = Stopwatch.now()
        attachment.draw()
        SDL_RenderFlush(renderer)
        menu.append(Stopwatch.now() - drawn)
        own.append(drawn - start)
        SDL_RenderPresent(renderer)
      }
      return (Stopwatch.median(own), Stopwatch.median(menu))
    }

    private func drawProgram(_ frame: Int) {
      SDL_SetRenderDrawColor(renderer, 20, 30, 50, 255)
      SDL_RenderClear(renderer)
      for index in 0..<40 {
        var rect = SDL_Rect(
          x: Int32((index * 97 + frame) % 1200), y: Int32(index * 61 % 720), w: 60, h: 60)
        SDL_SetRenderDrawColor(renderer, UInt8(index * 6), 120, 200, 255)
        SDL_RenderFillRect(renderer, &rect)
      }
    }
  }
#endif
