import AppSurface
import CSDL2

/// Text through SDL2_ttf: shaped, in any script that an installed font has.
final class TrueTypeEngine: TextEngine {
  let name: String
  private let library: TrueTypeLibrary
  private let faces: SizedFaces
  private let fallback: FallbackFaces
  private let families: [Font.Design: FaceFamily]

  /// Measures are taken at this many pixels to the em, without hinting, and scaled: they are the
  /// same whatever the display.
  private static let measuringSize = 512.0

  /// The engine for a choice; nil, and a notice, where the machine lacks the library or any font.
  static func make(_ choice: FontChoice, notices: Notices) -> TrueTypeEngine? {
    guard let library = TrueTypeLibrary() else {
      notices.say(
        "fonts: SDL2_ttf (package \(TrueTypeLibrary.package)) is missing; using the embedded face")
      return nil
    }
    let search = FontSearch(notices: notices)
    guard let family = search.family(for: choice) else {
      notices.say("fonts: no font is installed (package fonts-inter); using the embedded face")
      return nil
    }
    let engine = TrueTypeEngine(
      library: library, family: family, monospaced: search.monospaced() ?? family,
      notices: notices)
    guard engine.font(family.regular, at: measuringSize) != nil else {
      notices.say("fonts: \(family.regular.path) is not a font; using the embedded face")
      return nil
    }
    return engine
  }

  /// Throws why text cannot be set as is chosen; nothing where the machine may choose.
  static func check(_ choice: FontChoice) throws(FontLack) {
    switch choice {
    case .automatic, .embedded: return
    case .named, .file: break
    }
    guard let library = TrueTypeLibrary() else {
      throw FontLack(
        reason: "SDL2_ttf (package \(TrueTypeLibrary.package)) is missing", isOfMachine: true)
    }
    guard let file = try FontSearch(notices: Notices()).chosen(choice)?.regular else { return }
    let faces = SizedFaces(library: library)
    let hinting = TrueTypeLibrary.noHinting
    guard faces.font(file, pixelsPerEm: measuringSize, hinting: hinting) != nil else {
      throw FontLack(reason: "\(file.path) is not a font")
    }
  }

  private init(
    library: TrueTypeLibrary, family: FaceFamily, monospaced: FaceFamily, notices: Notices
  ) {
    let faces = SizedFaces(library: library)
    self.library = library
    self.faces = faces
    name = family.name
    families = [.default: family, .monospaced: monospaced]
    fallback = FallbackFaces(notices: notices) { file, scalar in
      let font = faces.font(
        file, pixelsPerEm: Self.measuringSize, hinting: TrueTypeLibrary.noHinting)
      return font.map { library.provides($0, scalar.value) != 0 } ?? false
    }
  }

  func metrics(of face: FaceKey) -> EmMetrics {
    guard let font = font(file(for: face), at: Self.measuringSize) else {
      return EmMetrics(ascent: 0.8, descent: 0.2, lineHeight: 1.2)
    }
    let size = Self.measuringSize
    return EmMetrics(
      ascent: Double(library.ascent(font)) / size, descent: -Double(library.descent(font)) / size,
      lineHeight: Double(library.lineSkip(font)) / size)
  }

  func advance(of text: String, in face: FaceKey) -> Double {
    segments(of: text, in: face).reduce(0) { sum, segment in
      guard let font = font(segment.file, at: Self.measuringSize) else { return sum }
      direct(font, segment.part.script, isRightToLeft: segment.part.script?.isRightToLeft ?? false)
      var width: Int32 = 0
      guard library.extent(font, segment.part.text, &width, nil) == 0 else { return sum }
      return sum + Double(width) / Self.measuringSize
    }
  }

  func raster(
    _ text: String, isRightToLeft: Bool, in face: FaceKey, pixelsPerEm: Double, rgb: UInt32
  ) -> RasterLine? {
    let segments = segments(of: text, in: face)
    let parts = (isRightToLeft ? segments.reversed() : segments).compactMap { segment in
      raster(segment, isRightToLeft: isRightToLeft, pixelsPerEm: pixelsPerEm, rgb: rgb)
    }
    return parts.count == 1 ? parts[0] : Self.join(parts, rgb: rgb)
  }

