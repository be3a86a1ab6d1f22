#if DEBUG_TOOLS
  /// Finds what a mistyped name was meant to be.
  nonisolated enum NearMatches {
    /// The candidates that are likely meant by `name`, likeliest first, at most `limit`.
    ///
    /// A candidate counts when it holds the name, or when few letters differ for its length.
    static func of(_ name: String, in candidates: [String], limit: Int = 3) -> [String] {
      let name = TextFolding.fold(String(name.prefix(64)))
      guard !name.isEmpty else { return [] }
      var scored: [(score: Int, index: Int)] = []
      for (index, candidate) in candidates.enumerated() {
        if let score = score(name, TextFolding.fold(candidate)) { scored.append((score, index)) }
      }
      scored.sort { ($0.score, $0.index) < ($1.score, $1.index) }
      return scored.prefix(limit).map { candidates[$0.index] }
    }

    /// A sentence that offers the near matches, or lists all when there are few; empty for none.
    static func hint(for name: String, in candidates: [String]) -> String {
      let near = of(name, in: candidates)
      if !near.isEmpty { return "; did you mean \(list(near))?" }
      return candidates.count <= 24 && !candidates.isEmpty
        ? "; it can be \(list(candidates))" : ""
    }

    /// Names joined for a sentence: `a, b or c`.
    static func list(_ names: [String]) -> String {
      guard let last = names.last, names.count > 1 else { return names.first ?? "" }
      return names.dropLast().joined(separator: ", ") + " or " + last
    }

    private static func score(_ name: String, _ candidate: String) -> Int? {
      let distance = editDistance(Array(name), Array(candidate))
      if distance <= max(1, min(name.count, candidate.count) / 3) { return distance }
      if name.count >= 2, candidate.contains(name) { return 100 + candidate.count - name.count }
      if candidate.count >= 3, name.contains(candidate) { return 200 }
      return nil
    }

    /// How many letters must be added, taken away, changed or exchanged with their neighbour.
    static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
      guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
      var beforePrevious: [Int] = []
      var previous = Array(0...right.count)
      for i in 1...left.count {
        var row = [i]
        for j in 1...right.count {
          let isSame = left[i - 1] == right[j - 1]
          var best = min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + (isSame ? 0 : 1))
          if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
            best = min(best, beforePrevious[j - 2] + 1)
          }
          row.append(best)
        }
        beforePrevious = previous
        previous = row
      }
      return previous[right.count]
    }
  }
#endif
