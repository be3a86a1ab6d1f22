import AppSurface

/// A part of a line as it is drawn: of one word, all in one direction. Measures are in ems.
nonisolated struct LinePiece {
  let text: String
  let isRightToLeft: Bool
  /// From the line's left end to the part's.
  let x: Double
  /// The advance width.
  let width: Double
}

extension FontSystem {
  /// The parts of a line in the order in which they are seen, from the left; they are as wide
  /// together as the line is measured.
  func pieces(of run: TextRun) -> [LinePiece] {
    let line = LineKey(text: run.text, face: FaceKey(run.font))
    let key = PiecesKey(line: line, isRightToLeft: run.isRightToLeft)
    if let known = pieces.value(for: key) { return known }
    let made = makePieces(of: key)
    pieces.insert(made, for: key)
    return made
  }

  private func makePieces(of key: PiecesKey) -> [LinePiece] {
    let line = BidirectionalLine(key.line.text, isRightToLeft: key.isRightToLeft)
    let parts = parts(of: key.line.text, levels: line.levels, key.line.face)
    var x = 0.0
    var pieces: [LinePiece] = []
    for run in line.runs {
      let first = parts.partitionIndex { $0.start >= run.range.lowerBound }
      let own = parts[first...].prefix { $0.start < run.range.upperBound }
      for part in run.isRightToLeft ? own.reversed() : Array(own) {
        pieces.append(
          LinePiece(
            text: part.text, isRightToLeft: run.isRightToLeft, x: x, width: part.width))
        x += part.width
      }
    }
    return pieces
  }

  /// A part of a line as it is written.
  private struct Part {
    let text: String
    /// The characters of the line before it.
    let start: Int
    let width: Double
  }

  /// The words of a line, cut where the level changes.
  private func parts(of text: String, levels: [UInt8], _ face: FaceKey) -> [Part] {
    var parts: [Part] = []
    var column = 0
    for word in Words(text) {
      var (start, reached) = (word.startIndex, 0.0)
      while start < word.endIndex {
        let first = column
        var end = start
        repeat {
          end = word.index(after: end)
          column += 1
        } while end < word.endIndex && levels[column] == levels[first]
        let advance = max(reached, wordAdvance(word[..<end], face))
        parts.append(
          Part(text: String(word[start..<end]), start: first, width: advance - reached))
        (start, reached) = (end, advance)
      }
    }
    return parts
  }
}

nonisolated extension Array {
  /// The first place from which on all elements are of a kind that no earlier one is.
  fileprivate func partitionIndex(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
