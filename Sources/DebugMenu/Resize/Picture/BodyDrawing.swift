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
      ShapeDrawing(drawing).drawCutout(&pen)
      drawFront(&pen)
    }

    /// The black around the screen, with the corners that it takes from the app.
    @MainActor private func drawGlass(_ pen: inout DrawingPen) {
      let glass = outer.inset(by: body.rim / 2)
      let radius = max(0, body.radius - body.rim / 2)
      for band in DeviceDrawing.around(screen, in: outer) {
        pen.clipped(to: band) { $0.fill(glass, ShapeDrawing.bezel, radius: radius) }
      }
      guard let corner = drawing.device?.drawnCornerRadius, corner > 0 else { return }
      let side = min(body.natural.left, body.natural.top)
      // What lies outside of the body's round corners is painted with the window's ground, what lies
      // inside with the body.
      ShapeDrawing(drawing).drawCorners(&pen, beyond: side * 0.5)
      let rim = side - body.rim / 2
      pen.outline(screen.inset(by: -rim), ShapeDrawing.bezel, width: rim, radius: corner + rim)
    }

    @MainActor private func drawFrame(_ pen: inout DrawingPen) {
      let line = 1 / drawing.zoom
      pen.outline(outer, metal.face, width: body.rim, radius: body.radius)
      pen.outline(outer, metal.edge, width: max(line, body.rim * 0.3), radius: body.radius)
      let inner = outer.inset(by: body.rim - line)
      pen.outline(inner, metal.inner, width: line, radius: max(0, body.radius - body.rim + line))
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
