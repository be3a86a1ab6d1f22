/// The element beneath ``List`` and ``Form``: it builds only the rows that can be seen, so its cost
/// grows with them and not with the number of rows.
///
/// What was measured is kept for the rows above those that are seen alone, and as long as it holds:
/// where nothing is scrolled, the layout depends on nothing that was before.
public final class ListElement: ScrollElement {
  private struct BuiltRow {
    let node: ViewNode
    let generation: Int
  }

  /// The looks.
  public internal(set) var style = ListStyle.plain {
    didSet { if style != oldValue { rebuild() } }
  }
  var isForm = false
  /// The height that rows are taken to have until they are measured.
  var estimate = 44.0 { didSet { if estimate != oldValue { rebuild() } } }
  /// The row that is marked as the selected one, counted through headers, rows and footers.
  public var selectedRow: Int? { didSet { if selectedRow != oldValue { markSelection() } } }
  private var slots = ListSlots([], isGrouped: false)
  private var lengths = LengthIndex(count: 0, estimate: 44)
  private var generation = 0
  /// The rows that are built, from ``firstSlot`` on.
  private var built: [BuiltRow] = []
  private var firstSlot = 0
  private var laidOutWidth = 0.0
  private var measures = EnvironmentStyle() {
    didSet { if measures != oldValue { forgetLengths() } }
  }
  private var isBuilding = false
  private var anchor: ListAnchor?

  public override var viewName: String { isForm ? "Form" : "List" }
  public override var role: ElementRole { .list }

  override func take(_ environment: EnvironmentValues) {
    super.take(environment)
    measures = environment.style.measures
  }

  /// Takes new content; rows that are seen are brought up to date in the next layout.
  func setSections(_ new: [ItemSection]) {
    let old = slots.sections.map(\.count)
    holdRows()
    slots = ListSlots(new, isGrouped: style.isGrouped)
    generation += 1
    if lengths.count != slots.count || old != new.map(\.count) {
      lengths = LengthIndex(count: slots.count, estimate: estimate)
    }
    setNeedsLayout()
  }

  /// Notes where the rows that are seen stand, before others or other lengths take their place.
  private func holdRows() {
    guard anchor == nil, contentOffset.y > 0, !built.isEmpty else { return }
    anchor = ListAnchor(
      rows: built.enumerated().map { place, row in
        (row.node.key, contentOffset.y - lengths.start(of: firstSlot + place))
      })
  }

  /// Scrolls so that the first row that was seen and is still there stands where it stood.
  private func restoreAnchor() {
    guard let anchor else { return }
    self.anchor = nil
    let slot = anchor.slot(first: firstSlot, count: lengths.count) { slots.key(at: $0) }
    guard let slot else { return }
    contentSize.height = max(contentSize.height, lengths.total)
    scroll(to: Point(x: 0, y: lengths.start(of: slot.index) + slot.distance))
  }

  private func rebuild() {
    generation += 1
    forgetLengths()
  }

