extension TextLineFiller {
  /// The last line when text remains: as much of the rest of its paragraph as fits with an ellipsis.
  ///
  /// Where the paragraph fits and only later ones are hidden, the ellipsis stands at its end.
  func cut(_ rest: Substring, filled: Filled, mode: TruncationMode) -> Filled {
    if filled.end == rest.endIndex {
      let text = filled.text + "…"
      let width = fitter.width(text)
      if fitter.fits(width) {
        return Filled(text: text, width: width, count: filled.count, end: filled.end)
      }
    }
    var head = TextWindow(rest)
    var tail = TextWindow(rest, fromEnd: true)
    /// How many of the characters that are kept stand before the ellipsis.
    func before(_ kept: Int) -> Int {
      switch mode {
      case .head: 0
      case .middle: (kept + 1) / 2
      case .tail: kept
      }
    }
    func text(_ kept: Int) -> String {
      let start = TextBreaking.trimmedEnd(head.part(before(kept)))
      let end = tail.part(kept - before(kept)).drop(while: TextBreaking.isSpace)
      return TextBreaking.display(start) + "…" + TextBreaking.display(end)
    }
    let kept = fitter.largest(
      available: { mode == .head ? tail.count(upTo: $0) : head.count(upTo: $0) },
      width: { fitter.width(text($0)) })
    let shown = text(kept.count)
    let count = before(kept.count)
    return Filled(
      text: shown, width: kept.count > 0 ? kept.width : fitter.width(shown), count: count,
      end: head.bound(count))
  }
}
