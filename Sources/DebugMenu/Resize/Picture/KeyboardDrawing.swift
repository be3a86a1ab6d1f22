#if DEBUG_TOOLS
  internal import AppSurface

  /// A software keyboard over the lower part of the app: its keys are shown, not pressed.
  nonisolated struct KeyboardDrawing {
    private let drawing: DeviceDrawing

    init(_ drawing: DeviceDrawing) { self.drawing = drawing }

    private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

    private var colors: (ground: Color, key: Color, special: Color, edge: Color) {
      drawing.scheme == .dark
        ? (
          Color(hex: 0x1F2023), Color(hex: 0x5C5E63), Color(hex: 0x3B3D41),
          Color(white: 0, alpha: 0.5)
        )
        : (
          Color(hex: 0xD3D6DC), .white, Color(hex: 0xABB0BA), Color(white: 0, alpha: 0.28)
        )
    }

    @MainActor func draw(_ pen: inout DrawingPen) {
      let app = drawing.app
      let frame = Rect(
        x: app.minX, y: app.maxY - drawing.keyboard, width: app.width, height: drawing.keyboard)
      pen.fill(frame, colors.ground)
      pen.fill(
        Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 0.5), colors.edge)
      let side = max(3, drawing.safeArea.left, drawing.safeArea.right)
      let keys = frame.inset(
        by: EdgeInsets(
          top: min(8, frame.height * 0.04), left: side,
          bottom: max(4, min(drawing.safeArea.bottom, frame.height * 0.15)), right: side))
      let line = keys.height / 4
      let column = keys.width / 10
      for (index, letters) in Self.rows.enumerated() {
        let start = keys.minX + (keys.width - Double(letters.count) * column) / 2
        for (place, letter) in letters.enumerated() {
          key(
            Rect(
              x: start + Double(place) * column, y: keys.minY + Double(index) * line,
              width: column, height: line), String(letter), colors.key, &pen)
        }
      }
      let third = keys.minY + 2 * line
      let shift = column * 1.5
      key(
        Rect(x: keys.minX, y: third, width: shift, height: line), "⇧", colors.special, &pen)
      key(
        Rect(x: keys.maxX - shift, y: third, width: shift, height: line), "←", colors.special, &pen)
      let last = keys.minY + 3 * line
      key(
        Rect(x: keys.minX, y: last, width: column * 2.5, height: line), "123", colors.special, &pen)
      key(
        Rect(x: keys.minX + column * 2.5, y: last, width: column * 5, height: line), "space",
        colors.key, &pen)
      key(
        Rect(x: keys.maxX - column * 2.5, y: last, width: column * 2.5, height: line), "return",
        colors.special, &pen)
    }

    @MainActor private func key(
      _ room: Rect, _ text: String, _ color: Color, _ pen: inout DrawingPen
    ) {
      let gapX = min(3, room.width * 0.12)
      let gapY = min(5.5, room.height * 0.12)
      let cap = room.inset(
        by: EdgeInsets(top: gapY, left: gapX, bottom: gapY, right: gapX))
      let radius = min(5, cap.height / 4)
      pen.fill(cap.offset(by: Point(x: 0, y: 1)), colors.edge, radius: radius)
      pen.fill(cap, color, radius: radius)
      let size = min(text.count > 1 ? 15 : 22, cap.height * 0.55)
      pen.text(text, Font(size: size), around: cap.center, drawing.ink)
    }
  }
#endif
