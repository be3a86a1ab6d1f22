/// Rows of cells in a scroll view, of which only those that can be seen are built: what ``LazyVStack``
/// and ``LazyVGrid`` have in common.
///
/// Rows that are not built are taken to be as high as the first one; when a row turns out otherwise
/// the layout is corrected. What was measured is kept for the rows above those that are seen alone,
/// and as long as it holds: where nothing is scrolled, the layout depends on nothing that was before.
@MainActor public class LazyElement: Element {
  var spacing = 8.0 { didSet { if spacing != oldValue { forgetRows() } } }
  private var sections: [ItemSection] = []
  private var rows = LazyRows([], width: 1)
  private var lengths = LengthIndex(count: 0, estimate: 0)
  private var tracks: [GridTrack] = []
  private var measuredWidth: Double?
  private var measures = EnvironmentStyle() {
    didSet { if measures != oldValue { forgetRows() } }
  }
  private var generation = 0
  private var built: [Int: BuiltRow] = [:]

  private struct BuiltRow {
    let nodes: [ViewNode]
    let generation: Int
  }

  override func take(_ environment: EnvironmentValues) {
    super.take(environment)
    measures = environment.style.measures
  }

  /// The columns in a width.
  func columns(in width: Double) -> [GridTrack] { [GridTrack(x: 0, width: width)] }

  /// Takes new content; rows that are seen are brought up to date in the next layout.
  func setSections(_ new: [ItemSection]) {
    let isSame = sections.map(\.count) == new.map(\.count)
    sections = new
    generation += 1
    if isSame {
      rows = LazyRows(new, width: rows.width)
      setNeedsLayout()
    } else {
      forgetRows()
    }
  }

  private func forgetRows() {
    measuredWidth = nil
    setNeedsLayout()
  }

  /// The columns are to be worked out anew.
  final func columnsChanged() { forgetRows() }

  // MARK: Measuring

  /// Prepares the rows for a width: their number, and the height that unknown ones are taken to have.
  private func prepare(_ width: Double) {
    let isNew = measuredWidth != width
    if isNew {
      measuredWidth = width
      tracks = columns(in: width)
      if rows.width != max(1, tracks.count) { generation += 1 }
      rows = LazyRows(sections, width: tracks.count)
    }
    // The first row is measured again while it is there: it may have become another.
    guard isNew || built[0] != nil else { return }
    let first = rows.count > 0 ? height(of: row(0), at: 0) : 0
    let estimate = max(1, first + spacing)
    guard isNew || lengths.estimate != estimate else { return }
    lengths = LengthIndex(count: rows.count, estimate: estimate)
  }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 320
    prepare(width)
    return Size(width: width, height: max(0, lengths.total - (rows.count > 0 ? spacing : 0)))
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    if axis == .horizontal { return 0...Double.infinity }
    let height = measure(ProposedSize(width: cross, height: nil)).height
    return height...height
  }

  private func row(_ index: Int) -> BuiltRow {
    if let row = built[index], row.generation == generation, row.nodes.allSatisfy(\.isMounted) {
      return row
    }
    guard let node else { return BuiltRow(nodes: [], generation: generation) }
    let nodes = rows.children(of: index, in: node.environment).map { node.lazyChild($0) }
    let row = BuiltRow(nodes: nodes, generation: generation)
    built[index] = row
    return row
  }

  private func track(_ place: Int, at index: Int) -> GridTrack {
    if case .cells = rows[index] { return tracks[min(place, tracks.count - 1)] }
    return GridTrack(x: 0, width: measuredWidth ?? 0, alignment: .leading)
  }

  private func height(of row: BuiltRow, at index: Int) -> Double {
    var height = 0.0
    for (place, node) in row.nodes.enumerated() {
      let offer = ProposedSize(width: track(place, at: index).width, height: nil)
      for element in node.elements { height = max(height, element.measure(offer).height) }
    }
    return height
  }

  // MARK: Placing

  public override func layoutChildren() {
    enclosingScroll?.addLazy(self)
    buildVisible()
  }

  /// The scroll view in which the rows move up and down.
  private var enclosingScroll: ScrollElement? {
    var element = parent
    while let current = element {
      if let scroll = current as? ScrollElement, scroll.axes.contains(.vertical) { return scroll }
      element = current.parent
    }
    return nil
  }

  /// The part of the element that can be seen, from its top; all of it outside of a scroll view.
  private func visibleRange(_ scroll: ScrollElement?) -> ClosedRange<Double> {
    guard let scroll else { return 0...Double.greatestFiniteMagnitude }
    var top = 0.0
    var element: Element = self
    while element !== scroll, let parent = element.parent {
      top += element.frame.minY
      element = parent
    }
    let start = scroll.contentOffset.y - top
    return start...(start + max(1, scroll.frame.height))
  }

  /// What the rows were built for last: nothing is done again for the same.
  private struct Build: Equatable {
    var range: ClosedRange<Double>
    var generation: Int
    var width: Double
  }

  private var lastBuild: Build?

  /// Builds, measures and places the rows that came into view, after the content was scrolled.
  func scrolled() {
    let build = Build(
      range: visibleRange(enclosingScroll), generation: generation, width: placedSize.width)
    if build != lastBuild { buildVisible() }
  }

  private func buildVisible() {
    guard let node else { return }
    prepare(placedSize.width)
    let scroll = enclosingScroll
    let range = visibleRange(scroll)
    lastBuild = Build(range: range, generation: generation, width: placedSize.width)
    let (old, total, firstBefore) = (built, lengths.total, built.keys.min() ?? 0)
    var shown: [(index: Int, row: BuiltRow)] = []
    var index = lengths.index(at: max(0, range.lowerBound))
    var start = lengths.start(of: index)
    while index < rows.count, shown.isEmpty || start < range.upperBound {
      let row = row(index)
      shown.append((index, row))
      let (before, length) = (lengths[index], height(of: row, at: index) + spacing)
      lengths.set(length, at: index)
      // What was out of sight above and turns out larger must not push what is seen.
      if index < firstBefore, start < range.lowerBound { scroll?.shiftOffset(by: length - before) }
      start += length
      index += 1
    }
    lengths.forget(from: index)
    built = Dictionary(shown.map { ($0.index, $0.row) }) { $1 }
    node.setLazyChildren(shown.flatMap(\.row.nodes))
    let kept = Set(node.children.map { ObjectIdentifier($0) })
    for row in old.values {
      for node in row.nodes where !kept.contains(ObjectIdentifier(node)) { node.unmount() }
    }
    for (index, row) in shown { place(row, at: index) }
    if abs(lengths.total - total) > 0.001 { setNeedsLayout() }
  }

  private func place(_ row: BuiltRow, at index: Int) {
    let (top, length) = (lengths.start(of: index), lengths[index] - spacing)
    for (place, node) in row.nodes.enumerated() {
      let track = track(place, at: index)
      let offer = ProposedSize(width: track.width, height: nil)
      let cell = Rect(x: track.x, y: top, width: track.width, height: max(0, length))
      for element in node.elements {
        element.place(in: cell.aligning(element.measure(offer), track.alignment), proposal: offer)
      }
    }
  }
}
