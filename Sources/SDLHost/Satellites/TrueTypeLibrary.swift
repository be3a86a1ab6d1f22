import CSDL2

/// The functions of SDL2_ttf that the fonts need; any version from 2.0.18 has them.
nonisolated struct TrueTypeLibrary {
  typealias Open =
    @convention(c) (UnsafeMutablePointer<SDL_RWops>, Int32, Int32, Int) -> OpaquePointer?
  typealias Close = @convention(c) (OpaquePointer) -> Void
  typealias SetSize = @convention(c) (OpaquePointer, Int32, UInt32, UInt32) -> Int32
  typealias Set = @convention(c) (OpaquePointer, Int32) -> Void
  typealias SetResult = @convention(c) (OpaquePointer, Int32) -> Int32
  typealias SetScript = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Int32
  typealias Get = @convention(c) (OpaquePointer) -> Int32
  typealias Provides = @convention(c) (OpaquePointer, UInt32) -> Int32
  typealias Extent =
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>, UnsafeMutablePointer<Int32>?,
      UnsafeMutablePointer<Int32>?
    ) -> Int32
  typealias Glyph =
    @convention(c) (
      OpaquePointer, UInt32, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?,
      UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
    ) -> Int32
  typealias Render =
    @convention(c) (OpaquePointer, UnsafePointer<CChar>, SDL_Color)
    -> UnsafeMutablePointer<SDL_Surface>?

  static let fileName = "libSDL2_ttf-2.0.so.0"
  static let package = "libsdl2-ttf-2.0-0"

  /// `TTF_OpenFontIndexRW`: bytes, whether they are closed, pixels to the em, the face's number.
  let open: Open
  let close: Close
  /// `TTF_SetFontSizeDPI`: with a size of one point, 72 dots to the inch are one pixel to the em.
  let setSize: SetSize
  let setHinting: Set
  let setStyle: Set
  let ascent: Get
  let descent: Get
  let lineSkip: Get
  let provides: Provides
  let extent: Extent
  let glyph: Glyph
  let render: Render
  /// Right to left (1) or left to right (0); only where the library shapes text.
  let setDirection: SetResult?
  /// A script by its four letters; only where the library shapes text.
  let setScript: SetScript?

  /// `TTF_HINTING_LIGHT_SUBPIXEL`: stems keep their places, lines are sharp from top to bottom.
  static let lightSubpixelHinting: Int32 = 4
  /// `TTF_HINTING_NONE`.
  static let noHinting: Int32 = 3
  /// `TTF_STYLE_BOLD`.
  static let boldStyle: Int32 = 1

  /// Loads and starts the library; nil where the machine lacks it or it is too old.
  init?() {
    guard let library = DynamicLibrary(Self.fileName),
      let start = library.function("TTF_Init", as: (@convention(c) () -> Int32).self),
      let open = library.function("TTF_OpenFontIndexRW", as: Open.self),
      let close = library.function("TTF_CloseFont", as: Close.self),
      let setSize = library.function("TTF_SetFontSizeDPI", as: SetSize.self),
      let setHinting = library.function("TTF_SetFontHinting", as: Set.self),
      let setStyle = library.function("TTF_SetFontStyle", as: Set.self),
      let ascent = library.function("TTF_FontAscent", as: Get.self),
      let descent = library.function("TTF_FontDescent", as: Get.self),
      let lineSkip = library.function("TTF_FontLineSkip", as: Get.self),
      let provides = library.function("TTF_GlyphIsProvided32", as: Provides.self),
      let extent = library.function("TTF_SizeUTF8", as: Extent.self),
      let glyph = library.function("TTF_GlyphMetrics32", as: Glyph.self),
      let render = library.function("TTF_RenderUTF8_Blended", as: Render.self),
      start() == 0
    else { return nil }
    self.open = open
    self.close = close
    self.setSize = setSize
    self.setHinting = setHinting
    self.setStyle = setStyle
    self.ascent = ascent
    self.descent = descent
    self.lineSkip = lineSkip
    self.provides = provides
    self.extent = extent
    self.glyph = glyph
    self.render = render
    setDirection = library.function("TTF_SetFontDirection", as: SetResult.self)
    setScript = library.function("TTF_SetFontScriptName", as: SetScript.self)
  }
}
