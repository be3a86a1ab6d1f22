#if DEBUG_TOOLS
  internal import AppSurface

  /// The time and the signs beside it, as they stand on each sort of device.
  nonisolated struct StatusBarDrawing {
    private let drawing: DeviceDrawing

    init(_ drawing: DeviceDrawing) { self.drawing = drawing }

    @MainActor func draw(_ pen: inout DrawingPen) {
      let top = drawing.safeArea.top
      guard let device = drawing.device, top >= 18, device.kind == .phone || device.kind == .pad
      else { return }
      let app = drawing.app
      let cutout = device.drawnCutout(in: drawing.orientation).map {
        $0.frame.offset(by: drawing.screen.origin)
      }
      let isApple = device.platform == .iOS || device.platform == .iPadOS
      guard isApple, let cutout, cutout.minY < app.minY + top, cutout.width > app.width * 0.2
      else {
        let y = app.minY + (top <= 24 ? top / 2 : isApple ? top * 0.55 : top * 0.6)
        return drawRow(
          y, size: top <= 24 ? 12 : 14, isCentered: isApple && device.kind == .phone && top <= 24,
          &pen)
      }
      // Beside the cutout, in the middle of what it leaves on both sides.
      let y = max(cutout.midY, app.minY + top * 0.45)
      let left = (app.minX + cutout.minX) / 2 + 6
      let right = (app.maxX + cutout.maxX) / 2 - 4
      let room = app.maxX - cutout.maxX - 24
      pen.text("9:41", Font(size: 16, weight: .semibold), around: Point(x: left, y: y), drawing.ink)
      drawSigns(around: Point(x: right, y: y), height: min(11.5, room / Self.width(1)), &pen)
    }

    /// A bar with the time at one side and the signs at the other.
    @MainActor private func drawRow(
      _ y: Double, size: Double, isCentered: Bool, _ pen: inout DrawingPen
    ) {
      let app = drawing.app
      let font = Font(size: size, weight: .semibold)
      let inset = max(14, (drawing.device?.drawnCornerRadius ?? 0) * 0.6)
      let x = isCentered ? app.midX : app.minX + inset + pen.text.width("9:41", font) / 2
      pen.text("9:41", font, around: Point(x: x, y: y), drawing.ink)
      let height = size * 0.75
      drawSigns(
        around: Point(x: app.maxX - inset - Self.width(height) / 2, y: y), height: height, &pen)
    }

    private static func width(_ height: Double) -> Double { height * 6 }

    /// The strength of the signal, the wireless network and the battery.
    @MainActor private func drawSigns(
      around center: Point, height: Double, _ pen: inout DrawingPen
    ) {
      let ink = drawing.ink
      let unit = height / 11
      var x = center.x - Self.width(height) / 2
      let bottom = center.y + height / 2
      for bar in 0..<4 {
        let tall = unit * (4 + Double(bar) * 2.33)
        pen.fill(
          Rect(x: x, y: bottom - tall, width: unit * 3, height: tall), ink, radius: unit * 0.9)
        x += unit * 4.6
      }
      x += unit * 3
      let wave = Rect(
        x: x, y: center.y - height * 0.72, width: height * 1.44, height: height * 1.44)
      pen.symbol("wifi", wave, ink)
      x += height * 1.44 + unit * 4
      let battery = Rect(x: x, y: center.y - unit * 6, width: unit * 24, height: unit * 12)
      pen.outline(battery, ink.opacity(0.45), width: unit, radius: unit * 3.6)
      pen.fill(battery.inset(by: unit * 2), ink, radius: unit * 2)
      pen.fill(
        Rect(x: battery.maxX + unit, y: center.y - unit * 2, width: unit * 1.4, height: unit * 4),
        ink.opacity(0.45), radius: unit * 0.7)
    }
  }
#endif
