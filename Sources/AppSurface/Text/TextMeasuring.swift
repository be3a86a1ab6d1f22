/// How wide text is, handed in by the host: layout asks nothing else of a font.
///
/// Measures are in points and do not depend on the display's scale. A measurer must answer the same
/// for the same question while a surface uses it, and the width of a string that has no characters
/// is 0.
public struct TextMeasuring {
  /// The advance width of one line of text.
  public var width: @MainActor (_ text: String, _ font: Font) -> Double {
    didSet { typesetters = TypesetterCache() }
  }
  /// The vertical measures of a font.
  public var metrics: @MainActor (_ font: Font) -> FontMetrics
  /// The x of the caret before each character (grapheme) and behind the last: `count + 1` numbers
  /// that never decrease, the first 0 and the last the width.
  public var caretOffsets: @MainActor (_ text: String, _ font: Font) -> [Double]

  /// Whether a line is as wide as its words and single spaces, added from its start. Layout then asks
  /// for each word of a text once, and not again for every width that the text is broken at.
  public let addsUp: Bool

  /// What was taken apart with this measurer before.
  private(set) var typesetters = TypesetterCache()

  /// A measurer from its three answers.
  public init(
    width: @escaping @MainActor (_ text: String, _ font: Font) -> Double,
    metrics: @escaping @MainActor (_ font: Font) -> FontMetrics,
    caretOffsets: @escaping @MainActor (_ text: String, _ font: Font) -> [Double],
    addsUp: Bool = false
  ) {
    self.addsUp = addsUp
    self.width = width
    self.metrics = metrics
    self.caretOffsets = caretOffsets
  }

  /// Every character is half an em wide: for tests whose numbers are worked out by hand, and where
  /// no host is.
  public static let fixed = TextMeasuring(
    width: { text, font in Double(text.count) * font.size / 2 },
    metrics: { font in
      FontMetrics(ascent: font.size * 0.8, descent: font.size * 0.2, lineHeight: font.size * 1.2)
    },
    caretOffsets: { text, font in (0...text.count).map { Double($0) * font.size / 2 } },
    addsUp: true)
}
