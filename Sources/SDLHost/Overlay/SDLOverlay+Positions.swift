import AppSurface
public import CSDL2

/// Where events of the mouse and of fingers are in the window: SDL moves them before anyone sees them.
extension SDLOverlay {
  /// An event with its position in the window, in SDL's coordinates, or as a part of it for fingers.
  public func positioned(_ event: SDL_Event) -> SDL_Event {
    guard let sdl = SDL_GetRenderer(window) else { return event }
    var event = event
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION where hasLogicalSize(sdl):
      (event.motion.x, event.motion.y) = toWindow(event.motion.x, event.motion.y, sdl)
    case SDL_MOUSEBUTTONDOWN where hasLogicalSize(sdl), SDL_MOUSEBUTTONUP where hasLogicalSize(sdl):
      (event.button.x, event.button.y) = toWindow(event.button.x, event.button.y, sdl)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: place(&event.tfinger, sdl)
    default: break
    }
    return event
  }

  /// Whether positions are moved into a logical size of the window. While a target is set SDL tells
  /// of the target's size instead.
  private func hasLogicalSize(_ sdl: OpaquePointer) -> Bool {
    guard SDL_GetRenderTarget(sdl) == nil else {
      let state = RenderState(takingOver: sdl)
      defer { state.restore(on: sdl) }
      return state.hasLogicalSize
    }
    var size: (width: Int32, height: Int32) = (0, 0)
    SDL_RenderGetLogicalSize(sdl, &size.width, &size.height)
    return size.width > 0
  }

  private func toWindow(_ x: Int32, _ y: Int32, _ sdl: OpaquePointer) -> (Int32, Int32) {
    var point: (x: Int32, y: Int32) = (0, 0)
    SDL_RenderLogicalToWindow(sdl, Float(x), Float(y), &point.x, &point.y)
    return point
  }

  private func place(_ finger: inout SDL_TouchFingerEvent, _ sdl: OpaquePointer) {
    correctForTarget(&finger, sdl)
    guard hasLogicalSize(sdl) else { return }
    // A part of the logical size, which stands in the window's middle.
    let corner = toWindow(0, 0, sdl)
    var size: (width: Int32, height: Int32) = (0, 0)
    SDL_GetWindowSize(window, &size.width, &size.height)
    func part(_ part: Float, _ corner: Int32, _ side: Int32) -> Float {
      side > 0 ? (Float(corner) + part * Float(side - 2 * corner)) / Float(side) : part
    }
    finger.x = part(finger.x, corner.0, size.width)
    finger.y = part(finger.y, corner.1, size.height)
  }

  /// SDL's software renderer takes the size of the target that is set for the window's, and scales
  /// and cuts fingers by it. A touch screen is asked where the finger is; else it is scaled back.
  private func correctForTarget(_ finger: inout SDL_TouchFingerEvent, _ sdl: OpaquePointer) {
    var info = SDL_RendererInfo()
    guard let target = SDL_GetRenderTarget(sdl), SDL_GetRendererInfo(sdl, &info) == 0,
      info.flags & SDL_RENDERER_SOFTWARE.rawValue != 0
    else { return }
    if let place = touchScreenPlace(finger) {
      (finger.x, finger.y) = place
      return
    }
    var (whole, part): ((width: Int32, height: Int32), (width: Int32, height: Int32)) =
      ((0, 0), (0, 0))
    SDL_GL_GetDrawableSize(window, &whole.width, &whole.height)
    SDL_QueryTexture(target, nil, nil, &part.width, &part.height)
    guard part.width > 0, part.height > 0 else { return }
    finger.x *= Float(whole.width) / Float(part.width)
    finger.y *= Float(whole.height) / Float(part.height)
  }

  /// Where a finger touches a screen at this moment; nil for one that does not, or no longer.
  private func touchScreenPlace(_ finger: SDL_TouchFingerEvent) -> (Float, Float)? {
    for index in 0..<max(0, SDL_GetNumTouchDevices())
    where SDL_GetTouchDevice(index) == finger.touchId {
      for number in 0..<max(0, SDL_GetNumTouchFingers(finger.touchId)) {
        guard let found = SDL_GetTouchFinger(finger.touchId, number) else { continue }
        if found.pointee.id == finger.fingerId { return (found.pointee.x, found.pointee.y) }
      }
    }
    return nil
  }
}
