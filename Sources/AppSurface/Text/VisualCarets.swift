/// Where the characters of a line stand in which text runs right to left, in points from where the
/// drawn text begins.
nonisolated struct VisualCarets {
  /// The left end of all characters: less than 0 where spaces hang at the left.
  let start: Double
  /// The edges of the drawn characters.
  private var left: [Double]
  private var right: [Double]
  private let runs: [BidirectionalLine.Run]
  private let levels: [UInt8]
  /// How many drawn characters stand before each character and behind the last.
  private let columns: [Int]

  /// The characters of a line.
  ///
  /// - Parameters:
  ///   - shown: What is drawn of the line, hanging spaces with it.
  ///   - isRightToLeft: The direction of the paragraph; nil is that of the line's first letter.
  ///   - offsets: The x before each of its characters and behind the last, as if all stood one
  ///     behind the other.
  ///   - columns: How many of its characters stand before each character of the line.
  ///   - width: How wide the drawn text is, hanging spaces left out.
  init(_ shown: String, isRightToLeft: Bool?, offsets: [Double], columns: [Int], width: Double) {
    let line = BidirectionalLine(shown, isRightToLeft: isRightToLeft)
    let total = offsets.last ?? 0
    start = line.isRightToLeft ? width - total : 0
    levels = line.levels
    runs = line.runs
    self.columns = columns
    left = levels.map { _ in 0 }
    right = left
    func offset(_ column: Int) -> Double { offsets[min(column, offsets.count - 1)] }
    var x = start
    for run in runs {
      let (first, last) = (offset(run.range.lowerBound), offset(run.range.upperBound))
      for column in run.range {
        let (near, far) = (offset(column), offset(column + 1))
        left[column] = run.isRightToLeft ? x + (last - far) : x + (near - first)
        right[column] = run.isRightToLeft ? x + (last - near) : x + (far - first)
      }
      x += last - first
    }
  }

  /// The caret before a character, or behind the last.
  func x(ofColumn column: Int) -> Double {
    guard let last = levels.indices.last else { return 0 }
    let column = drawn(column)
    if column <= last { return isRightToLeft(column) ? right[column] : left[column] }
    return isRightToLeft(last) ? left[last] : right[last]
  }

  /// The column whose caret is nearest, at most `end`.
  func column(nearest x: Double, upTo end: Int) -> Int {
    let carets = (0...max(0, end)).map { self.x(ofColumn: $0) }
    guard let least = carets.min(), let most = carets.max(), x == x else { return max(0, end) }
    let x = min(max(x, least), most)
    return carets.indices.min { abs(carets[$0] - x) < abs(carets[$1] - x) } ?? 0
  }

  /// What is seen of the characters from a column to another, from the left, merged where it touches.
  func pieces(from first: Int, to last: Int) -> [ClosedRange<Double>] {
    let (first, last) = (drawn(first), drawn(last))
    var pieces: [ClosedRange<Double>] = []
    for run in runs {
      let (low, high) = (max(first, run.range.lowerBound), min(last, run.range.upperBound) - 1)
      guard low <= high else { continue }
      let (start, end) = (min(left[low], left[high]), max(right[low], right[high]))
      guard end > start else { continue }
      if let earlier = pieces.last, start - earlier.upperBound < 1e-6 {
        pieces[pieces.count - 1] = earlier.lowerBound...max(earlier.upperBound, end)
      } else {
        pieces.append(start...end)
      }
    }
    return pieces
  }

  private func drawn(_ column: Int) -> Int { columns[min(max(column, 0), columns.count - 1)] }

  private func isRightToLeft(_ column: Int) -> Bool { levels[column] & 1 == 1 }
}
