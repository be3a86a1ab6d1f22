#if DEBUG_TOOLS
  internal import AppSurface

  /// Writes a draw list: what the parts of a device's picture are drawn with.
  struct DrawingPen {
    private(set) var list = DrawList()
    private var clip: Rect?
    let text: TextMeasuring

    init(text: TextMeasuring) { self.text = text }

    mutating func fill(_ rect: Rect, _ color: Color, radius: Double = 0) {
      guard !rect.isEmpty else { return }
      list.append(.fill(rect, color, radius: radius))
    }

    mutating func outline(_ rect: Rect, _ color: Color, width: Double, radius: Double = 0) {
      guard !rect.isEmpty else { return }
      list.append(.outline(rect, color, width: width, radius: radius))
    }

    mutating func symbol(_ name: String, _ rect: Rect, _ color: Color) {
      list.append(.image(.symbol(name: name, weight: .semibold), rect, tint: color, radius: 0))
    }

    /// A line of text around a middle.
    mutating func text(_ string: String, _ font: Font, around center: Point, _ color: Color) {
      let width = text.width(string, font)
      let metrics = text.metrics(font)
      let origin = Point(
        x: center.x - width / 2, y: center.y + (metrics.ascent - metrics.descent) / 2)
      list.append(
        .text(TextRun(text: string, font: font, origin: origin, width: width, color: color)))
    }

    /// Draws with everything outside of a rectangle cut away.
    mutating func clipped(to rect: Rect, _ body: (inout DrawingPen) -> Void) {
      let outer = clip
      let inner = outer.map { $0.intersection(rect) } ?? rect
      guard !inner.isEmpty else { return }
      clip = inner
      list.append(.clip(inner))
      body(&self)
      clip = outer
      list.append(.clip(outer))
    }
  }
#endif
