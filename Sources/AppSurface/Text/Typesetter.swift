/// A text taken apart once for one font: where its lines may end, and how wide its words are, so that
/// lines of any width are filled without measuring again.
final class Typesetter {
  /// The longest text that is taken apart, in bytes.
  nonisolated static let longest = 2048
  /// The longest text that is measured as a whole only to find that it does not fit, in bytes.
  private static let longestWhole = 256

  let metrics: FontMetrics
  private let text: String
  private let words: [TypesetWord]
  private let spaceWidth: Double
  private let hardBreaks: [Range<String.Index>]
  /// The layout that nothing confines; nil where finding it would cost too much.
  @exclusivity(unchecked) private(set) var unconfined: TextLayout?

  /// Takes a text of at most ``longest`` bytes apart.
  init(_ text: String, font: Font, measuring: TextMeasuring) {
    self.text = text
    metrics = measuring.metrics(font)
    let hasWords = measuring.addsUp && TextBreaking.hasPlainSpaces(text)
    var words: [TypesetWord] = []
    var hardBreaks: [Range<String.Index>] = []
    var start = text.startIndex
    while start < text.endIndex {
      let found = TextBreaking.hardBreak(in: text, from: start)
      if hasWords {
        words += TypesetWord.words(of: text[start..<(found?.lowerBound ?? text.endIndex)]) {
          measuring.width($0, font)
        }
      }
      if let found { hardBreaks.append(found) }
      start = found?.upperBound ?? text.endIndex
    }
    self.words = words
    self.hardBreaks = hardBreaks
    spaceWidth = words.contains { $0.next > $0.end } ? measuring.width(" ", font) : 0
    guard hasWords || text.utf8.count <= Self.longestWhole else { return }
    unconfined = TextLayout(
      text, font: font, width: nil, height: nil, lineLimit: nil, truncation: .tail,
      measuring: measuring, typesetter: self)
  }

  /// The hard break behind so many others.
  func hardBreak(_ number: Int) -> Range<String.Index>? {
    number < hardBreaks.count ? hardBreaks[number] : nil
  }

  /// The longest line that starts at an index; nil where it starts or ends inside a word, so that
  /// more must be measured.
  func line(from index: String.Index, limit: Double) -> TextLineFiller.Filled? {
    guard let first = word(at: text.utf8.distance(from: text.startIndex, to: index)) else {
      return nil
    }
    var (last, width, reach, count) = (first, 0.0, 0.0, 0)
    for number in first..<words.count {
      let word = words[number]
      guard reach + word.width <= limit + TextFitter.tolerance else {
        if number == first || word.isDivisible { return nil }
        break
      }
      width = reach + word.width
      reach = width
      // One by one, as the measurer adds them.
      for _ in word.end..<word.next { reach += spaceWidth }
      count += Int(word.count)
      last = number
      if word.endsParagraph { break }
    }
    return TextLineFiller.Filled(
      text: String(text[index..<self.index(at: words[last].end)]), width: width, count: count,
      end: self.index(at: words[last].next))
  }

  private func index(at place: UInt16) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: Int(place))
  }

  /// The number of the word that starts at a place.
  private func word(at place: Int) -> Int? {
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle].start < place { low = middle + 1 } else { high = middle }
    }
    return low < words.count && words[low].start == place ? low : nil
  }
}

/// A word with the spaces behind it; places are bytes from the start of a text of at most
/// ``Typesetter/longest``.
nonisolated struct TypesetWord {
  var start: UInt16
  var end: UInt16
  var next: UInt16
  /// The characters of the word and its spaces.
  var count: UInt16
  /// The width of the word alone, in points.
  var width: Double
  /// Whether a line may also end inside the word.
  var isDivisible: Bool
  var endsParagraph = false

  /// The words of a paragraph; spaces at its start stand behind a word of nothing.
  @MainActor static func words(
    of paragraph: Substring, width: (String) -> Double
  ) -> [TypesetWord] {
    let base = paragraph.base
    func place(_ index: String.Index) -> UInt16 {
      UInt16(base.utf8.distance(from: base.startIndex, to: index))
    }
    var words: [TypesetWord] = []
    var rest = paragraph
    while !rest.isEmpty {
      let word = rest.prefix { $0 != " " }
      let spaces = rest[word.endIndex...].prefix { $0 == " " }
      rest = rest[spaces.endIndex...]
      words.append(
        TypesetWord(
          start: place(word.startIndex), end: place(word.endIndex), next: place(rest.startIndex),
          count: UInt16(word.count + spaces.count), width: word.isEmpty ? 0 : width(String(word)),
          isDivisible: TextBreaking.isDivisible(word), endsParagraph: rest.isEmpty))
    }
    return words
  }
}