  /// Nothing that was measured holds any longer; the rows that are seen stay where they are.
  private func forgetLengths() {
    holdRows()
    lengths = LengthIndex(count: lengths.count, estimate: estimate)
    setNeedsLayout()
  }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? 320
    return Size(width: width, height: proposal.height ?? idealHeight(in: width))
  }

  /// The height of all rows, up to one that has room on most screens.
  private func idealHeight(in width: Double) -> Double {
    guard let node else { return 0 }
    let limit = 480.0
    var height = bottomMargin
    var index = 0
    while index < lengths.count, height < limit {
      let row = row(index, node)
      height += measureRow(row, in: width)
      if !built.contains(where: { $0.node === row }) { row.unmount() }
      index += 1
    }
    return min(limit, height)
  }

  private func contentWidth(in width: Double) -> Double {
    style.isInset ? max(0, min(width - 32, 680)) : width
  }

  private var contentWidth: Double { contentWidth(in: frame.width) }
  private var contentX: Double { (frame.width - contentWidth) / 2 }

  // MARK: Layout

  public override func layoutChildren() {
    if laidOutWidth != placedSize.width {
      laidOutWidth = placedSize.width
      holdRows()
      lengths = LengthIndex(count: lengths.count, estimate: estimate)
    }
    restoreAnchor()
    buildVisible()
    let offset = contentOffset
    clampOffset()
    if contentOffset != offset { buildVisible() }
  }

  override func offsetChanged() {
    guard !isBuilding, frame.height > 0 else { return }
    buildVisible()
    super.offsetChanged()
  }

  /// Builds, measures and places the rows that can be seen.
  private func buildVisible() {
    guard let node, surface != nil else { return }
    isBuilding = true
    defer { isBuilding = false }
    let first = lengths.count == 0 ? 0 : lengths.index(at: contentOffset.y)
    var shown: [BuiltRow] = []
    var index = first
    var start = lengths.start(of: first)
    while index < lengths.count, start < contentOffset.y + frame.height {
      let row = row(index, node)
      shown.append(BuiltRow(node: row, generation: generation))
      let before = lengths[index]
      let height = measureRow(row, in: frame.width)
      lengths.set(height, at: index)
      // What was out of sight above and turns out larger must not push what is seen.
      if index < firstSlot, start + before <= contentOffset.y + 0.5 || start < contentOffset.y {
        shiftOffset(by: height - before)
      }
      start += height
      index += 1
    }
    lengths.forget(from: index)
    firstSlot = first
    built = shown
    node.setLazyChildren(shown.map(\.node))
    contentSize = Size(width: frame.width, height: lengths.total + bottomMargin)
    var y = lengths.start(of: first)
    for (offset, row) in shown.enumerated() {
      let height = lengths[first + offset]
      placeRow(row.node, y, height)
      y += height
    }
    markSelection()
  }

  private func markSelection() {
    for (place, row) in built.enumerated() {
      for case let element as RowElement in row.node.elements {
        element.isSelected = firstSlot + place == selectedRow
      }
    }
  }

  private var bottomMargin: Double { style.isGrouped ? 16 : 0 }

  private func row(_ index: Int, _ owner: ViewNode) -> ViewNode {
    let place = index - firstSlot
    if built.indices.contains(place) {
      let kept = built[place]
      if kept.generation == generation, kept.node.isMounted { return kept.node }
    }
    return owner.lazyChild(slots.child(index, style: style, in: owner.environment))
  }

  private func measureRow(_ row: ViewNode, in width: Double) -> Double {
    let offer = ProposedSize(width: contentWidth(in: width), height: nil)
    return row.elements.reduce(0) { max($0, $1.measure(offer).height) }
  }

  private func placeRow(_ row: ViewNode, _ y: Double, _ height: Double) {
    let rect = Rect(x: contentX, y: y, width: contentWidth, height: height)
    let offer = ProposedSize(width: contentWidth, height: nil)
    for element in row.elements { element.place(in: rect, proposal: offer) }
  }

  /// Scrolls so that a row can be seen, though it is not built yet.
  func reveal(rowWithKey key: NodeKey) {
    if let index = slots.index(ofRow: key) { reveal(slot: index) }
  }

  /// Scrolls so that the header, row or footer counted through all sections can be seen.
  public func reveal(slot index: Int) {
    // Rows on the way are measured only when they come into sight, which may move the row again.
    for _ in 0..<8 {
      guard index >= 0, index < lengths.count else { return }
      let (top, height) = (lengths.start(of: index), lengths[index])
      let room = frame.height - contentInsets.bottom
      var y = contentOffset.y
      if top + height > y + room { y = top + height - room }
      if top < y { y = top }
      guard abs(y - contentOffset.y) > 0.01 else { return }
      scroll(to: Point(x: 0, y: y))
    }
  }

  /// The rows that can be seen, in part or whole, counted through headers, rows and footers.
  public var visibleRows: Range<Int> { firstSlot..<firstSlot + built.count }
}
