import CSDL2
import Glibc

/// The scene by OpenGL: its functions are found at run time, so nothing of it is linked.
enum GLScene {
  private typealias Clear = @convention(c) (UInt32) -> Void
  private typealias ClearColor = @convention(c) (Float, Float, Float, Float) -> Void
  private typealias Scissor = @convention(c) (Int32, Int32, Int32, Int32) -> Void
  private typealias Enable = @convention(c) (UInt32) -> Void
  private typealias ReadPixels =
    @convention(c) (
      Int32, Int32, Int32, Int32, UInt32, UInt32, UnsafeMutableRawPointer?
    ) -> Void

  private static var context: UnsafeMutableRawPointer?

  private static func function<Function>(_ name: String, as type: Function.Type) -> Function {
    guard let address = SDL_GL_GetProcAddress(name) else { fail(name) }
    return unsafeBitCast(address, to: type)
  }

  static func begin(_ window: OpaquePointer) {
    context = SDL_GL_CreateContext(window)
    if context == nil { fail("SDL_GL_CreateContext") }
    SDL_GL_SetSwapInterval(0)
  }

  /// Draws with whatever context is current: one that is not this program's shows another picture.
  static func draw(_ scene: Scene, _ window: OpaquePointer) {
    if SDL_GL_GetCurrentContext() != context { say("another context is current") }
    let clear = function("glClear", as: Clear.self)
    let color = function("glClearColor", as: ClearColor.self)
    let scissor = function("glScissor", as: Scissor.self)
    let scissorTest: UInt32 = 0x0C11
    function("glDisable", as: Enable.self)(scissorTest)
    color(20 / 255, 30 / 255, 50 / 255, 1)
    clear(0x4000)
    function("glEnable", as: Enable.self)(scissorTest)
    var height: Int32 = 0
    SDL_GetWindowSize(window, nil, &height)
    for (rect, rgb) in scene.rectangles {
      scissor(rect.x, height - rect.y - rect.h, max(0, rect.w), max(0, rect.h))
      color(
        Float(rgb >> 16) / 255, Float(rgb >> 8 & 255) / 255, Float(rgb & 255) / 255, 1)
      clear(0x4000)
    }
  }

  static func save(_ window: OpaquePointer, _ path: String) -> Int32 {
    var size: (width: Int32, height: Int32) = (0, 0)
    SDL_GetWindowSize(window, &size.width, &size.height)
    guard
      let surface = SDL_CreateRGBSurfaceWithFormat(
        0, size.width, size.height, 32, UInt32(SDL_PIXELFORMAT_ABGR8888.rawValue))
    else { return -1 }
    defer { SDL_FreeSurface(surface) }
    function("glReadPixels", as: ReadPixels.self)(
      0, 0, size.width, size.height, 0x1908, 0x1401, surface.pointee.pixels)
    return SDL_SaveBMP_RW(surface, SDL_RWFromFile(path, "wb"), 1)
  }
}
