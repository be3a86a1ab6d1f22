public import AppSurface

/// All that the host knows of text: measuring for layout, and lines as pixels for drawing.
public final class FontSystem {
  /// What text is set in, for people: a family's name, or `embedded`.
  public let faceName: String

  private let engine: any TextEngine
  struct LineKey: Hashable {
    let text: String
    let face: FaceKey
  }
  struct PiecesKey: Hashable {
    let line: LineKey
    /// The direction of the paragraph; nil is that of the line's first letter.
    let isRightToLeft: Bool?
  }
  private var lines = GenerationCache<LineKey, Double>(limit: 8192)
  private var words = GenerationCache<LineKey, Double>(limit: 8192)
  /// Lines in which text runs right to left, as they are drawn.
  var pieces = GenerationCache<PiecesKey, [LinePiece]>(limit: 256)
  private var metrics: [FaceKey: EmMetrics] = [:]

  /// The fonts for a choice; what is missing is said once through `notices`, and the next best taken.
  public init(_ choice: FontChoice = .automatic, notices: Notices = Notices()) {
    if choice != .embedded, let found = TrueTypeEngine.make(choice, notices: notices) {
      engine = found
      faceName = found.name
    } else {
      engine = EmbeddedEngine()
      faceName = "embedded"
    }
  }

  /// Makes sure that a choice can be met, where the next best is not wanted.
  ///
  /// - Throws: what is missing. Nothing for the automatic choice and the embedded face.
  public static func check(_ choice: FontChoice) throws(FontLack) {
    try TrueTypeEngine.check(choice)
  }

  /// The measuring that layout works with, in points.
  public var measuring: TextMeasuring {
    TextMeasuring(
      width: { self.width(of: $0, in: $1) }, metrics: { self.metrics(of: $0) },
      caretOffsets: { self.caretOffsets(in: $0, $1) }, addsUp: true)
  }

  /// The advance width of one line, in points.
  ///
  /// A line is as wide as its words and spaces together, so that breaking it elsewhere measures the
  /// same words.
  func width(of text: String, in font: Font) -> Double {
    text.isEmpty ? 0 : lineAdvance(text, FaceKey(font)) * font.size
  }

  /// The advance width of one part of a line, as `Words` cuts it, in points.
  func width(ofWord word: Substring, in font: Font) -> Double {
    wordAdvance(word, FaceKey(font)) * font.size
  }

  func metrics(of font: Font) -> FontMetrics {
    let face = FaceKey(font)
    let ems = metrics[face] ?? addMetrics(of: face)
    return FontMetrics(
      ascent: ems.ascent * font.size, descent: ems.descent * font.size,
      lineHeight: max(ems.lineHeight, ems.ascent + ems.descent) * font.size)
  }

  private func addMetrics(of face: FaceKey) -> EmMetrics {
    let ems = engine.metrics(of: face)
    metrics[face] = ems
    return ems
  }

  /// The x before each character and behind the last, in points.
  func caretOffsets(in text: String, _ font: Font) -> [Double] {
    let face = FaceKey(font)
    var offsets = [0.0]
    var base = 0.0
    for word in Words(text) {
      var reached = 0.0
      for index in word.indices {
        reached = max(reached, wordAdvance(word[...index], face))
        offsets.append((base + reached) * font.size)
      }
      base += reached
    }
    let width = width(of: text, in: font)
    guard let last = offsets.last, last > 0 else { return offsets }
    let correction = width / last
    return offsets.map { $0 * correction }
  }

  func raster(
    _ text: String, isRightToLeft: Bool = false, in face: FaceKey, pixelsPerEm: Double, rgb: UInt32
  ) -> RasterLine? {
    engine.raster(
      text, isRightToLeft: isRightToLeft, in: face, pixelsPerEm: pixelsPerEm, rgb: rgb)
  }

  private func lineAdvance(_ text: String, _ face: FaceKey) -> Double {
    let key = LineKey(text: text, face: face)
    if let known = lines.value(for: key) { return known }
    let sum = Words(text).reduce(0) { $0 + wordAdvance($1, face) }
    lines.insert(sum, for: key)
    return sum
  }

  /// The advance width of one part of a line, in ems.
  func wordAdvance(_ word: Substring, _ face: FaceKey) -> Double {
    let key = LineKey(text: String(word), face: face)
    if let known = words.value(for: key) { return known }
    let advance = engine.advance(of: key.text, in: face)
    let sound = advance.isFinite && advance > 0 ? advance : 0
    words.insert(sound, for: key)
    return sound
  }
}
