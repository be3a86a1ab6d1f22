/// One line in the order in which it is seen, by the Unicode Bidirectional Algorithm (Unicode
/// Standard Annex #9): the rules P2, P3, W1 to W7, N0 to N2, I1, I2, L1 and L2.
///
/// Characters are those that people see (graphemes), counted from the line's start. Explicit
/// embeddings, overrides and isolates are not followed; the marks of direction (LRM, RLM, ALM) are.
package nonisolated struct BidirectionalLine: Hashable, Sendable {
  /// Characters of one level side by side.
  package struct Run: Hashable, Sendable {
    /// The characters, as the text has them.
    package let range: Range<Int>
    /// The embedding level: even levels run left to right, odd ones right to left.
    package let level: UInt8

    /// Whether the first of the characters stands at the right.
    package var isRightToLeft: Bool { level & 1 == 1 }
  }

  /// Whether the line as a whole is written from right to left: the base direction.
  package let isRightToLeft: Bool
  /// The embedding level of each character.
  package let levels: [UInt8]

  /// The order of a line of text.
  ///
  /// - Parameter isRightToLeft: The base direction; nil is that of the line's first letter, left to
  ///   right where it has none.
  package init(_ text: String, isRightToLeft: Bool? = nil) {
    let characters = Array(text)
    let classes = characters.map { BidirectionalClass($0) }
    let isRightToLeft = isRightToLeft ?? Self.isRightToLeft(classes)
    self.isRightToLeft = isRightToLeft
    levels = Self.levels(characters, classes, isRightToLeft: isRightToLeft)
  }

  /// The runs from left to right (L2).
  package var runs: [Run] {
    var runs: [Run] = []
    var start = 0
    while start < levels.count {
      let end = levels[start...].firstIndex { $0 != levels[start] } ?? levels.count
      runs.append(Run(range: start..<end, level: levels[start]))
      start = end
    }
    var level = levels.max() ?? 0
    while level > 0 {
      Self.reverse(&runs, from: level)
      level -= 1
    }
    return runs
  }

  private static func reverse(_ runs: inout [Run], from level: UInt8) {
    var start = 0
    while let first = runs[start...].firstIndex(where: { $0.level >= level }) {
      let end = runs[first...].firstIndex { $0.level < level } ?? runs.count
      runs[first..<end].reverse()
      start = end
    }
  }

  private static func levels(
    _ characters: [Character], _ classes: [BidirectionalClass], isRightToLeft: Bool
  ) -> [UInt8] {
    let base: UInt8 = isRightToLeft ? 1 : 0
    let seen = classes.indices.filter { classes[$0] != .boundaryNeutral }
    let resolved = BidirectionalResolver(
      seen.map { characters[$0] }, seen.map { classes[$0] }, isRightToLeft: isRightToLeft
    ).classes
    var levels = [UInt8](repeating: base, count: classes.count)
    for (place, index) in seen.enumerated() { levels[index] = level(resolved[place], base) }
    // What is not seen stands with what is before it.
    for index in classes.indices.dropFirst() where classes[index] == .boundaryNeutral {
      levels[index] = levels[index - 1]
    }
    resetSpaces(&levels, classes, to: base)
    return levels
  }

  /// I1 and I2.
  private static func level(_ resolved: BidirectionalClass, _ base: UInt8) -> UInt8 {
    switch resolved {
    case .left: base + (base & 1)
    case .right: base + 1 - (base & 1)
    default: base + 2 - (base & 1)
    }
  }

  /// L1: spaces at the line's end and before a tab run as the line does.
  private static func resetSpaces(
    _ levels: inout [UInt8], _ classes: [BidirectionalClass], to base: UInt8
  ) {
    var isTrailing = true
    for index in classes.indices.reversed() {
      switch classes[index] {
      case .segmentSeparator: isTrailing = true
      case .whiteSpace, .boundaryNeutral: break
      default: isTrailing = false
      }
      if isTrailing { levels[index] = base }
    }
  }

  /// P2 and P3.
  private static func isRightToLeft(_ classes: [BidirectionalClass]) -> Bool {
    classes.first(where: \.isStrong).map { $0 != .left } ?? false
  }
}

nonisolated extension BidirectionalLine {
  /// The direction of a paragraph, by its first letter; nil where nothing in it runs right to left.
  static func direction(of paragraph: Substring) -> Bool? {
    let isNeeded = paragraph.utf8.withContiguousStorageIfAvailable(isNeeded) ?? true
    return isNeeded ? isRightToLeft(paragraph.unicodeScalars) : nil
  }

  /// Whether the first letter of a line runs right to left.
  package static func isRightToLeft(_ text: String) -> Bool {
    isNeeded(for: text) && isRightToLeft(Substring(text).unicodeScalars)
  }

  private static func isRightToLeft(_ scalars: Substring.UnicodeScalarView) -> Bool {
    for scalar in scalars {
      let own = BidirectionalClass(scalar)
      if own.isStrong { return own != .left }
    }
    return false
  }

  /// Whether anything in a text may run right to left; all other text stands as it is written.
  ///
  /// It reads the bytes once: all that runs right to left begins with one of a few.
  package static func isNeeded(for text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable(isNeeded) ?? true
  }

  private static func isNeeded(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in bytes.indices where bytes[index] >= 0xD6 {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch bytes[index] {
      case 0xD6...0xDF: return true
      case 0xE0 where (0xA0...0xA3).contains(next): return true
      case 0xE2 where next == 0x80 && index + 2 < bytes.count && bytes[index + 2] == 0x8F:
        return true
      // All but the selectors of variants (U+FE00), which emoji have.
      case 0xEF where (0xAC...0xB7).contains(next) || (0xB9...0xBB).contains(next): return true
      case 0xF0 where next == 0x90 || next == 0x9E:
        if index + 2 < bytes.count, bytes[index + 2] >= 0xA0 { return true }
      default: break
      }
    }
    return false
  }
}
