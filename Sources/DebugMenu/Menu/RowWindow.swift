#if DEBUG_TOOLS
  /// Which of many rows are built: those in sight and a few on either side.
  nonisolated struct RowWindow: Hashable, Sendable {
    /// The height of every row, in points.
    static let rowHeight = 32.0
    /// How many rows are built beyond each edge, so that a small scroll builds none.
    static let margin = 6

    /// How many rows there are.
    var count: Int
    /// How far the rows are scrolled, in points.
    var offset: Double
    /// The height of the part that is seen, in points.
    var height: Double

    /// The rows that can be seen, in part or whole.
    var visible: Range<Int> {
      let first = clamp(offset / Self.rowHeight)
      let end = clamp(((offset + max(0, height)) / Self.rowHeight).rounded(.up))
      return first..<max(first, end)
    }

    /// The rows to build. What is built already is kept while it covers what is seen.
    func built(keeping old: Range<Int>) -> Range<Int> {
      let visible = visible
      if old.lowerBound <= visible.lowerBound, old.upperBound >= visible.upperBound,
        old.upperBound <= count, old.count <= visible.count + 4 * Self.margin
      {
        return old
      }
      return max(
        0, visible.lowerBound - Self.margin)..<min(
          count, visible.upperBound + Self.margin)
    }

    /// How many rows fit the part that is seen.
    var pageSize: Int { max(1, Int(min(10_000, max(0, height) / Self.rowHeight))) }

    /// The offset at which a row is wholly in sight, the nearest to the present one.
    ///
    /// The first row of a section brings the heading above it along.
    func offset(revealing row: Int) -> Double {
      let top = Double(row) * Self.rowHeight
      let bottom = top + Self.rowHeight
      if top < offset { return top }
      if bottom > offset + height { return max(0, bottom - height) }
      return offset
    }

    private func clamp(_ row: Double) -> Int {
      row.isFinite ? Int(min(Double(count), max(0, row))) : 0
    }
  }
#endif
