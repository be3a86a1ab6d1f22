/// The element beneath ``LazyVGrid``: rows of columns of equal or given width.
public final class GridElement: Element {
  var columns: [GridItem] = [] { didSet { if columns != oldValue { setNeedsLayout() } } }
  /// Where the columns stand where they do not fill the width.
  var alignment = HorizontalAlignment.center {
    didSet { if alignment != oldValue { setNeedsLayout() } }
  }
  var spacing = 8.0 { didSet { if spacing != oldValue { setNeedsLayout() } } }

  public override var viewName: String { "LazyVGrid" }

  private static let columnSpacing = 8.0

  /// Where a column stands, from the side where lines begin.
  private struct Track {
    var x: Double
    var width: Double
  }

  /// The columns of a width: what the fixed ones leave is given to the others in turn, each an equal
  /// part within its bounds.
  private func tracks(in width: Double) -> [Track] {
    let gaps = columns.map { $0.spacing ?? Self.columnSpacing }
    var left = width - gaps.dropLast().reduce(0, +)
    for column in columns { left -= column.size.fixedWidth ?? 0 }
    var flexible = columns.count { $0.size.fixedWidth == nil }
    var tracks: [Track] = []
    var x = 0.0
    for (column, gap) in zip(columns, gaps) {
      let share = max(0, left) / Double(max(1, flexible))
      for (offset, track) in column.size.tracks(share, gap: gap) {
        tracks.append(Track(x: x + offset, width: track))
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
    return tracks.map { Track(x: $0.x + shift, width: $0.width) }
  }

  private func rows(in width: Double) -> [(y: Double, height: Double)] {
    let tracks = tracks(in: width)
    guard !tracks.isEmpty else { return [] }
    var rows: [(y: Double, height: Double)] = []
    var y = 0.0
    for start in stride(from: 0, to: children.count, by: tracks.count) {
      let row = children[start..<min(start + tracks.count, children.count)]
      let height = zip(row, tracks).reduce(0.0) {
        max($0, $1.0.measure(ProposedSize(width: $1.1.width, height: nil)).height)
      }
      rows.append((y, height))
      y += height + spacing
    }
    return rows
  }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? 320
    let last = rows(in: width).last
    return Size(width: width, height: last.map { $0.y + $0.height } ?? 0)
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    axis == .horizontal ? 0...Double.infinity : super.lengthRange(axis, cross: cross)
  }

  public override func layoutChildren() {
    let tracks = tracks(in: placedSize.width)
    let rows = rows(in: placedSize.width)
    guard !tracks.isEmpty else {
      for child in children { child.place(in: .zero) }
      return
    }
    for (index, child) in children.enumerated() {
      let (track, row) = (tracks[index % tracks.count], rows[index / tracks.count])
      let offer = ProposedSize(width: track.width, height: nil)
      let cell = Rect(x: track.x, y: row.y, width: track.width, height: row.height)
      child.place(in: cell.aligning(child.measure(offer), .center), proposal: offer)
    }
  }
}
