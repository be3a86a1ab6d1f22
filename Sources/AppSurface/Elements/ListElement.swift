/// The element beneath ``List`` and ``Form``: it builds only the rows that can be seen, so its cost
/// grows with them and not with the number of rows.
public final class ListElement: ScrollElement {
  /// A header, a row or a footer, all counted through.
  private nonisolated enum Slot {
    case header(Int)
    case row(section: Int, offset: Int)
    case footer(Int)
  }

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
  private var sections: [ItemSection] = []
  private var starts: [Int] = []
  private var lengths = LengthIndex(count: 0, estimate: 44)
  private var generation = 0
  /// The rows that are built, from ``firstSlot`` on.
  private var built: [BuiltRow] = []
  private var firstSlot = 0
  private var laidOutWidth = 0.0
  private var isBuilding = false
  private var anchor: ListAnchor?

  public override var viewName: String { isForm ? "Form" : "List" }
  public override var role: ElementRole { .list }

  /// Takes new content; rows that are seen are brought up to date in the next layout.
  func setSections(_ new: [ItemSection]) {
    let old = sections.map(\.count)
    if anchor == nil, contentOffset.y > 0, !built.isEmpty { anchor = makeAnchor() }
    sections = new
    generation += 1
    starts = []
    var start = 0
    for section in new {
      starts.append(start)
      start += section.count + headerCount(section) + (section.footer == nil ? 0 : 1)
    }
    if lengths.count != start || old != new.map(\.count) {
      lengths = LengthIndex(count: start, estimate: estimate)
    }
    setNeedsLayout()
  }

  /// Where the rows that are seen stand, before others take their place.
  private func makeAnchor() -> ListAnchor {
    ListAnchor(
      rows: built.enumerated().map { place, row in
        (row.node.key, contentOffset.y - lengths.start(of: firstSlot + place))
      })
  }

  /// Scrolls so that the first row that was seen and is still there stands where it stood.
  private func restoreAnchor() {
    guard let anchor else { return }
    self.anchor = nil
    let slot = anchor.slot(first: firstSlot, count: lengths.count) { key(at: $0) }
    guard let slot else { return }
    contentSize.height = max(contentSize.height, lengths.total)
    scroll(to: Point(x: 0, y: lengths.start(of: slot.index) + slot.distance))
  }

  private func rebuild() {
    lengths = LengthIndex(count: lengths.count, estimate: estimate)
    generation += 1
    setNeedsLayout()
  }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? 320
    let height = proposal.height ?? min(lengths.total, 480)
    return Size(width: width, height: height)
  }

  private var contentWidth: Double {
    guard style.isInset else { return frame.width }
    return max(0, min(frame.width - 32, 680))
  }

  private var contentX: Double { (frame.width - contentWidth) / 2 }

  // MARK: Slots

  /// Cards stand apart, so in groups a section without a heading has an empty one.
  private func headerCount(_ section: ItemSection) -> Int {
    section.header != nil || style.isGrouped ? 1 : 0
  }

  private func slot(_ index: Int) -> Slot {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    let section = sections[low]
    var offset = index - starts[low]
    if headerCount(section) > 0 {
      if offset == 0 { return .header(low) }
      offset -= 1
    }
    return offset < section.count ? .row(section: low, offset: offset) : .footer(low)
  }

  private func child(_ index: Int, _ environment: EnvironmentValues) -> ChildView {
    switch slot(index) {
    case .header(let number):
      let section = sections[number]
      return ChildView(
        key: key(at: index),
        view: ListHeader(content: section.header, style: style),
        environment: environment)
    case .footer(let number):
      let section = sections[number]
      return ChildView(
        key: key(at: index),
        view: ListFooter(content: section.footer ?? AnyView(EmptyView()), style: style),
        environment: environment)
    case .row(let number, let offset):
      let section = sections[number]
      let row = ListRow(
        content: { section.item(at: offset).view }, style: style, isFirst: offset == 0,
        isLast: offset == section.count - 1, traits: section.item(at: offset).traits)
      return ChildView(
        key: key(at: index), view: row, environment: environment)
    }
  }

  private func key(at index: Int) -> NodeKey {
    switch slot(index) {
    case .header(let number): .path([sections[number].key, .header])
    case .footer(let number): .path([sections[number].key, .footer])
    case .row(let number, let offset):
      .path([sections[number].key, sections[number].key(at: offset)])
    }
  }

  // MARK: Layout

  public override func layoutChildren() {
    if laidOutWidth != placedSize.width {
      laidOutWidth = placedSize.width
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
      let height = measureRow(row)
      lengths.set(height, at: index)
      // What was out of sight above and turns out larger must not push what is seen.
      if index < firstSlot, start + before <= contentOffset.y + 0.5 || start < contentOffset.y {
        shiftOffset(by: height - before)
      }
      start += height
      index += 1
    }
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
    return owner.lazyChild(child(index, owner.environment))
  }

  private func measureRow(_ row: ViewNode) -> Double {
    let offer = ProposedSize(width: contentWidth, height: nil)
    return row.elements.reduce(0) { max($0, $1.measure(offer).height) }
  }

  private func placeRow(_ row: ViewNode, _ y: Double, _ height: Double) {
    let rect = Rect(x: contentX, y: y, width: contentWidth, height: height)
    let offer = ProposedSize(width: contentWidth, height: nil)
    for element in row.elements { element.place(in: rect, proposal: offer) }
  }

  /// Scrolls so that a row can be seen, though it is not built yet.
  func reveal(rowWithKey key: NodeKey) {
    for (number, section) in sections.enumerated() {
      for offset in 0..<section.count where section.key(at: offset) == key {
        reveal(slot: starts[number] + headerCount(section) + offset)
        return
      }
    }
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
