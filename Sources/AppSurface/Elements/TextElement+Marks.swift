extension TextElement {
  /// Draws the grounds of the marked characters; what was cut away is not marked.
  func drawMarks(_ canvas: inout Canvas) {
    guard !marks.isEmpty else { return }
    let layout = layout
    let fraction = isRightToLeft ? 1 - alignment.fraction : alignment.fraction
    let map = TextCaretMap(
      text, layout: layout, font: font, measuring: measuring, width: frame.width,
      alignedAt: fraction)
    let shown = layout.lines.last?.range.upperBound ?? 0
    for mark in marks where mark.lowerBound < shown {
      for rect in map.rects(for: mark.lowerBound..<min(mark.upperBound, shown)) {
        canvas.fill(rect, markColor, radius: 2)
      }
    }
  }
}
