/// A face at a size: what text is measured and drawn with.
public nonisolated struct Font: Hashable, Sendable {
  /// How heavy the strokes are.
  public enum Weight: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// For reading.
    case regular
    /// A little heavier.
    case medium
    /// For titles.
    case semibold
    /// For emphasis.
    case bold

    /// Whether the left one is lighter.
    public static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }

  /// Which family of faces.
  public enum Design: Hashable, Sendable {
    /// The proportional face of the interface.
    case `default`
    /// Every character equally wide.
    case monospaced
  }

  /// The height of the em square in points.
  public var size: Double
  /// How heavy the strokes are.
  public var weight: Weight
  /// Which family of faces.
  public var design: Design

  /// A font of an exact size; a size that is not finite or not positive becomes 1 point.
  public init(size: Double, weight: Weight = .regular, design: Design = .default) {
    self.size = size.isFinite && size > 0 ? min(size, 1000) : 1
    self.weight = weight
    self.design = design
  }

  /// A font of an exact size, as SwiftUI spells it.
  public static func system(
    size: Double, weight: Weight = .regular, design: Design = .default
  ) -> Font { Font(size: size, weight: weight, design: design) }

  /// The same font with another weight.
  public func weight(_ weight: Weight) -> Font { Font(size: size, weight: weight, design: design) }

  /// The same font, bold.
  public func bold() -> Font { weight(.bold) }

  /// The same font with every character equally wide.
  public func monospaced() -> Font { Font(size: size, weight: weight, design: .monospaced) }

  /// The same font at a multiple of its size.
  public func scaled(by factor: Double) -> Font {
    Font(size: size * factor, weight: weight, design: design)
  }

  /// The same font for a person's text size. As with Dynamic Type, a title grows and shrinks less
  /// than text for reading, which takes the whole factor.
  public func scaled(forTextScale scale: Double) -> Font {
    let part = min(1, max(0.35, 1 - (size - 17) * 0.038))
    return scaled(by: 1 + (scale - 1) * part)
  }

  /// 34 points, for the title of a whole screen.
  public static let largeTitle = Font(size: 34, weight: .bold)
  /// 28 points.
  public static let title = Font(size: 28, weight: .bold)
  /// 22 points.
  public static let title2 = Font(size: 22, weight: .bold)
  /// 20 points.
  public static let title3 = Font(size: 20, weight: .semibold)
  /// 17 points, semibold.
  public static let headline = Font(size: 17, weight: .semibold)
  /// 17 points, for reading.
  public static let body = Font(size: 17)
  /// 16 points.
  public static let callout = Font(size: 16)
  /// 15 points.
  public static let subheadline = Font(size: 15)
  /// 13 points.
  public static let footnote = Font(size: 13)
  /// 12 points.
  public static let caption = Font(size: 12)
  /// 11 points.
  public static let caption2 = Font(size: 11)
}
