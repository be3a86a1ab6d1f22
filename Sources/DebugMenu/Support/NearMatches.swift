#if DEBUG_TOOLS
  internal import AppSurface

  /// Sentences that help with a mistyped name.
  nonisolated enum NearMatches {
    /// What to add to a sentence about an unknown name: the near matches, or all names when none is
    /// near and they are few.
    static func hint(for name: String, in names: [String]) -> String {
      let near = nearMatches(to: name, in: names)
      if !near.isEmpty { return "; did you mean \(list(near))?" }
      return (1...24).contains(names.count) ? "; it can be \(list(names))" : ""
    }

    /// Names joined for a sentence: `a, b or c`.
    static func list(_ names: [String]) -> String {
      guard let last = names.last, names.count > 1 else { return names.first ?? "" }
      return names.dropLast().joined(separator: ", ") + " or " + last
    }
  }
#endif
