/// What a text field draws.
extension TextFieldElement {
  func drawSearchSymbols(_ canvas: inout Canvas) {
    canvas.image(
      .symbol(name: "magnifyingglass", weight: .medium), symbolRect(atEnd: false),
      tint: palette.secondary)
    if !editing.text.isEmpty {
      canvas.image(
        .symbol(name: "xmark.circle.fill", weight: .regular), clearRect, tint: palette.secondary)
    }
  }

  var clearRect: Rect { symbolRect(atEnd: true) }

  private func symbolRect(atEnd: Bool) -> Rect {
    let side = symbolSide
    return Rect(
      x: atEnd != isRightToLeft ? frame.width - 10 - side : 10, y: (frame.height - side) / 2,
      width: side, height: side)
  }

  func drawText(_ canvas: inout Canvas) {
    let (map, origin) = (map, textOrigin)
    if isFocused {
      for rect in map.rects(for: editing.selection.range) where editing.composition == nil {
        canvas.fill(rect.offset(by: origin), tint.opacity(0.3).over(palette.fill))
      }
    }
    if map.text.isEmpty {
      drawLine(&canvas, prompt, at: promptOrigin, palette.tertiary)
    }
    for (index, line) in map.layout.lines.enumerated() {
      let baseline = map.layout.firstBaseline + Double(index) * map.layout.lineHeight
      canvas.text(
        TextRun(
          text: line.text, font: font,
          origin: origin + Point(x: map.start(ofLine: index), y: baseline), width: line.width,
          color: isEnabled ? palette.primary : palette.tertiary,
          isRightToLeft: line.isRightToLeft))
    }
    if let range = editing.compositionRange {
      for rect in map.rects(for: range) {
        canvas.fill(
          Rect(x: rect.minX, y: rect.maxY - 2, width: rect.width, height: 1)
            .offset(by: origin), palette.primary)
      }
    }
    if isFocused, editing.selection.isEmpty || editing.composition != nil, let caret = caretRect {
      // Between two characters, half over each.
      let x = min(max(caret.minX, inside.minX), inside.maxX) - 1
      canvas.fill(Rect(x: x, y: caret.minY, width: 2, height: caret.height), tint)
    }
  }

  private var promptOrigin: Point {
    let metrics = measuring.metrics(font)
    let width = min(measuring.width(prompt, font), inside.width)
    return Point(
      x: inside.minX + (inside.width - width) * alignmentFraction,
      y: inside.minY + (metrics.lineHeight + metrics.ascent - metrics.descent) / 2)
  }

  private func drawLine(
    _ canvas: inout Canvas, _ text: String, at origin: Point, _ color: Color
  ) {
    let layout = TextLayout(
      text, font: font, width: inside.width, lineLimit: 1, measuring: measuring)
    guard let line = layout.lines.first else { return }
    canvas.text(
      TextRun(text: line.text, font: font, origin: origin, width: line.width, color: color))
  }
}
