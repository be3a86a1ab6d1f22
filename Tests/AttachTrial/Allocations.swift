import CSDL2
import DebugMenuSDL
import Glibc

/// Counts what is allocated while events pass a menu that is closed: a library that is loaded before
/// the program counts the calls of malloc and its kin.
enum Allocations {
  private typealias Count = @convention(c) () -> UInt64

  static func run() {
    SDL_SetMainReady()
    guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "malloc_calls") else {
      fail("no library counts the calls of malloc")
    }
    let calls = unsafeBitCast(symbol, to: Count.self)
    SDL_SetHint("SDL_VIDEODRIVER", "dummy")
    guard SDL_Init(UInt32(SDL_INIT_VIDEO)) == 0,
      let window = SDL_CreateWindow("Trial", 0, 0, 640, 480, 0),
      let renderer = SDL_CreateRenderer(window, -1, UInt32(SDL_RENDERER_SOFTWARE.rawValue)),
      let attachment = try? SDLAttachment(window: window, renderer: renderer)
    else { fail("a window with a menu") }
    let id = SDL_GetWindowID(window)
    for (name, type) in types {
      var event = SDL_Event()
      event.type = type.rawValue
      event.window.windowID = id
      if name == "finger" { event.tfinger.windowID = id }
      // What is made at the first event of its kind is not made for each.
      for _ in 0..<10 { attachment.handle(&event) }
      let before = calls()
      for index in 0..<1000 {
        event.common.timestamp = UInt32(index) * 5
        event.csensor.data.0 = index.isMultiple(of: 3) ? 2 : -2
        attachment.handle(&event)
        attachment.draw()
      }
      let count = calls() - before
      say("allocations \(name) \(count)")
    }
    attachment.open()
    let before = calls()
    var event = SDL_Event()
    event.type = SDL_MOUSEMOTION.rawValue
    event.window.windowID = id
    attachment.handle(&event)
    attachment.draw()
    // Shows that the count counts.
    let count = calls() - before
    say("allocations open \(count > 0 ? "some" : "none")")
    attachment.detach()
    SDL_Quit()
  }

  private static let types: [(String, SDL_EventType)] = [
    ("key", SDL_KEYDOWN), ("text", SDL_TEXTINPUT), ("motion", SDL_MOUSEMOTION),
    ("button", SDL_MOUSEBUTTONDOWN), ("wheel", SDL_MOUSEWHEEL), ("finger", SDL_FINGERMOTION),
    ("sensor", SDL_CONTROLLERSENSORUPDATE), ("controller", SDL_CONTROLLERBUTTONDOWN),
    ("axis", SDL_CONTROLLERAXISMOTION), ("window", SDL_WINDOWEVENT), ("user", SDL_USEREVENT),
  ]
}
