/// What an image command shows.
public nonisolated enum ImageSource: Hashable, Sendable {
  /// One of the kit's own vector symbols by name (`chevron.right`), tinted with the command's colour.
  case symbol(name: String, weight: Font.Weight)
  /// A picture in memory, stretched over the command's rectangle.
  case bitmap(Bitmap)
}

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

  /// A run from its parts.
  public init(text: String, font: Font, origin: Point, width: Double, color: Color) {
    self.text = text
    self.font = font
    self.origin = origin
    self.width = width
    self.color = color
  }
}

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

/// An ordered list of drawing steps: a value, so that it can be compared, counted and kept.
public nonisolated struct DrawList: Hashable, Sendable {
  /// The steps, first drawn first.
  public internal(set) var commands: [DrawCommand] = []

  /// An empty list.
  public init() {}

  /// Adds a step.
  public mutating func append(_ command: DrawCommand) { commands.append(command) }

  /// Adds all steps of another list in the same space.
  public mutating func append(contentsOf list: DrawList) {
    commands.append(contentsOf: list.commands)
  }
}
