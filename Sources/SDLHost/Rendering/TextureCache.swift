import AppSurface
import CSDL2

/// What a texture shows; equal keys share one.
nonisolated enum TextureKey: Hashable {
  /// A line of text at a size of `sixtyFourths` / 64 pixels to the em, all in one direction.
  case run(text: String, isRightToLeft: Bool, face: FaceKey, sixtyFourths: Int, rgb: UInt32)
  /// A filled circle.
  case disc(diameter: Int32, rgb: UInt32)
  /// A circle's line along the inside.
  case ring(diameter: Int32, line: Int32, rgb: UInt32)
  /// A symbol of the kit.
  case symbol(name: String, weight: Font.Weight, pixels: Int32, rgb: UInt32)
  /// A picture at the size in pixels at which it is drawn, with rounded corners.
  case bitmap(Bitmap, width: Int32, height: Int32, diameter: Int32)
  /// One colour, without a pattern.
  case solid(rgb: UInt32)
}

/// A texture and how it stands to the point that it is drawn at.
nonisolated struct StoredTexture {
  let texture: OpaquePointer
  let width: Int32
  let height: Int32
  /// From the drawing point to the texture's left edge, in pixels.
  var left: Int32 = 0
  /// From the drawing point to the texture's top edge, in pixels.
  var top: Int32 = 0
  /// Whether nothing shines through, but for round corners.
  var isOpaque = false
}

/// The textures that a renderer has made, bounded in bytes; those that were used longest ago go first.
final class TextureCache {
  private struct Entry {
    var stored: StoredTexture?
    var lastUse: UInt64
  }

  private let renderer: OpaquePointer
  private let budget: Int
  private var entries: [TextureKey: Entry] = [:]
  private var uses: UInt64 = 0
  /// The memory of all pixels, in bytes.
  private(set) var bytes = 0

  var count: Int { entries.count }

  init(renderer: OpaquePointer, budget: Int) {
    self.renderer = renderer
    self.budget = budget
  }

  /// The texture for a key, made at its first use. What could not be made is remembered too, so
  /// that it is not tried at each frame.
  func texture(
    for key: TextureKey, make: () -> (surface: PixelSurface, left: Int32, top: Int32)?
  ) -> StoredTexture? {
    uses += 1
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = uses
      return entries.values[index].stored
    }
    let stored = make().flatMap { upload($0.surface, left: $0.left, top: $0.top) }
    entries[key] = Entry(stored: stored, lastUse: uses)
    bytes += Self.cost(stored)
    if bytes > budget { shrink() }
    return stored
  }

  /// Forgets everything: the renderer lost its textures, or goes away.
  func removeAll() {
    for entry in entries.values { destroy(entry.stored) }
    entries.removeAll()
    bytes = 0
  }

  /// Forgets everything without a word to the renderer, which is gone and took its textures along.
  func abandon() {
    entries.removeAll()
    bytes = 0
  }

  private func upload(_ surface: PixelSurface, left: Int32, top: Int32) -> StoredTexture? {
    defer { surface.free() }
    guard let texture = SDL_CreateTextureFromSurface(renderer, surface.pointer) else { return nil }
    SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear)
    return StoredTexture(
      texture: texture, width: Int32(surface.width), height: Int32(surface.height), left: left,
      top: top, isOpaque: surface.isOpaque)
  }

  /// Makes room down to half, so that it is seldom done. The newest entry always stays.
  private func shrink() {
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if bytes <= budget / 2 || entry.lastUse == uses { return }
      destroy(entry.stored)
      bytes -= Self.cost(entry.stored)
      entries[key] = nil
    }
  }

  private func destroy(_ stored: StoredTexture?) {
    if let stored { SDL_DestroyTexture(stored.texture) }
  }

  private static func cost(_ stored: StoredTexture?) -> Int {
    256 + (stored.map { Int($0.width) * Int($0.height) * 4 } ?? 0)
  }
}
