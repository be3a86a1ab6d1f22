import CSDL2
import Glibc

/// Starting SDL's video, and choosing what draws.
enum VideoStart {
  /// Starts the video subsystem and nothing else: what is not started needs no polling.
  static func start() throws(SDLError) {
    SDL_SetMainReady()
    hint("SDL_QUIT_ON_LAST_WINDOW_CLOSE", "0")
    hint("SDL_IME_SUPPORT_EXTENDED_TEXT", "1")
    hint("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
    hint("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
    try chooseDriver()
    guard SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)) == 0 else {
      let error = SDLError.last("SDL_InitSubSystem", kind: .noDisplay)
      throw SDLError(
        kind: .noDisplay, call: error.call, message: "\(error.message) (\(displayReason()))")
    }
    try refuseStandIn()
    // What is dropped onto the window would arrive with memory to free.
    for type in [SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPBEGIN, SDL_DROPCOMPLETE] {
      SDL_EventState(type.rawValue, SDL_IGNORE)
    }
    // SDL begins with text input on; it is turned on where a text field has the focus.
    SDL_StopTextInput()
  }

  /// Leaves out the drivers that cannot answer: trying them takes time, and some of them complain.
  private static func chooseDriver() throws(SDLError) {
    guard variable("SDL_VIDEODRIVER") == nil else { return }
    switch (variable("DISPLAY"), variable("WAYLAND_DISPLAY") ?? variable("WAYLAND_SOCKET")) {
    case (nil, nil):
      throw SDLError(kind: .noDisplay, call: "SDL_InitSubSystem", message: displayReason())
    case (_?, nil): hint("SDL_VIDEODRIVER", "x11")
    case (nil, _?): hint("SDL_VIDEODRIVER", "wayland")
    case (_?, _?): break
    }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Without a display SDL may take a driver that shows nothing; only who asks for one gets it.
  private static func refuseStandIn() throws(SDLError) {
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
    guard ["offscreen", "dummy", "evdev", "none"].contains(driver),
      variable("SDL_VIDEODRIVER") == nil
    else { return }
    SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
    throw SDLError(kind: .noDisplay, call: "SDL_InitSubSystem", message: displayReason())
  }

  private static func hint(_ name: String, _ value: String) {
    _ = SDL_SetHintWithPriority(name, value, SDL_HINT_DEFAULT)
  }

  private static func displayReason() -> String {
    if let driver = variable("SDL_VIDEODRIVER") { return "SDL_VIDEODRIVER is \(driver)" }
    if let display = variable("DISPLAY") { return "nothing answers at DISPLAY=\(display)" }
    if let display = variable("WAYLAND_DISPLAY") {
      return "nothing answers at WAYLAND_DISPLAY=\(display)"
    }
    return "neither DISPLAY nor WAYLAND_DISPLAY is set"
  }

  /// A renderer for a window: accelerated where that is asked for or worth while, else software.
  static func renderer(
    for window: OpaquePointer, _ drawing: WindowOptions.Drawing
  ) throws(SDLError) -> OpaquePointer {
    let driver = SDL_GetHint("SDL_RENDER_DRIVER").map { String(cString: $0) }
    let isAccelerated =
      switch drawing {
      case .software: false
      case .accelerated: true
      case .automatic: driver.map { $0 != "software" } ?? hasGraphicsHardware
      }
    if isAccelerated {
      let flags = UInt32(SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue)
      if let renderer = SDL_CreateRenderer(window, -1, flags) { return renderer }
    }
    // Without this SDL shows a software frame by way of OpenGL, and loads it: 90 MB.
    _ = SDL_SetHintWithPriority("SDL_FRAMEBUFFER_ACCELERATION", "0", SDL_HINT_OVERRIDE)
    return try made(
      SDL_CreateRenderer(window, -1, UInt32(SDL_RENDERER_SOFTWARE.rawValue)),
      by: "SDL_CreateRenderer")
  }

  /// Whether the machine has something that OpenGL would not have to imitate. Asking OpenGL itself
  /// would load it, which is what must not happen where it is of no use.
  private static var hasGraphicsHardware: Bool {
    let nodes = ["dri/renderD128", "dri/renderD129", "dri/card0", "nvidiactl", "mali0"]
    return nodes.contains { (node: String) in access("/dev/" + node, R_OK | W_OK) == 0 }
  }
}
