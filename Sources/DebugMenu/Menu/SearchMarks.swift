#if DEBUG_TOOLS
  /// Where the words of a query stand in a text that is shown.
  nonisolated enum SearchMarks {
    /// The characters to mark, in order, as offsets; folded as the search folds. Of a long text only
    /// the first characters are looked at.
    static func ranges(of query: SearchQuery, in text: String) -> [Range<Int>] {
      guard !query.words.isEmpty else { return [] }
      // The character that each folded byte comes from.
      var bytes: [UInt8] = []
      var characters: [Int] = []
      for (offset, character) in text.prefix(longest).enumerated() {
        for byte in TextFolding.fold(String(character)).utf8 {
          bytes.append(byte)
          characters.append(offset)
        }
      }
      var isMarked = [Bool](repeating: false, count: (characters.last ?? -1) + 1)
      for word in query.words { mark(word, in: bytes, characters, &isMarked) }
      return ranges(of: isMarked)
    }

    private static let longest = 400

    private static func mark(
      _ word: [UInt8], in bytes: [UInt8], _ characters: [Int], _ isMarked: inout [Bool]
    ) {
      guard !word.isEmpty, bytes.count >= word.count else { return }
      for start in 0...bytes.count - word.count where bytes[start...].starts(with: word) {
        for place in start..<start + word.count { isMarked[characters[place]] = true }
      }
    }

    private static func ranges(of isMarked: [Bool]) -> [Range<Int>] {
      var ranges: [Range<Int>] = []
      for (offset, isMarked) in isMarked.enumerated() where isMarked {
        if let last = ranges.last, last.upperBound == offset {
          ranges[ranges.count - 1] = last.lowerBound..<offset + 1
        } else {
          ranges.append(offset..<offset + 1)
        }
      }
      return ranges
    }
  }
#endif
