/// Fills one line with the start of a paragraph.
struct TextLineFiller {
  /// What came to stand on a line.
  struct Filled {
    var text: String
    var width: Double
    /// The characters that the line takes from the paragraph.
    var count: Int
    /// Where the next line starts.
    var end: String.Index
  }

  let fitter: TextFitter
  /// What knows the text's words, where something does.
  let typesetter: Typesetter?

  /// The longest line that a paragraph can start with.
  func line(_ rest: Substring) -> Filled {
    if let line = typesetter?.line(from: rest.startIndex, limit: fitter.limit) { return line }
    if fitter.limit == .infinity {
      let text = TextBreaking.display(TextBreaking.trimmedEnd(rest))
      return Filled(
        text: text, width: fitter.width(text), count: rest.count, end: rest.endIndex)
    }
    var window = TextWindow(rest)
    let fitting = fitter.largest(
      available: { window.count(upTo: $0) },
      width: { fitter.width(TextBreaking.display(TextBreaking.trimmedEnd(window.part($0)))) })
    if window.bound(fitting.count) == rest.endIndex {
      return filled(&window, count: fitting.count, width: fitting.width)
    }
    for count in stride(from: fitting.count, to: 0, by: -1)
    where TextBreaking.allowsBreak(
      before: count > 1 ? window.character(count - 2) : nil, window.character(count - 1),
      window.character(count))
    {
      let isHyphenated = window.character(count - 1) == TextBreaking.softHyphen
      let known = count == fitting.count && !isHyphenated ? fitting.width : nil
      let line = filled(&window, count: count, width: known, ending: isHyphenated ? "-" : "")
      if fitter.fits(line.width) { return line }
    }
    if fitting.count > 0 { return filled(&window, count: fitting.count, width: fitting.width) }
    var count = 1
    while window.count(upTo: count + 1) > count, TextBreaking.isSpace(window.character(count)) {
      count += 1
    }
    return filled(&window, count: count, width: nil)
  }

  private func filled(
    _ window: inout TextWindow, count: Int, width: Double?, ending: String = ""
  ) -> Filled {
    let text = TextBreaking.display(TextBreaking.trimmedEnd(window.part(count))) + ending
    return Filled(
      text: text, width: width ?? fitter.width(text), count: count, end: window.bound(count))
  }
}
