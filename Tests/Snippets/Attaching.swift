import AppSurface
import CSDL2
import DebugMenuSDL

@MainActor func attach(
  window: OpaquePointer, renderer: OpaquePointer, isRunning: () -> Bool,
  play: (SDL_Event) -> Void, drawFrame: () -> Void
) throws {
  // snippet
  let menu = try SDLAttachment(window: window, renderer: renderer)
  var event = SDL_Event()
  while isRunning() {
    while SDL_PollEvent(&event) == 1 {
      if menu.handle(&event) == .passed { play(event) }
    }
    drawFrame()
    menu.draw()
    SDL_RenderPresent(renderer)
  }
  // end
}
