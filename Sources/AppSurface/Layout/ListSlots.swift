/// The headers, rows and footers of a list's sections, all counted through. No row is made to count
/// them.
struct ListSlots {
  /// What stands at a place.
  enum Slot {
    case header(Int)
    case row(section: Int, offset: Int)
    case footer(Int)
  }

  let sections: [ItemSection]
  /// Whether a section without a heading has an empty one: in groups, cards stand apart.
  let isGrouped: Bool
  /// Which place each section begins with.
  private var starts: [Int] = []
  /// How many places there are.
  private(set) var count = 0

  init(_ sections: [ItemSection], isGrouped: Bool) {
    self.sections = sections
    self.isGrouped = isGrouped
    for section in sections {
      starts.append(count)
      count += section.count + headerCount(section) + (section.footer == nil ? 0 : 1)
    }
  }

  private func headerCount(_ section: ItemSection) -> Int {
    section.header != nil || isGrouped ? 1 : 0
  }

  subscript(index: Int) -> Slot {
    var (low, high) = (0, starts.count - 1)
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

  /// What tells the view at a place from the others.
  func key(at index: Int) -> NodeKey {
    switch self[index] {
    case .header(let number): .path([sections[number].key, .header])
    case .footer(let number): .path([sections[number].key, .footer])
    case .row(let number, let offset):
      .path([sections[number].key, sections[number].key(at: offset)])
    }
  }

  /// Where the row of a key stands, which is the key in its section.
  func index(ofRow key: NodeKey) -> Int? {
    for (number, section) in sections.enumerated() {
      for offset in 0..<section.count where section.key(at: offset) == key {
        return starts[number] + headerCount(section) + offset
      }
    }
    return nil
  }

  /// The view of a place.
  func child(_ index: Int, style: ListStyle, in environment: EnvironmentValues) -> ChildView {
    ChildView(key: key(at: index), view: view(index, style), environment: environment)
  }

  private func view(_ index: Int, _ style: ListStyle) -> any View {
    switch self[index] {
    case .header(let number):
      return ListHeader(content: sections[number].header, style: style)
    case .footer(let number):
      let footer = sections[number].footer ?? AnyView(EmptyView())
      return ListFooter(content: footer, style: style)
    case .row(let number, let offset):
      let section = sections[number]
      return ListRow(
        content: { section.item(at: offset).view }, style: style, isFirst: offset == 0,
        isLast: offset == section.count - 1, traits: section.item(at: offset).traits)
    }
  }
}
