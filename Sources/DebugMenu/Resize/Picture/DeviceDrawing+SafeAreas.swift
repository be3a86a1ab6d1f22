#if DEBUG_TOOLS
  internal import AppSurface

  nonisolated extension DeviceDrawing {
    private static let tint = Color(hex: 0xFF2D6F)

    /// The insets as tinted bands, each with its figure.
    @MainActor func drawSafeAreas(_ pen: inout DrawingPen) {
      let inner = app.inset(by: safeArea)
      for band in Self.around(inner, in: app) { pen.fill(band, Self.tint.opacity(0.2)) }
      guard safeArea != .zero else { return }
      pen.outline(inner, Self.tint.opacity(0.9), width: 1 / zoom)
      figure(safeArea.top, around: Point(x: app.midX, y: app.minY + safeArea.top), &pen)
      figure(safeArea.bottom, around: Point(x: app.midX, y: app.maxY - safeArea.bottom), &pen)
      figure(safeArea.left, around: Point(x: app.minX + safeArea.left, y: app.midY), &pen)
      figure(safeArea.right, around: Point(x: app.maxX - safeArea.right, y: app.midY), &pen)
    }

    /// A figure on the line that it belongs to, as large in the window whatever the zoom is.
    @MainActor private func figure(
      _ inset: Double, around center: Point, _ pen: inout DrawingPen
    ) {
      guard inset > 0 else { return }
      let font = Font(size: 11 / zoom, weight: .semibold)
      let text = NumberText.format(inset)
      let width = pen.text.width(text, font) + 12 / zoom
      let height = 18 / zoom
      let box = Rect(
        x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
      pen.fill(box, Self.tint, radius: height / 2)
      pen.text(text, font, around: center, .white)
    }
  }
#endif
