/// The rows of a lazy stack or grid: its items, so many to a row, with headings in rows of their own.
/// No item is made to count them.
struct LazyRows {
  /// A row: a heading, or some of a section's items.
  enum Row {
    case header(section: Int)
    case cells(section: Int, Range<Int>)
    case footer(section: Int)
  }

  let sections: [ItemSection]
  /// How many items stand in a row.
  let width: Int
  /// Which row each section begins with.
  private var starts: [Int] = []
  /// How many rows there are.
  private(set) var count = 0

  init(_ sections: [ItemSection], width: Int) {
    self.sections = sections
    self.width = max(1, width)
    for section in sections {
      starts.append(count)
      count += (section.header == nil ? 0 : 1) + lines(of: section)
      count += section.footer == nil ? 0 : 1
    }
  }

  private func lines(of section: ItemSection) -> Int { (section.count + width - 1) / width }

  subscript(index: Int) -> Row {
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    let section = sections[low]
    var line = index - starts[low]
    if section.header != nil {
      if line == 0 { return .header(section: low) }
      line -= 1
    }
    guard line < lines(of: section) else { return .footer(section: low) }
    return .cells(section: low, (line * width)..<min(section.count, (line + 1) * width))
  }

  /// The views of a row, with keys under which their state is kept.
  func children(of index: Int, in environment: EnvironmentValues) -> [ChildView] {
    switch self[index] {
    case .header(let number):
      return [child(sections[number].header, .path([sections[number].key, .header]), environment)]
    case .footer(let number):
      return [child(sections[number].footer, .path([sections[number].key, .footer]), environment)]
    case .cells(let number, let range):
      let section = sections[number]
      return range.map { offset in
        child(
          AnyView(section.item(at: offset).view), .path([section.key, section.key(at: offset)]),
          environment)
      }
    }
  }

  private func child(
    _ view: AnyView?, _ key: NodeKey, _ environment: EnvironmentValues
  ) -> ChildView {
    // Whatever an item is made of, it is one cell.
    ChildView(
      key: key, view: ZStack { view ?? AnyView(EmptyView()) }, environment: environment)
  }
}
