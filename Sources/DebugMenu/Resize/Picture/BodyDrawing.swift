#if DEBUG_TOOLS
  internal import AppSurface

  /// The body around the screen, which cuts the app by the screen's outline, and the cutout.
  nonisolated struct BodyDrawing {
    private let drawing: DeviceDrawing
    private let body: DeviceBody

    init(_ drawing: DeviceDrawing, _ body: DeviceBody) {
      self.drawing = drawing
      self.body = body
    }

    private static let bezel = Color(hex: 0x060607)

    /// The metal of the frame: a light edge, its face, the dark line where the glass begins, and
    /// the buttons, which stand in the frame's shadow and are seen on every ground.
    private var metal: (edge: Color, face: Color, inner: Color, button: Color) {
      drawing.scheme == .dark
        ? (Color(hex: 0x8E939C), Color(hex: 0x4A4D54), Color(hex: 0x1C1D20), Color(hex: 0x5F636B))
        : (Color(hex: 0xE4E6EA), Color(hex: 0xA6AAB2), Color(hex: 0x3A3C40), Color(hex: 0x8A8E96))
    }

    private var outer: Rect { drawing.outer }
    private var screen: Rect { drawing.screen }

    @MainActor func draw(_ pen: inout DrawingPen) {
      drawBase(&pen)
      drawButtons(&pen)
      drawGlass(&pen)
      drawFrame(&pen)
      drawCutout(&pen)
      drawFront(&pen)
    }

    /// The black around the screen, with the corners that it takes from the app.
    @MainActor private func drawGlass(_ pen: inout DrawingPen) {
      let glass = outer.inset(by: body.rim / 2)
      let radius = max(0, body.radius - body.rim / 2)
      for band in DeviceDrawing.around(screen, in: outer) {
        pen.clipped(to: band) { $0.fill(glass, Self.bezel, radius: radius) }
      }
      guard let corner = drawing.device?.cornerRadius, corner > 0 else { return }
      // The app's square corners reach beyond the body's round ones: what lies outside of it is
      // painted with the window's ground, what lies inside with the body.
      let side = min(body.natural.left, body.natural.top)
      let outside = corner + side * 0.5
      let line = (corner * 2.0.squareRoot() - outside) + 1
      if line > 0 {
        pen.clipped(to: screen) {
          $0.outline(
            screen.inset(by: corner - outside - line), drawing.ground, width: line,
            radius: outside + line)
        }
      }
      let rim = side - body.rim / 2
      pen.outline(screen.inset(by: -rim), Self.bezel, width: rim, radius: corner + rim)
    }

    @MainActor private func drawFrame(_ pen: inout DrawingPen) {
      let line = 1 / drawing.zoom
      pen.outline(outer, metal.face, width: body.rim, radius: body.radius)
      pen.outline(outer, metal.edge, width: max(line, body.rim * 0.3), radius: body.radius)
      let inner = outer.inset(by: body.rim - line)
      pen.outline(inner, metal.inner, width: line, radius: max(0, body.radius - body.rim + line))
    }

    // MARK: The cutout

    @MainActor private func drawCutout(_ pen: inout DrawingPen) {
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

    // MARK: What is on the body

    /// The button and the speaker of a device with a home button.
    @MainActor private func drawFront(_ pen: inout DrawingPen) {
      guard body.style == .homeButton, let device = drawing.device else { return }
      let natural = body.size(around: device.size)
      let side = min(body.natural.bottom * 0.6, 62)
      let button = turned(
        Rect(
          x: (natural.width - side) / 2, y: natural.height - body.natural.bottom / 2 - side / 2,
          width: side, height: side))
      pen.fill(button, Color(hex: 0x0E0E10), radius: side / 2)
      pen.outline(
        button, Color(hex: 0x5A5D64), width: max(1.5, 1 / drawing.zoom), radius: side / 2)
      guard device.kind == .phone else { return }
      pen.fill(
        turned(
          Rect(x: natural.width / 2 - 28, y: body.natural.top / 2 - 3, width: 56, height: 6)),
        Color(hex: 0x232428), radius: 3)
    }

    /// The buttons at the sides, seen from the front.
    @MainActor private func drawButtons(_ pen: inout DrawingPen) {
      guard let device = drawing.device else { return }
      let natural = body.size(around: device.size)
      for button in body.buttons {
        let y = natural.height * button.start
        let length = natural.height * button.length
        let x = button.isRight ? natural.width - body.rim / 2 : -button.reach
        let rect = turned(
          Rect(x: x, y: y, width: button.reach + body.rim / 2, height: length))
        pen.fill(rect, metal.button, radius: min(2, button.reach / 2))
      }
    }

    /// What a notebook or a monitor stands on.
    @MainActor private func drawBase(_ pen: inout DrawingPen) {
      guard body.base > 0 else { return }
      let bottom = outer.maxY
      if body.style == .laptop {
        let deck = Rect(
          x: outer.minX - DeviceDrawing.margin * 0.9, y: bottom - 2,
          width: outer.width + DeviceDrawing.margin * 1.8, height: body.base)
        pen.fill(deck, metal.face, radius: body.base * 0.4)
        pen.fill(
          Rect(x: deck.minX, y: deck.minY, width: deck.width, height: deck.height / 2), metal.edge,
          radius: 2)
        let dip = Rect(
          x: deck.midX - outer.width * 0.07, y: deck.minY, width: outer.width * 0.14,
          height: body.base * 0.24)
        return pen.fill(dip, metal.face, radius: body.base * 0.12)
      }
      let neck = Rect(
        x: outer.midX - outer.width * 0.06, y: bottom - 2, width: outer.width * 0.12,
        height: body.base)
      pen.fill(neck, metal.face)
      let foot = Rect(
        x: outer.midX - outer.width * 0.15, y: bottom + body.base * 0.86,
        width: outer.width * 0.3, height: body.base * 0.14)
      pen.fill(foot, metal.edge, radius: foot.height / 2)
    }

    /// A rectangle of the body in its natural orientation, in points of the drawing.
    private func turned(_ rect: Rect) -> Rect {
      guard let device = drawing.device else { return rect }
      let natural = body.size(around: device.size)
      return rect.turned(
        by: drawing.orientation.quarterTurns(from: device.naturalOrientation), in: natural
      ).offset(by: outer.origin)
    }
  }
#endif
