/// The vertical measures of a font, in points.
public nonisolated struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  public var ascent: Double
  /// From the baseline down to the bottom of the line, positive.
  public var descent: Double
  /// The distance from one baseline to the next; at least ascent + descent.
  public var lineHeight: Double

  /// Measures from their parts.
  public init(ascent: Double, descent: Double, lineHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.lineHeight = lineHeight
  }
}
