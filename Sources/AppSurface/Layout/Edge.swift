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
