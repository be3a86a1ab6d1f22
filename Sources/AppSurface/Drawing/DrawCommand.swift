/// One step of drawing; there are five kinds. Geometry is in points, not rounded: only a renderer
/// rounds to pixels, the same way at both edges.
public nonisolated enum DrawCommand: Hashable, Sendable {
  /// A filled rectangle; the radius rounds its corners and is at most half its short side.
  case fill(Rect, Color, radius: Double)
  /// A line along the inside of the rectangle's edge.
  case outline(Rect, Color, width: Double, radius: Double)
  /// A line of text.
  case text(TextRun)
  /// A picture; the colour tints symbols, and its alpha fades bitmaps. The radius rounds corners.
  case image(ImageSource, Rect, tint: Color, radius: Double)
  /// From here on only what lies inside the rectangle is drawn; nil ends clipping.
  case clip(Rect?)
}
