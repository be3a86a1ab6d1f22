import AppSurface
import CSDL2
import Testing

@testable import SDLHost

@Suite("The host's render state is as it was")
struct RenderStateTests {
  /// All that drawing could change, as SDL tells it.
  struct State: Hashable {
    var target: OpaquePointer?
    var numbers: [Int] = []

    init(_ renderer: OpaquePointer) {
      target = SDL_GetRenderTarget(renderer)
      var rect = SDL_Rect()
      SDL_RenderGetViewport(renderer, &rect)
      numbers += [rect.x, rect.y, rect.w, rect.h].map(Int.init)
      SDL_RenderGetClipRect(renderer, &rect)
      numbers += [rect.x, rect.y, rect.w, rect.h].map(Int.init)
      numbers.append(Int(SDL_RenderIsClipEnabled(renderer).rawValue))
      var scale: (Float, Float) = (0, 0)
      SDL_RenderGetScale(renderer, &scale.0, &scale.1)
      numbers += [Int(scale.0 * 1000), Int(scale.1 * 1000)]
      var size: (Int32, Int32) = (0, 0)
      SDL_RenderGetLogicalSize(renderer, &size.0, &size.1)
      numbers += [Int(size.0), Int(size.1)]
      var color: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
      SDL_GetRenderDrawColor(renderer, &color.0, &color.1, &color.2, &color.3)
      numbers += [Int(color.0), Int(color.1), Int(color.2), Int(color.3)]
      var blend = SDL_BLENDMODE_NONE
      SDL_GetRenderDrawBlendMode(renderer, &blend)
      numbers.append(Int(blend.rawValue))
    }
  }

  /// The states that a program may leave behind.
  enum Odd: CaseIterable {
    case plain, viewport, clip, scale, color, logicalSize, target, all

    func apply(_ renderer: OpaquePointer, _ texture: OpaquePointer?) {
      var rect = SDL_Rect(x: 3, y: 4, w: 20, h: 10)
      if self == .color || self == .all {
        SDL_SetRenderDrawColor(renderer, 1, 2, 3, 4)
        SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_ADD)
      }
      if self == .logicalSize { SDL_RenderSetLogicalSize(renderer, 32, 18) }
      if self == .scale || self == .all { SDL_RenderSetScale(renderer, 1.5, 2) }
      if self == .viewport || self == .all { SDL_RenderSetViewport(renderer, &rect) }
      if self == .clip || self == .all { SDL_RenderSetClipRect(renderer, &rect) }
      if self == .target || self == .all {
        SDL_SetRenderTarget(renderer, texture)
        SDL_RenderSetScale(renderer, 2, 2)
        SDL_RenderSetClipRect(renderer, &rect)
      }
    }
  }

  @Test("whatever it was before", arguments: Odd.allCases)
  func restored(odd: Odd) throws {
    let fonts = FontSystem(.embedded)
    let canvas = try PixelCanvas(width: 64, height: 40, fonts: fonts)
    let renderer = canvas.sdlRenderer
    let texture = SDL_CreateTexture(
      renderer, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue),
      Int32(SDL_TEXTUREACCESS_TARGET.rawValue), 30, 30)
    defer { SDL_DestroyTexture(texture) }
    odd.apply(renderer, texture)
    let before = State(renderer)
    var list = DrawList()
    list.append(.clip(Rect(x: 2, y: 2, width: 50, height: 30)))
    list.append(.fill(Rect(x: 0, y: 0, width: 64, height: 40), .black, radius: 0))
    list.append(.fill(Rect(x: 5, y: 5, width: 20, height: 20), .red.opacity(0.5), radius: 6))
    try canvas.draw(
      Composition(
        windowSize: Size(width: 64, height: 40), background: .white,
        layers: [PlacedDrawList(placement: .identity, clip: nil, drawList: list)]), scale: 1)
    #expect(State(renderer) == before)
    // The window itself was drawn on, in its own pixels, whatever was set.
    SDL_SetRenderTarget(renderer, nil)
    SDL_RenderFlush(renderer)
    let pixels = canvas.picture().bitmap.pixels
    #expect(
      pixels[0] == 255 && pixels[(30 * 64 + 51) * 4] == 0 && pixels[(30 * 64 + 52) * 4] == 255)
  }

  @Test("without clearing, what is there stays")
  func overlay() throws {
    let canvas = try PixelCanvas(width: 8, height: 8, fonts: FontSystem(.embedded))
    let size = Size(width: 8, height: 8)
    try canvas.draw(Composition(windowSize: size, background: .red), scale: 1)
    try canvas.renderer.draw(
      Composition(windowSize: size, background: .blue), scale: 1, clearing: false)
    SDL_RenderFlush(canvas.sdlRenderer)
    #expect(canvas.picture().bitmap.pixels[0] == Ink(.red).red)
  }
}
