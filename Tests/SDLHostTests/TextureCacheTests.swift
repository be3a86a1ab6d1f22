import AppSurface
import CSDL2
import Testing

@testable import SDLHost

@Suite("Textures are kept within a bound")
struct TextureCacheTests {
  private func surface() -> (surface: PixelSurface, left: Int32, top: Int32)? {
    PixelSurface(width: 16, height: 16).map { ($0, 0, 0) }
  }

  @Test("those used longest ago go, those in use stay, and the count of bytes is right")
  func bound() throws {
    let canvas = try PixelCanvas(width: 4, height: 4, fonts: FontSystem(.embedded))
    let cache = TextureCache(renderer: canvas.sdlRenderer, budget: 20_000)
    defer { cache.removeAll() }
    for number in 0..<200 {
      _ = cache.texture(for: .solid(rgb: 0)) { surface() }
      _ = cache.texture(for: .solid(rgb: UInt32(number + 1))) { surface() }
      #expect(cache.bytes <= 20_000)
    }
    var wasMade = false
    _ = cache.texture(for: .solid(rgb: 0)) {
      wasMade = true
      return surface()
    }
    #expect(!wasMade)
    cache.removeAll()
    #expect(cache.bytes == 0 && cache.count == 0)
  }

  @Test("what cannot be made is not tried again")
  func failure() throws {
    let canvas = try PixelCanvas(width: 4, height: 4, fonts: FontSystem(.embedded))
    let cache = TextureCache(renderer: canvas.sdlRenderer, budget: 20_000)
    var tries = 0
    for _ in 0..<3 {
      let texture = cache.texture(for: .solid(rgb: 1)) {
        tries += 1
        return nil
      }
      #expect(texture == nil)
    }
    #expect(tries == 1)
  }
}
