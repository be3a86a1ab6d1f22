/// The layouts of short texts in as much room as they like, shared by all that measure alike: the same
/// labels stand on every surface and are asked for at every size.
final class TextLayoutCache {
  private struct Key: Hashable {
    let text: String
    let font: Font
    let lineLimit: Int?
    let truncation: TruncationMode
  }

  private var layouts = GenerationCache<Key, TextLayout>(limit: 2048)

  /// Longer texts are not measured as a whole only to find that they do not fit.
  static let longest = 256

  /// The layout of a text of at most ``longest`` bytes that nothing confines.
  func layout(
    _ text: String, font: Font, lineLimit: Int?, truncation: TruncationMode,
    measuring: TextMeasuring
  ) -> TextLayout {
    let key = Key(text: text, font: font, lineLimit: lineLimit, truncation: truncation)
    if let known = layouts.value(for: key) { return known }
    let layout = TextLayout(
      text, font: font, lineLimit: lineLimit, truncation: truncation, measuring: measuring)
    layouts.insert(layout, for: key)
    return layout
  }
}
