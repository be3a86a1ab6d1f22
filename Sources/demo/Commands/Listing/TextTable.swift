/// A table of text that is cut to a number of columns where there is one.
nonisolated struct TextTable: Hashable, Sendable {
  /// A column of the table.
  struct Column: Hashable, Sendable {
    var title: String
    /// Whether the cells end at the same place, as numbers do.
    var isTrailing = false
    /// Which columns go first where there is no room: the higher the earlier; nil never goes.
    var dispensability: Int?
  }

  var columns: [Column]
  var rows: [[String]]

  /// The table's lines, each with its line break; `width` is how many characters fit on one.
  func text(width: Int?) -> String {
    var shown = Array(columns.indices)
    var widths = columns.indices.map { column in
      ([columns[column].title] + rows.map { $0[column] }).map(Self.width).max() ?? 0
    }
    if let width {
      func total() -> Int { shown.reduce(0) { $0 + widths[$1] } + 2 * (shown.count - 1) }
      while total() > width, let next = mostDispensable(of: shown) {
        shown.removeAll { $0 == next }
      }
      if total() > width, let last = shown.last {
        // What is left of the line goes to the first columns; the last is cut.
        widths[last] = max(1, widths[last] - (total() - width))
      }
    }
    let lines = [columns.map(\.title)] + rows
    return lines.map { line(shown.map { $0 }, of: $0, widths, limit: width) }.joined()
  }

  private func mostDispensable(of shown: [Int]) -> Int? {
    shown.filter { columns[$0].dispensability != nil }
      .max { columns[$0].dispensability ?? 0 < columns[$1].dispensability ?? 0 }
  }

  private func line(_ shown: [Int], of cells: [String], _ widths: [Int], limit: Int?) -> String {
    var line = ""
    for (place, column) in shown.enumerated() {
      if place > 0 { line += "  " }
      let cell = Self.cut(cells[column], to: widths[column])
      let gap = String(repeating: " ", count: max(0, widths[column] - Self.width(cell)))
      if columns[column].isTrailing {
        line += gap + cell
      } else {
        line += place == shown.count - 1 ? cell : cell + gap
      }
    }
    return Self.cut(line, to: limit ?? Int.max) + "\n"
  }

  /// How many places of a terminal a text takes.
  static func width(_ text: String) -> Int { text.reduce(0) { $0 + width($1) } }

  private static func width(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }

  /// The text with a mark at its end where it takes more places than there are.
  static func cut(_ text: String, to limit: Int) -> String {
    guard width(text) > limit else { return text }
    var kept = ""
    var used = 0
    for character in text {
      guard used + width(character) <= limit - 1 else { break }
      used += width(character)
      kept.append(character)
    }
    return limit > 0 ? kept + "…" : ""
  }
}
