/// The side on which lines begin.
public nonisolated enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}

/// Where things stand from side to side.
public nonisolated enum HorizontalAlignment: Hashable, Sendable {
  /// Where lines begin.
  case leading
  /// In the middle.
  case center
  /// Where lines end.
  case trailing

  /// How much of the free room lies before.
  var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// Where things stand from top to bottom.
public nonisolated enum VerticalAlignment: Hashable, Sendable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// With the baselines of their first lines on one height.
  case firstTextBaseline

  /// How much of the free room lies above.
  var fraction: Double {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}

/// Where things stand on both axes.
public nonisolated struct Alignment: Hashable, Sendable {
  /// From side to side.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// An alignment from its two axes.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the corner at top and leading side.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the corner at top and trailing side.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the corner at bottom and leading side.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the corner at bottom and trailing side.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// How the lines of a text lie to one another.
public nonisolated enum TextAlignment: Hashable, Sendable {
  /// They begin on one line.
  case leading
  /// Their middles lie on one line.
  case center
  /// They end on one line.
  case trailing

  var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// One of the two directions in which things are laid out.
public nonisolated enum Axis: Hashable, Sendable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// None, one or both directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8
    /// A set of the given bits.

    /// A set of the given bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}

/// One of a rectangle's edges, by the direction of lines.
public nonisolated enum Edge: Hashable, Sendable, CaseIterable {
  /// The upper edge.
  case top
  /// Where lines begin.
  case leading
  /// The lower edge.
  case bottom
  /// Where lines end.
  case trailing

  /// Any number of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    /// A set of the given bits.
    public let rawValue: UInt8

    /// A set of the given bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// Where lines begin.
    public static let leading = Set(rawValue: 2)
    /// The lower edge.
    public static let bottom = Set(rawValue: 4)
    /// Where lines end.
    public static let trailing = Set(rawValue: 8)
    /// Both sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
  }
}

/// Distances from a rectangle's edges inwards, by the direction of lines, in points.
///
/// SwiftUI calls this EdgeInsets; here that name is the physical one of a device.
public nonisolated struct DirectionalEdgeInsets: Hashable, Sendable {
  /// From the upper edge.
  public var top: Double
  /// From the side where lines begin.
  public var leading: Double
  /// From the lower edge.
  public var bottom: Double
  /// From the side where lines end.
  public var trailing: Double

  /// No inset.
  public static let zero = DirectionalEdgeInsets()

  /// Insets from the edges that are named; the others are zero.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The sum of both sides.
  public var horizontal: Double { leading + trailing }
  /// The sum of top and bottom.
  public var vertical: Double { top + bottom }
}
