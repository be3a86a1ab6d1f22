import AppSurface
import CSDL2
import DebugMenu
import DebugMenuSDL
import Glibc

/// A program with its own window, renderer and loop.
final class Trial {
  let pattern: Pattern
  let window: OpaquePointer
  var renderer: OpaquePointer?
  var attachment: SDLAttachment?
  var scene = Scene()
  var second: SecondWindow?
  let pad = VirtualPad()
  private var texture: OpaquePointer?
  private var pictures: [String] = []
  private var isOver = false
  private var isMenuOpen = false
  private var isWindowClosed = false
  private var handled = (events: 0, nanoseconds: 0)

  init(_ pattern: Pattern, hasMenu: Bool) {
    self.pattern = pattern
    SDL_SetMainReady()
    // A cursor of the theme would be another pixel for some.
    guard SDL_Init(UInt32(SDL_INIT_VIDEO | SDL_INIT_GAMECONTROLLER)) == 0 else { fail("SDL_Init") }
    var flags = SDL_WINDOW_SHOWN.rawValue
    if pattern != .target { flags |= SDL_WINDOW_RESIZABLE.rawValue }
    if pattern == .opengl { flags |= SDL_WINDOW_OPENGL.rawValue }
    guard let window = SDL_CreateWindow("Trial", 200, 150, 800, 600, flags) else {
      fail("SDL_CreateWindow")
    }
    self.window = window
    SDL_LogSetOutputFunction(
      { _, _, _, line in if let line { say("log \(String(cString: line))") } }, nil)
    makeRenderer()
    if hasMenu { attach() }
    if pattern == .windows { second = SecondWindow() }
    if pattern == .relative { SDL_SetRelativeMouseMode(SDL_TRUE) }
    // SDL begins with text input on; this program takes keys and no text.
    SDL_StopTextInput()
    Commands.listen()
  }

