#if DEBUG_TOOLS
  internal import AppSurface

  /// Outlines an element in its parent, with the distances between their edges.
  struct InspectorOverlay: PrimitiveView {
    let layout: InspectorLayout
    let inspection: Inspection?
    let isHeld: Bool

    func _evaluate(_ context: inout ViewContext) {
      context.element(InspectorOverlayElement()) { element in
        element.layout = layout
        element.inspection = inspection
        element.isHeld = isHeld
        element.setNeedsDisplay()
      }
    }
  }

  /// Draws what a browser draws over the element under the pointer: its box in blue, the room around
  /// it in its parent in orange, and the figures.
  final class InspectorOverlayElement: Element {
    var layout: InspectorLayout?
    var inspection: Inspection?
    var isHeld = false

    override var viewName: String { "InspectorOverlay" }

    override func sizeThatFits(_ proposal: ProposedSize) -> Size {
      Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    private static let box = Color(hex: 0x2F7DE1)
    private static let around = Color(hex: 0xE8922E)
    private static let tag = Color(hex: 0x16181B)

    override func draw(_ canvas: inout Canvas) {
      guard let inspection, let element = layout?.element else { return }
      if let parent = layout?.parent { drawRoom(&canvas, element, in: parent) }
      canvas.fill(element, Self.box.opacity(0.24))
      canvas.outline(element, Self.box, width: isHeld ? 2 : 1)
      if let parent = layout?.parent, let distances = inspection.distances {
        drawDistances(&canvas, distances, element, parent)
      }
      drawTag(&canvas, inspection, element)
    }

    /// The room between the element and its parent's edges, and the parent's own edge.
    private func drawRoom(_ canvas: inout Canvas, _ element: Rect, in parent: Rect) {
      let inner = element.intersection(parent)
      for rect in bands(around: inner, in: parent) {
        canvas.fill(rect, Self.around.opacity(0.16))
      }
      canvas.outline(parent, Self.around.opacity(0.9), width: 1)
    }

    private func bands(around inner: Rect, in outer: Rect) -> [Rect] {
      guard !inner.isEmpty else { return [outer] }
      return [
        Rect(x: outer.minX, y: outer.minY, width: outer.width, height: inner.minY - outer.minY),
        Rect(x: outer.minX, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY),
        Rect(x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: inner.height),
        Rect(x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: inner.height),
      ].filter { $0.width > 0 && $0.height > 0 }
    }

    // MARK: Distances

    private func drawDistances(
      _ canvas: inout Canvas, _ distances: EdgeInsets, _ inner: Rect, _ outer: Rect
    ) {
      let (x, y) = (inner.midX, inner.midY)
      drawDistance(&canvas, distances.top, Point(x: x, y: outer.minY), Point(x: x, y: inner.minY))
      drawDistance(
        &canvas, distances.bottom, Point(x: x, y: inner.maxY), Point(x: x, y: outer.maxY))
      drawDistance(&canvas, distances.left, Point(x: outer.minX, y: y), Point(x: inner.minX, y: y))
      drawDistance(
        &canvas, distances.right, Point(x: inner.maxX, y: y), Point(x: outer.maxX, y: y))
    }

    /// A line from one edge to the other with its length on it; what is too short stays bare.
    private func drawDistance(
      _ canvas: inout Canvas, _ distance: Double, _ start: Point, _ end: Point
    ) {
      let length = max(end.x - start.x, end.y - start.y)
      guard distance > 0, length >= 4 else { return }
      let isUpright = start.x == end.x
      let size = Size(width: isUpright ? 1 : length, height: isUpright ? length : 1)
      canvas.fill(Rect(origin: start, size: size), Self.around)
      let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
      let pill = pillSize(NumberText.format(distance))
      guard length >= (isUpright ? pill.height : pill.width) + 4 else { return }
      drawPill(
        &canvas, NumberText.format(distance),
        Rect(
          x: middle.x - pill.width / 2, y: middle.y - pill.height / 2, width: pill.width,
          height: pill.height), Self.around)
    }

    // MARK: Texts

    private static let font = Font(size: 11, weight: .semibold)

    private func width(_ text: String, _ font: Font) -> Double {
      surface?.services.text.width(text, font) ?? 0
    }

    private func pillSize(_ text: String) -> Size {
      Size(width: width(text, Self.font).rounded(.up) + 8, height: 16)
    }

    private func drawPill(_ canvas: inout Canvas, _ text: String, _ rect: Rect, _ color: Color) {
      canvas.fill(rect, color, radius: 3)
      let width = width(text, Self.font)
      canvas.text(
        TextRun(
          text: text, font: Self.font,
          origin: Point(x: rect.midX - width / 2, y: rect.midY + 4), width: width, color: .white))
    }

    /// The name and the size, above the element or, where there is no room, beneath or in it.
    private func drawTag(_ canvas: inout Canvas, _ inspection: Inspection, _ element: Rect) {
      let name = inspection.element.viewName
      let size = NumberText.format(inspection.element.frame.size)
      let (nameWidth, sizeWidth) = (width(name, Self.font), width(size, Self.font))
      let tag = Size(width: nameWidth + sizeWidth + 24, height: 20)
      var origin = Point(x: element.minX, y: element.minY - tag.height - 4)
      if origin.y < 4 { origin.y = element.maxY + 4 }
      if origin.y + tag.height > frame.height - 4 { origin.y = max(4, element.minY + 4) }
      origin.x = max(4, min(origin.x, frame.width - tag.width - 4))
      let rect = Rect(origin: origin, size: tag)
      canvas.fill(rect, Self.tag.opacity(0.94), radius: 4)
      let base = rect.midY + 4
      canvas.text(
        TextRun(
          text: name, font: Self.font, origin: Point(x: rect.minX + 8, y: base), width: nameWidth,
          color: Color(hex: 0x8CC4FF)))
      canvas.text(
        TextRun(
          text: size, font: Self.font, origin: Point(x: rect.minX + 16 + nameWidth, y: base),
          width: sizeWidth, color: .white))
    }
  }
#endif
