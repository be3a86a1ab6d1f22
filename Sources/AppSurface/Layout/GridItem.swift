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
  /// Where a cell stands in its part of the column; nil is the middle.
  public var alignment: Alignment?

  /// A column of a size.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Where a column stands, from the side where lines begin.
nonisolated struct GridTrack: Hashable {
  var x: Double
  var width: Double
  var alignment = Alignment.center

  /// The columns of a width: what the fixed ones leave is given to the others in turn, each an equal
  /// part within its bounds. Where there is no column, one takes the whole width.
  static func tracks(
    of columns: [GridItem], in width: Double, spacing: Double, alignment: HorizontalAlignment
  ) -> [GridTrack] {
    guard !columns.isEmpty else { return [GridTrack(x: 0, width: width)] }
    let gaps = columns.map { $0.spacing ?? spacing }
    var left = width - gaps.dropLast().reduce(0, +)
    for column in columns { left -= column.size.fixedWidth ?? 0 }
    var flexible = columns.count { $0.size.fixedWidth == nil }
    var tracks: [GridTrack] = []
    var x = 0.0
    for (column, gap) in zip(columns, gaps) {
      let share = max(0, left) / Double(max(1, flexible))
      for (offset, track) in column.size.tracks(share, gap: gap) {
        tracks.append(
          GridTrack(x: x + offset, width: track, alignment: column.alignment ?? .center))
      }
      let end = tracks.last.map { $0.x + $0.width } ?? x
      if column.size.fixedWidth == nil {
        left -= end - x
        flexible -= 1
      }
      x = end + gap
    }
    let free = width - (tracks.last.map { $0.x + $0.width } ?? 0)
    let shift = max(0, free) * alignment.fraction
    guard shift > 0 else { return tracks }
    return tracks.map { GridTrack(x: $0.x + shift, width: $0.width, alignment: $0.alignment) }
  }
}