  private func makeRenderer() {
    switch pattern {
    case .opengl: GLScene.begin(window)
    case .surface: break
    default:
      renderer = SDL_CreateRenderer(window, -1, UInt32(SDL_RENDERER_SOFTWARE.rawValue))
      if renderer == nil { fail("SDL_CreateRenderer") }
    }
    if pattern == .logical { SDL_RenderSetLogicalSize(renderer, 400, 300) }
    if pattern == .odd {
      texture = SDL_CreateTexture(
        renderer, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue),
        Int32(SDL_TEXTUREACCESS_TARGET.rawValue), 120, 90)
    }
  }

  private func attach() {
    let controller = DebugController()
    controller.addValue(
      DebugValue(id: "clicks", label: "Clicks") { [weak self] in self?.scene.clicks.count },
      toSection: .app)
    controller.addButton(
      DebugButton(id: "hello", label: "Say Hello", closesMenu: true) { say("hello") },
      toSection: .app)
    do {
      attachment = try SDLAttachment(window: window, renderer: renderer, controller: controller)
    } catch {
      fail("\(error)")
    }
    attachment?.screen("Level 3", route: "boss")
  }

  // MARK: The loop

  func run() {
    say("started")
    while !isOver {
      var event = SDL_Event()
      if pattern == .wait, SDL_WaitEvent(&event) == 1 { take(&event) }
      if pattern == .thousand { pushThousand() }
      while SDL_PollEvent(&event) == 1 { take(&event) }
      if isOver { break }
      drawFrame()
      noteMenu()
      if pattern != .wait { SDL_Delay(4) }
    }
    attachment?.detach()
    attachment = nil
    second = nil
    if let texture { SDL_DestroyTexture(texture) }
    if let renderer { SDL_DestroyRenderer(renderer) }
    if !isWindowClosed { SDL_DestroyWindow(window) }
    SDL_Quit()
    say("ended")
  }

  /// Says it when the menu has come or gone: by an event, or between two by itself.
  private func noteMenu() {
    let isOpen = attachment?.isMenuOpen ?? false
    guard isOpen != isMenuOpen else { return }
    isMenuOpen = isOpen
    say(isOpen ? "menu open" : "menu closed")
  }

  private func take(_ event: inout SDL_Event) {
    let start = now()
    let answer = attachment?.handle(&event) ?? .passed
    if event.type == SDL_USEREVENT.rawValue {
      handled.events += 1
      handled.nanoseconds += now() - start
    }
    noteMenu()
    guard answer == .passed else { return }
    if event.type == SDL_USEREVENT.rawValue {
      if event.user.code == Commands.code { Commands.take().forEach(perform) }
      return
    }
    if event.type == SDL_QUIT.rawValue { isOver = true }
    if pattern == .windows, event.type == SDL_WINDOWEVENT.rawValue,
      event.window.windowID == 1, event.window.event == SDL_WINDOWEVENT_CLOSE.rawValue
    {
      closeFirstWindow()
    }
    if let line = scene.take(event) { say(line) }
  }

  private func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  private func pushThousand() {
    for _ in 0..<1000 {
      var event = SDL_Event()
      event.type = SDL_USEREVENT.rawValue
      SDL_PushEvent(&event)
    }
  }

  private func drawFrame() {
    switch pattern {
    case .opengl:
      GLScene.draw(scene, window)
      takePictures { GLScene.save(window, $0) }
      attachment?.draw()
      SDL_GL_SwapWindow(window)
    case .surface:
      guard let surface = SDL_GetWindowSurface(window) else { return }
      scene.draw(on: surface)
      attachment?.draw()
      takePictures { SDL_SaveBMP_RW(surface, SDL_RWFromFile($0, "wb"), 1) }
      SDL_UpdateWindowSurface(window)
    default:
      guard let renderer else {
        second?.draw(scene)
        return
      }
      scene.draw(renderer, pattern, texture, target: attachment?.target)
      attachment?.draw()
      takePictures { save(renderer, $0) }
      SDL_RenderPresent(renderer)
      second?.draw(scene)
    }
  }

  private func takePictures(_ save: (String) -> Int32) {
    for path in pictures { say(save(path) == 0 ? "picture \(path)" : "no picture") }
    pictures = []
  }

  /// The whole window as it will be shown, whatever state the renderer is in.
  private func save(_ renderer: OpaquePointer, _ path: String) -> Int32 {
    let target = SDL_GetRenderTarget(renderer)
    SDL_SetRenderTarget(renderer, nil)
    var size: (width: Int32, height: Int32) = (0, 0)
    SDL_GetRendererOutputSize(renderer, &size.width, &size.height)
    let format = UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)
    let surface = SDL_CreateRGBSurfaceWithFormat(0, size.width, size.height, 32, format)
    defer {
      SDL_FreeSurface(surface)
      SDL_SetRenderTarget(renderer, target)
    }
    guard let surface else { return -1 }
    var whole = SDL_Rect(x: 0, y: 0, w: size.width, h: size.height)
    var viewport = SDL_Rect()
    SDL_RenderGetViewport(renderer, &viewport)
    // What is read is counted from the viewport's corner, in pixels.
    var scale: (Float, Float) = (1, 1)
    SDL_RenderGetScale(renderer, &scale.0, &scale.1)
    whole.x = 0
    if SDL_RenderReadPixels(
      renderer, &whole, format, surface.pointee.pixels, surface.pointee.pitch) != 0
    {
      return -1
    }
    return SDL_SaveBMP_RW(surface, SDL_RWFromFile(path, "wb"), 1)
  }

  // MARK: Commands

  private func perform(_ command: String) {
    let words = command.split(separator: " ").map(String.init)
    switch words.first {
    case "picture": pictures.append(words.last ?? "")
    case "device":
      if let device = try? attachment?.session.catalog.device(
        named: words.dropFirst().joined(separator: " "))
      {
        attachment?.session.perform(.device(device))
      }
    case "reset": attachment?.session.perform(.reset)
    case "recreate": recreate()
    case "menu": sayMenu()
    case "state": sayState()
    case "shake": pad.shake()
    case "fingers": Fingers.hold(window)
    case "lift": Fingers.lift(window)
    case "touch":
      let place = words.dropFirst().compactMap(Float.init)
      Fingers.tap((place[0], place[1]), window)
    case "input": setInput()
    case "release": SDL_SetWindowMouseGrab(window, SDL_FALSE)
    case "code": attachment?.open()
    case "attempts":
      let attempts = attachment?.session.triggerAttempts ?? []
      say(
        "attempts "
          + attempts.map { "\($0.kind.label): \($0.reason)" }.joined(separator: "; "))
    case "pad": pad.press(Array(words.dropFirst()))
    case "timing": say("timing \(handled.nanoseconds / max(1, handled.events))")
    case "quit": isOver = true
    default: say("no command '\(command)'")
    }
    if pattern == .wait { pad.pump() }
  }

  /// What is searched for in the menu, and which row is selected.
  private func sayMenu() {
    let menu = attachment?.session.menu
    say("menu query='\(menu?.query ?? "")' selected='\(menu?.selectedRow?.label ?? "")'")
  }

  /// The window with the menu goes, the program stays with its other one.
  private func closeFirstWindow() {
    attachment?.detach()
    SDL_DestroyRenderer(renderer)
    renderer = nil
    SDL_DestroyWindow(window)
    isWindowClosed = true
    say("first window closed")
  }

  private func recreate() {
    attachment?.rendererWillBeDestroyed()
    SDL_DestroyRenderer(renderer)
    makeRenderer()
    say("recreated")
  }

  /// What SDL says of the program's input, the keys that it saw, and the frame's size.
  private func sayState() {
    var line =
      "state relative=\(SDL_GetRelativeMouseMode().rawValue) cursor=\(SDL_ShowCursor(SDL_QUERY))"
      + " text=\(SDL_IsTextInputActive().rawValue) grab=\(SDL_GetWindowMouseGrab(window).rawValue)"
      + " focus=\(SDL_GetKeyboardFocus() == window ? 1 : 0) down=\(scene.held.count)"
    if let attachment {
      let room = attachment.sizeClass
      line +=
        " | frame=\(Int(attachment.size.width))x\(Int(attachment.size.height))"
        + " top=\(Int(attachment.safeArea.top)) room=\(room.horizontal)/\(room.vertical)"
        + " screen=\(screenName)"
    }
    say(line)
  }

  /// The name of the screen as the labels have it.
  private var screenName: String {
    #if DEBUG_TOOLS
      let state = attachment?.session.exportState()
      if case .string(let name)? = state?["overlay"]?["screen"] { return name }
    #endif
    return ""
  }

  /// Sets what a program can set of its input.
  private func setInput() {
    SDL_StartTextInput()
    SDL_ShowCursor(SDL_DISABLE)
    SDL_SetWindowMouseGrab(window, SDL_TRUE)
    var rect = SDL_Rect(x: 10, y: 10, w: 700, h: 500)
    SDL_SetWindowMouseRect(window, &rect)
    say("input set")
  }
}
