/// The character boundaries at the start or the end of a text, found as far as they are asked for.
nonisolated struct TextWindow {
  /// What the window looks at.
  let text: Substring
  private let isReversed: Bool
  private var bounds: [String.Index]

  init(_ text: Substring, fromEnd isReversed: Bool = false) {
    self.text = text
    self.isReversed = isReversed
    bounds = [isReversed ? text.endIndex : text.startIndex]
  }

  /// The number of characters, counted up to a maximum.
  mutating func count(upTo maximum: Int) -> Int {
    bounds.reserveCapacity(min(maximum, text.utf8.count) + 1)
    while bounds.count <= maximum, let last = bounds.last {
      if last == (isReversed ? text.startIndex : text.endIndex) { return bounds.count - 1 }
      bounds.append(isReversed ? text.index(before: last) : text.index(after: last))
    }
    return max(0, maximum)
  }

  /// The boundary that lies `count` characters from where the window starts.
  mutating func bound(_ count: Int) -> String.Index { bounds[self.count(upTo: count)] }

  /// The first characters, or the last of a window from the end.
  mutating func part(_ count: Int) -> Substring {
    isReversed ? text[bound(count)...] : text[..<bound(count)]
  }

  /// The character behind a boundary.
  mutating func character(_ index: Int) -> Character { text[bound(index)] }
}

/// Finds how much text fits in a width with few questions to the measurer.
struct TextFitter {
  /// How far a width may be exceeded by rounding, in points.
  nonisolated static let tolerance = 1e-6

  let font: Font
  let limit: Double
  let measuring: TextMeasuring

  func width(_ text: String) -> Double { text.isEmpty ? 0 : measuring.width(text, font) }

  func fits(_ width: Double) -> Bool { width <= limit + Self.tolerance }

  /// The largest count that fits, and its width.
  ///
  /// The first guess is more than a line usually holds, so that short text costs one question; long
  /// text is never asked for as a whole.
  /// - Parameters:
  ///   - available: A count, bounded by the number of characters there are.
  ///   - width: The width of so many characters, which grows with the count.
  func largest(available: (Int) -> Int, width: (Int) -> Double) -> (count: Int, width: Double) {
    var low = (count: 0, width: 0.0)
    var high = (count: available(8 + Int(min(limit / (font.size * 0.25), 1e6))), width: 0.0)
    while true {
      if high.count == low.count { return low }
      high.width = width(high.count)
      guard fits(high.width) else { break }
      low = high
      high.count = available(low.count * 2)
    }
    var turn = 0
    while high.count - low.count > 1 {
      let span = high.count - low.count
      let share = (limit - low.width) / (high.width - low.width)
      // Interpolation finds the place at once in most text, halving ends the search in any.
      let step = turn < 4 && share >= 0 && share <= 1 ? Int(share * Double(span)) : span / 2
      let count = low.count + min(max(step, 1), span - 1)
      let measured = width(count)
      if fits(measured) { low = (count, measured) } else { high = (count, measured) }
      turn += 1
    }
    return low
  }
}
