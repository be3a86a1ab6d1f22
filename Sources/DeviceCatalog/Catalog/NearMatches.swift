/// The candidates that somebody who typed `text` may have meant, nearest first.
///
/// Case, accents and punctuation do not count. A candidate is near when few letters differ, or when
/// it begins with what was typed.
public func nearMatches(
  to text: String, in candidates: some Sequence<String>, limit: Int = 3
) -> [String] {
  let wanted = Array(Folded.squeezed(text).utf8.prefix(NearMatch.longest))
  guard !wanted.isEmpty else { return [] }
  var found: [(distance: Int, order: Int, name: String)] = []
  for (order, name) in candidates.enumerated() {
    let candidate = Array(Folded.squeezed(name).utf8.prefix(NearMatch.longest))
    let allowed = max(1, min(4, max(wanted.count, candidate.count) / 3))
    if candidate.starts(with: wanted), wanted.count >= 3 {
      found.append((0, order, name))
    } else if abs(candidate.count - wanted.count) <= allowed {
      let distance = NearMatch.distance(wanted, candidate)
      if distance <= allowed { found.append((distance, order, name)) }
    }
  }
  found.sort { ($0.distance, $0.order) < ($1.distance, $1.order) }
  var names: [String] = []
  for match in found where !names.contains(match.name) && names.count < limit {
    names.append(match.name)
  }
  return names
}

enum NearMatch {
  /// Longer texts are compared by their beginnings, so that no input makes a comparison slow.
  static let longest = 64

  /// How many letters have to be put in, left out, exchanged or swapped with their neighbour.
  static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for (column, other) in right.enumerated() {
        var best = min(last[column + 1] + 1, current[column] + 1)
        best = min(best, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
