extension TextElement {
  /// Draws the grounds of the marked characters; what was cut away is not marked.
  func drawMarks(_ canvas: inout Canvas) {
    guard !marks.isEmpty else { return }
    let layout = layout
    let map = TextCaretMap(text, layout: layout, font: font, measuring: measuring)
    let fraction = isRightToLeft ? 1 - alignment.fraction : alignment.fraction
    let shown = layout.lines.last?.range.upperBound ?? 0
    for mark in marks where mark.lowerBound < shown {
      for rect in map.rects(for: mark.lowerBound..<min(mark.upperBound, shown)) {
        let line = Int((rect.minY / layout.lineHeight).rounded())
        let width = layout.lines.indices.contains(line) ? layout.lines[line].width : 0
        let x = (frame.width - width) * fraction
        canvas.fill(rect.offset(by: Point(x: x, y: 0)), markColor, radius: 2)
      }
    }
  }
}
