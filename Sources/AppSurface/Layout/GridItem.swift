/// A column of a grid.
public nonisolated struct GridItem: Hashable, Sendable {
  /// How wide a column is.
  public enum Size: Hashable, Sendable {
    /// A number of points.
    case fixed(Double)
    /// An equal part of what is left.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns as have room.
    case adaptive(minimum: Double, maximum: Double = .infinity)

    var fixedWidth: Double? {
      if case .fixed(let width) = self { return max(0, width) }
      return nil
    }

    /// The columns in a share of the width, as offsets and widths.
    func tracks(_ share: Double, gap: Double) -> [(Double, Double)] {
      switch self {
      case .fixed(let width): return [(0, max(0, width))]
      case .flexible(let minimum, let maximum): return [(0, min(maximum, max(minimum, share)))]
      case .adaptive(let minimum, let maximum):
        let least = max(1, minimum)
        let count = max(1, min(1000, Int((share + gap) / (least + gap))))
        let width = (share - gap * Double(count - 1)) / Double(count)
        let used = max(least, min(maximum, width))
        return (0..<count).map { (Double($0) * (used + gap), used) }
      }
    }
  }

  /// How wide the column is.
  public var size: Size
  /// The distance to the next column; nil takes the grid's.
  public var spacing: Double?

  /// A column of a size.
  public init(_ size: Size = .flexible(), spacing: Double? = nil) {
    self.size = size
    self.spacing = spacing
  }
}
