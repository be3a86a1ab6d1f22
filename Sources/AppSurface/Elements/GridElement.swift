/// The element beneath ``LazyVGrid``: rows of columns of equal or given width.
public final class GridElement: Element {
  var columns: [GridItem] = [] { didSet { if columns != oldValue { setNeedsLayout() } } }
  var spacing = 8.0 { didSet { if spacing != oldValue { setNeedsLayout() } } }

  public override var viewName: String { "LazyVGrid" }

  /// The columns of a width, as x and width.
  private func tracks(in width: Double) -> [(x: Double, width: Double)] {
    var widths: [Double] = []
    let gaps = columns.map { $0.spacing ?? spacing }
    let fixed = columns.reduce(0.0) { $0 + ($1.size.fixedWidth ?? 0) }
    let flexible = columns.count { $0.size.fixedWidth == nil }
    let room = max(0, width - fixed - gaps.dropLast().reduce(0, +))
    let share = flexible > 0 ? room / Double(flexible) : 0
    var offsets: [Double] = []
    var x = 0.0
    for (index, column) in columns.enumerated() {
      for (offset, track) in column.size.tracks(share, gap: gaps[index]) {
        offsets.append(x + offset)
        widths.append(track)
      }
      x += (column.size.fixedWidth ?? share) + gaps[index]
    }
    return Array(zip(offsets, widths)).map { (x: $0, width: $1) }
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
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 320
    let last = rows(in: width).last
    return Size(width: width, height: last.map { $0.y + $0.height } ?? 0)
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    axis == .horizontal ? 0...Double.infinity : super.lengthRange(axis, cross: cross)
  }

  public override func layoutChildren() {
    let tracks = tracks(in: frame.width)
    let rows = rows(in: frame.width)
    guard !tracks.isEmpty else { return }
    for (index, child) in children.enumerated() {
      let (track, row) = (tracks[index % tracks.count], rows[index / tracks.count])
      let offer = ProposedSize(width: track.width, height: nil)
      let cell = Rect(x: track.x, y: row.y, width: track.width, height: row.height)
      child.place(in: cell.aligning(child.measure(offer), .top), proposal: offer)
    }
  }
}