  private func raster(
    _ segment: Segment, isRightToLeft: Bool, pixelsPerEm: Double, rgb: UInt32
  ) -> RasterLine? {
    guard
      let font = faces.font(
        segment.file, pixelsPerEm: pixelsPerEm, hinting: TrueTypeLibrary.lightSubpixelHinting)
    else { return nil }
    let isShaped = direct(font, segment.part.script, isRightToLeft: isRightToLeft)
    let text =
      isRightToLeft && !isShaped
      ? MirroredCharacters.reversed(segment.part.text) : segment.part.text
    let color = SDL_Color(
      r: UInt8(rgb >> 16 & 255), g: UInt8(rgb >> 8 & 255), b: UInt8(rgb & 255), a: 255)
    guard let rendered = library.render(font, text, color) else { return nil }
    let surface = PixelSurface(rendered)
    // The library moves a line to the right when its first glyph starts left of the origin, and
    // down when one rises above the ascent.
    var left: Int32 = 0
    let scalars = segment.part.text.unicodeScalars
    if let first = isRightToLeft ? scalars.last : scalars.first {
      _ = library.glyph(font, first.value, &left, nil, nil, nil, nil)
    }
    let ascent = library.ascent(font)
    let tallest = isTall(surface, font) ? tallest(text, font) : ascent
    return RasterLine(surface: surface, left: min(0, left), top: -max(ascent, tallest))
  }

  private func isTall(_ surface: PixelSurface, _ font: OpaquePointer) -> Bool {
    Int32(surface.height) > library.ascent(font) - library.descent(font) + 1
  }

  private func tallest(_ text: String, _ font: OpaquePointer) -> Int32 {
    text.unicodeScalars.reduce(0) { tallest, scalar in
      var top: Int32 = 0
      return library.glyph(font, scalar.value, nil, nil, nil, &top, nil) == 0
        ? max(tallest, top) : tallest
    }
  }

  /// Puts the parts of a line side by side on one surface, which takes their place.
  private static func join(_ parts: [RasterLine], rgb: UInt32) -> RasterLine? {
    defer { for part in parts { part.surface.free() } }
    guard let first = parts.first else { return nil }
    let top = parts.reduce(0) { min($0, $1.top) }
    let bottom = parts.reduce(1) { max($0, $1.top + Int32($1.surface.height)) }
    let width = parts.reduce(0) { $0 + $1.surface.width }
    guard let joined = PixelSurface(width: width, height: Int(bottom - top)) else { return nil }
    joined.fill(rgb: rgb) { _, _ in 0 }
    var x: Int32 = 0
    for part in parts {
      var target = SDL_Rect(x: x, y: part.top - top, w: 0, h: 0)
      SDL_SetSurfaceBlendMode(part.surface.pointer, SDL_BLENDMODE_NONE)
      SDL_UpperBlit(part.surface.pointer, nil, joined.pointer, &target)
      x += Int32(part.surface.width)
    }
    return RasterLine(surface: joined, left: first.left, top: top)
  }

  private struct Segment {
    let part: TextSegment
    let file: FaceFile
  }

  /// The parts of a line with their faces. Plain ASCII, which every face has, is one part.
  private func segments(of text: String, in face: FaceKey) -> [Segment] {
    let main = file(for: face)
    guard text.utf8.contains(where: { $0 >= 0x80 }) else {
      return [Segment(part: TextSegment(text: text, face: 0, script: nil), file: main)]
    }
    var files = [main]
    let font = font(main, at: Self.measuringSize)
    let parts = TextSegment.split(text) { scalar in
      if scalar.isASCII || font.map({ library.provides($0, scalar.value) != 0 }) ?? false {
        return 0
      }
      guard let other = fallback.face(for: scalar) else { return 0 }
      if let known = files.firstIndex(of: other) { return known }
      files.append(other)
      return files.count - 1
    }
    return parts.map { Segment(part: $0, file: files[$0.face]) }
  }

  private func file(for face: FaceKey) -> FaceFile {
    let family = families[face.design] ?? families[.default]
    return family?.file(for: face.weight) ?? FaceFile(path: "")
  }

  private func font(_ file: FaceFile, at pixelsPerEm: Double) -> OpaquePointer? {
    faces.font(file, pixelsPerEm: pixelsPerEm, hinting: TrueTypeLibrary.noHinting)
  }

  /// Tells the library in which direction a text runs; false where it only knows left to right.
  @discardableResult
  private func direct(
    _ font: OpaquePointer, _ script: TextSegment.Script?, isRightToLeft: Bool
  ) -> Bool {
    guard isRightToLeft || hasDirected.contains(font) else { return true }
    hasDirected.insert(font)
    guard library.setDirection?(font, isRightToLeft ? 1 : 0) == 0 else { return false }
    let usual: TextSegment.Script = isRightToLeft ? .hebrew : .leftToRight
    _ = library.setScript?(font, (script ?? usual).tag)
    return true
  }

  /// The fonts whose direction was ever set; the others are left to the library's own guess.
  private var hasDirected: Set<OpaquePointer> = []
}
