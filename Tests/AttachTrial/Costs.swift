import AppSurface
import CSDL2
import DebugMenu
import DebugMenuSDL
import Glibc

/// What a menu that is closed does with events and frames: a library that is loaded before the
/// program counts the calls of malloc and its kin, and those that draw.
enum Costs {
  private typealias Count = @convention(c) () -> UInt64

  /// What was counted up to now.
  private struct Reading {
    var allocations: UInt64
    var drawCalls: UInt64
  }

  static func run() {
    SDL_SetMainReady()
    let counts = ["malloc_calls", "draw_calls"].map { name -> Count in
      guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), name) else {
        fail("no library has \(name)")
      }
      return unsafeBitCast(symbol, to: Count.self)
    }
    let read = { Reading(allocations: counts[0](), drawCalls: counts[1]()) }
    SDL_SetHint("SDL_VIDEODRIVER", "dummy")
    guard SDL_Init(UInt32(SDL_INIT_VIDEO)) == 0,
      let window = SDL_CreateWindow("Trial", 0, 0, 640, 480, 0),
      let renderer = SDL_CreateRenderer(window, -1, UInt32(SDL_RENDERER_SOFTWARE.rawValue)),
      let attachment = try? SDLAttachment(window: window, renderer: renderer)
    else { fail("a window with a menu") }
    let id = SDL_GetWindowID(window)
    // Before the menu was ever open, and after it.
    for round in ["new", "used"] {
      for (name, type) in types {
        measure("\(round) \(name)", event(type, of: id, named: name), attachment, read)
      }
      let before = read()
      attachment.open()
      var event = event(SDL_MOUSEMOTION, of: id, named: "motion")
      attachment.handle(&event)
      attachment.draw()
      // Shows that the counts count.
      let open = difference(from: before, read())
      say("open \(open.allocations > 0 ? "some" : "none") \(open.drawCalls > 0 ? "some" : "none")")
      attachment.session.perform(.close)
      // The receipt waits for the focus at most a second.
      for _ in 0..<130 {
        SDL_Delay(10)
        attachment.draw()
      }
    }
    attachment.detach()
    SDL_Quit()
  }

  /// Sends an event a thousand times, and says what it cost and whether it is as it was.
  private static func measure(
    _ name: String, _ event: SDL_Event, _ attachment: SDLAttachment, _ read: () -> Reading
  ) {
    var event = event
    // What is made at the first event of its kind is not made for each.
    for _ in 0..<10 { attachment.handle(&event) }
    var changed = 0
    let before = read()
    for index in 0..<1000 {
      event.common.timestamp = UInt32(index) * 5
      event.csensor.data.0 = index.isMultiple(of: 3) ? 2 : -2
      var copy = event
      let answer = attachment.handle(&copy)
      if answer != .passed || memcmp(&copy, &event, MemoryLayout<SDL_Event>.size) != 0 {
        changed += 1
      }
      attachment.draw()
    }
    let cost = difference(from: before, read())
    say("\(name) allocations \(cost.allocations) draw calls \(cost.drawCalls) changed \(changed)")
  }

  private static func difference(from before: Reading, _ after: Reading) -> Reading {
    Reading(
      allocations: after.allocations - before.allocations,
      drawCalls: after.drawCalls - before.drawCalls)
  }

  private static func event(_ type: SDL_EventType, of id: UInt32, named name: String) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    event.window.windowID = id
    if name == "finger" { event.tfinger.windowID = id }
    return event
  }

  private static let types: [(String, SDL_EventType)] = [
    ("key", SDL_KEYDOWN), ("text", SDL_TEXTINPUT), ("motion", SDL_MOUSEMOTION),
    ("button", SDL_MOUSEBUTTONDOWN), ("wheel", SDL_MOUSEWHEEL), ("finger", SDL_FINGERMOTION),
    ("sensor", SDL_CONTROLLERSENSORUPDATE), ("controller", SDL_CONTROLLERBUTTONDOWN),
    ("axis", SDL_CONTROLLERAXISMOTION), ("window", SDL_WINDOWEVENT), ("user", SDL_USEREVENT),
  ]
}
