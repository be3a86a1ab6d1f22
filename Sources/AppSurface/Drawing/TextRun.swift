/// A line of text that layout has measured and placed.
public nonisolated struct TextRun: Hashable, Sendable {
  /// The characters, on one line.
  public var text: String
  /// The face, size and weight.
  public var font: Font
  /// The left end of the baseline, in points of the list's space.
  public var origin: Point
  /// The width that layout measured, in points; a renderer keeps to it.
  public var width: Double
  /// The ink.
  public var color: Color
  /// Whether the line is part of a paragraph that is written from right to left; nil where the line's
  /// own first letter says it.
  public var isRightToLeft: Bool?

  /// A run from its parts.
  public init(
    text: String, font: Font, origin: Point, width: Double, color: Color,
    isRightToLeft: Bool? = nil
  ) {
    self.text = text
    self.font = font
    self.origin = origin
    self.width = width
    self.color = color
    self.isRightToLeft = isRightToLeft
  }
}
