import CSDL2

/// What a program shows: bars for the keys it saw, squares where it was clicked.
nonisolated struct Scene {
  var keys: [UInt8] = []
  var clicks: [(x: Int32, y: Int32)] = []
  var wheel: Int32 = 0
  /// Keys, buttons and fingers that went down and not up.
  var held: Set<String> = []
  var resized = (width: Int32(0), height: Int32(0))

  /// Takes an event that is the program's, and tells of it.
  mutating func take(_ event: SDL_Event) -> String? {
    switch SDL_EventType(event.type) {
    case SDL_KEYDOWN, SDL_KEYUP:
      let isDown = SDL_EventType(event.type) == SDL_KEYDOWN
      let name = String(cString: SDL_GetKeyName(event.key.keysym.sym))
      note("key \(name)", isDown)
      let code = event.key.keysym.sym
      if isDown, event.key.repeat == 0, code > 32, code < 127 { keys.append(UInt8(code)) }
      return "key \(name) \(isDown ? "down" : "up")"
    case SDL_TEXTINPUT: return "text"
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      let isDown = SDL_EventType(event.type) == SDL_MOUSEBUTTONDOWN
      note("button \(event.button.button)", isDown)
      if isDown, event.button.windowID == 1 { clicks.append((event.button.x, event.button.y)) }
      return "button \(isDown ? "down" : "up") \(event.button.x),\(event.button.y)"
        + " window \(event.button.windowID)"
    case SDL_MOUSEWHEEL:
      wheel += event.wheel.y
      return "wheel \(event.wheel.y)"
    case SDL_FINGERDOWN, SDL_FINGERUP:
      let isDown = SDL_EventType(event.type) == SDL_FINGERDOWN
      note("finger \(event.tfinger.fingerId)", isDown)
      let (x, y) = (Int(event.tfinger.x * 100), Int(event.tfinger.y * 100))
      return "finger \(isDown ? "down" : "up") \(event.tfinger.fingerId) at \(x)%,\(y)%"
    case SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLERBUTTONUP:
      let isDown = SDL_EventType(event.type) == SDL_CONTROLLERBUTTONDOWN
      note("pad \(event.cbutton.button)", isDown)
      return "pad \(isDown ? "down" : "up") \(event.cbutton.button)"
    case SDL_WINDOWEVENT where event.window.event == SDL_WINDOWEVENT_MOVED.rawValue:
      return "moved \(event.window.data1),\(event.window.data2)"
    case SDL_WINDOWEVENT where event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED.rawValue:
      resized = (event.window.data1, event.window.data2)
      return "size \(resized.width)x\(resized.height)"
    default: return nil
    }
  }

  private mutating func note(_ name: String, _ isDown: Bool) {
    if isDown { held.insert(name) } else { held.remove(name) }
  }

  // MARK: Drawing

  /// All rectangles with their colours, in a space of 800 by 600.
  var rectangles: [(SDL_Rect, UInt32)] {
    var list: [(SDL_Rect, UInt32)] = []
    for (index, key) in keys.enumerated() {
      let color = UInt32(key) &* 2_654_435_761 >> 8 & 0xFF_FFFF
      list.append((SDL_Rect(x: 20 + Int32(index) * 30, y: 20, w: 20, h: Int32(key)), color))
    }
    for click in clicks {
      list.append((SDL_Rect(x: click.x - 6, y: click.y - 6, w: 12, h: 12), 0xF0B040))
    }
    list.append((SDL_Rect(x: 20, y: 300 + wheel * 10, w: 60, h: 8), 0x40C0F0))
    return list
  }

  func draw(
    _ renderer: OpaquePointer, _ pattern: Pattern, _ texture: OpaquePointer?,
    target: OpaquePointer?
  ) {
    if pattern == .odd { return drawOddly(renderer, texture) }
    SDL_SetRenderDrawColor(renderer, 20, 30, 50, 255)
    SDL_RenderClear(renderer)
    fill(renderer)
  }

  private func fill(_ renderer: OpaquePointer) {
    for (rect, color) in rectangles {
      var rect = rect
      SDL_SetRenderDrawColor(
        renderer, UInt8(color >> 16), UInt8(color >> 8 & 255), UInt8(color & 255), 200)
      SDL_RenderFillRect(renderer, &rect)
    }
  }

  /// Sets its state in the first frame only, and draws by it ever after.
  private func drawOddly(_ renderer: OpaquePointer, _ texture: OpaquePointer?) {
    if SDL_GetRenderTarget(renderer) != texture {
      var clip = SDL_Rect(x: 5, y: 5, w: 300, h: 200)
      SDL_RenderSetScale(renderer, 1.5, 1.25)
      SDL_RenderSetClipRect(renderer, &clip)
      SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_ADD)
      SDL_SetRenderTarget(renderer, texture)
      SDL_RenderSetScale(renderer, 0.5, 0.5)
      SDL_SetRenderDrawColor(renderer, 10, 20, 30, 40)
    }
    // The colour that is set is the one that the last frame left.
    SDL_RenderClear(renderer)
    fill(renderer)
    SDL_SetRenderTarget(renderer, nil)
    SDL_RenderClear(renderer)
    SDL_RenderCopy(renderer, texture, nil, nil)
    fill(renderer)
    SDL_SetRenderTarget(renderer, texture)
    SDL_SetRenderDrawColor(renderer, 10, 20, 30, 40)
  }

  func draw(on surface: UnsafeMutablePointer<SDL_Surface>) {
    SDL_FillRect(surface, nil, SDL_MapRGB(surface.pointee.format, 20, 30, 50))
    for (rect, color) in rectangles {
      var rect = rect
      let pixel = SDL_MapRGB(
        surface.pointee.format, UInt8(color >> 16), UInt8(color >> 8 & 255), UInt8(color & 255))
      SDL_FillRect(surface, &rect, pixel)
    }
  }
}

/// A second window of the program, with a renderer of its own.
final class SecondWindow {
  private let window: OpaquePointer
  private let renderer: OpaquePointer

  init() {
    guard let window = SDL_CreateWindow("Second", 1050, 150, 300, 200, SDL_WINDOW_SHOWN.rawValue),
      let renderer = SDL_CreateRenderer(window, -1, UInt32(SDL_RENDERER_SOFTWARE.rawValue))
    else { fail("a second window") }
    self.window = window
    self.renderer = renderer
  }

  isolated deinit {
    SDL_DestroyRenderer(renderer)
    SDL_DestroyWindow(window)
  }

  func draw(_ scene: Scene) {
    SDL_SetRenderDrawColor(renderer, 60, 20, 20, 255)
    SDL_RenderClear(renderer)
    SDL_RenderPresent(renderer)
  }
}
