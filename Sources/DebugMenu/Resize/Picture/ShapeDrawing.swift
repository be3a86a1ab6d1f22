#if DEBUG_TOOLS
  internal import AppSurface

  /// The shape of a device's screen, with or without its body: what its round corners take from the
  /// app, and its cutout.
  nonisolated struct ShapeDrawing {
    private let drawing: DeviceDrawing
    private var screen: Rect { drawing.glass }

    init(_ drawing: DeviceDrawing) { self.drawing = drawing }

    /// The black around a screen, of which a notch is a part.
    static let bezel = Color(hex: 0x060607)

    /// The shape over an app that stands there without a body.
    @MainActor func draw(_ pen: inout DrawingPen) {
      // Of a screen that several apps share this one has only its own part.
      pen.clipped(to: drawing.app) { pen in
        drawCorners(&pen)
        drawCutout(&pen)
      }
    }

    /// Paints the window's ground over the app's square corners, from so many points beyond the
    /// screen's outline on.
    @MainActor func drawCorners(_ pen: inout DrawingPen, beyond distance: Double = 0) {
      guard let corner = drawing.device?.drawnCornerRadius, corner > 0 else { return }
      let line = (corner * 2.0.squareRoot() - corner - distance) + 1
      guard line > 0 else { return }
      // A ring along the outside of the outline: its inside is the outline itself.
      pen.clipped(to: screen) {
        $0.outline(
          screen.inset(by: -distance - line), drawing.ground, width: line,
          radius: corner + distance + line)
      }
    }

    @MainActor func drawCutout(_ pen: inout DrawingPen) {
      guard let cutout = drawing.device?.drawnCutout(in: drawing.orientation) else { return }
      let frame = cutout.frame.offset(by: screen.origin)
      let short = min(frame.width, frame.height)
      switch cutout.shape {
      case .island:
        pen.fill(frame, .black, radius: short / 2)
        lens(in: frame, &pen)
      case .hole:
        let hole = Self.hole(in: frame, of: screen)
        pen.fill(hole, .black, radius: hole.width / 2)
        pen.outline(hole, Color(white: 0.16), width: 1, radius: hole.width / 2)
      case .notch, .block:
        let radius = cutout.shape == .notch ? short * 0.62 : short * 0.16
        // It grows out of the body: beyond the edge its corners are not seen.
        pen.clipped(to: screen) {
          $0.fill(Self.grown(frame, by: radius, to: screen), Self.bezel, radius: radius)
        }
        if cutout.shape == .notch { speaker(in: frame, &pen) }
      }
    }

    /// A round hole as broad as its box, at the end that is away from the edge.
    private static func hole(in frame: Rect, of screen: Rect) -> Rect {
      let side = min(frame.width, frame.height)
      let x = frame.midX > screen.midX ? frame.minX : frame.maxX - side
      let y = frame.midY > screen.midY ? frame.minY : frame.maxY - side
      let isTall = frame.height >= frame.width
      return Rect(
        x: isTall ? frame.minX : x, y: isTall ? y : frame.minY, width: side, height: side
      ).inset(by: side * 0.08)
    }

    private static func grown(_ frame: Rect, by distance: Double, to screen: Rect) -> Rect {
      func reach(_ isAtEdge: Bool) -> Double { isAtEdge ? -distance : 0 }
      return frame.inset(
        by: EdgeInsets(
          top: reach(frame.minY - screen.minY < 1), left: reach(frame.minX - screen.minX < 1),
          bottom: reach(screen.maxY - frame.maxY < 1),
          right: reach(screen.maxX - frame.maxX < 1)))
    }

    /// The camera in an island.
    @MainActor private func lens(in frame: Rect, _ pen: inout DrawingPen) {
      let side = min(frame.width, frame.height) * 0.34
      let isWide = frame.width > frame.height
      let center = Point(
        x: isWide ? frame.maxX - frame.height / 2 : frame.midX,
        y: isWide ? frame.midY : frame.minY + frame.width / 2)
      let box = Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
      pen.fill(box, Color(hex: 0x101426), radius: side / 2)
      pen.fill(box.inset(by: side * 0.32), Color(hex: 0x27305A), radius: side * 0.18)
    }

    /// The slit of the speaker in a notch.
    @MainActor private func speaker(in frame: Rect, _ pen: inout DrawingPen) {
      let isWide = frame.width > frame.height
      let length = max(frame.width, frame.height) * 0.24
      let size =
        isWide ? Size(width: length, height: 5) : Size(width: 5, height: length)
      let box = Rect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
        height: size.height)
      pen.fill(box, Color(hex: 0x1F2023), radius: 2.5)
    }
  }
#endif
