/// The lengths of many rows, most of them estimated: finding a row by position and a position by row
/// costs the logarithm of their number (a Fenwick tree over what differs from the estimate).
nonisolated struct LengthIndex {
  private(set) var count: Int
  /// What rows are taken to measure until their length is told.
  let estimate: Double
  private var known: [Int: Double] = [:]
  /// No row from here on is known.
  private var knownEnd = 0
  private var differences: [Double]

  init(count: Int, estimate: Double) {
    self.count = count
    self.estimate = estimate
    differences = []
  }

  /// The length of a row.
  subscript(index: Int) -> Double { known[index] ?? estimate }

  /// Tells the true length of a row.
  mutating func set(_ length: Double, at index: Int) {
    let change = length - self[index]
    known[index] = length
    knownEnd = max(knownEnd, index + 1)
    add(change, at: index)
  }

  /// Takes the rows from one on to measure what is estimated again.
  mutating func forget(from index: Int) {
    guard index < knownEnd else { return }
    let isDense = knownEnd - index <= known.count
    let rows = isDense ? Array(index..<knownEnd) : known.keys.filter { $0 >= index }
    for row in rows {
      guard let length = known.removeValue(forKey: row) else { continue }
      add(estimate - length, at: row)
    }
    knownEnd = index
  }

  private mutating func add(_ change: Double, at index: Int) {
    guard change != 0 else { return }
    if differences.isEmpty { differences = [Double](repeating: 0, count: count + 1) }
    var node = index + 1
    while node <= count {
      differences[node] += change
      node += node & -node
    }
  }

  /// The position at which a row begins; `count` gives the whole length.
  func start(of index: Int) -> Double {
    var sum = Double(index) * estimate
    guard !differences.isEmpty else { return sum }
    var node = index
    while node > 0 {
      sum += differences[node]
      node -= node & -node
    }
    return sum
  }

  /// The whole length.
  var total: Double { start(of: count) }

  /// The row at a position; the first or last one where it lies outside.
  func index(at position: Double) -> Int {
    guard count > 0, position > 0 else { return 0 }
    guard !differences.isEmpty else { return min(count - 1, Int(position / estimate)) }
    var node = 0
    var left = position
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      let next = node + step
      if next <= count {
        let length = differences[next] + Double(step) * estimate
        if length <= left {
          left -= length
          node = next
        }
      }
      step /= 2
    }
    return min(count - 1, node)
  }
}
