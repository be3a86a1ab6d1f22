#if DEBUG_TOOLS
  internal import AppSurface

  /// What is drawn around and over an app to show the device that it runs on: a value, from which
  /// the draw list follows.
  nonisolated struct DeviceDrawing: Hashable, Sendable {
    /// The device; nil for a size that belongs to none.
    let device: Device?
    /// How it is held.
    let orientation: Orientation
    /// What is drawn.
    let picture: DevicePicture
    /// The device's screen, in points of the drawing.
    let screen: Rect
    /// The part of the screen that the app has, in points of the drawing.
    let app: Rect
    /// The device's whole screen, also where its body is not drawn and the app has a part of it.
    let glass: Rect
    /// The body without what it stands on, in points of the drawing.
    let outer: Rect
    /// The body's measures; nil where none is drawn.
    let body: DeviceBody?
    /// The insets of the app.
    let safeArea: EdgeInsets
    /// The height of the keyboard that shows; 0 for none.
    let keyboard: Double
    /// Whether the app is light or dark.
    let scheme: ColorScheme
    /// What shows of the window around the device.
    let ground: Color
    /// Points of the window for each point of the device.
    let zoom: Double

    /// The room around the body, for buttons at its sides, in points of the drawing.
    static let margin = 16.0

    /// The drawing for a state.
    init(_ resize: ResizeState, scheme: ColorScheme, ground: Color) {
      let layout = FrameLayout(resize)
      let zoom = layout.placement.zoom
      device = resize.device
      orientation = resize.orientation
      body = resize.picture.contains(.body) ? DeviceBody.of(resize) : nil
      picture = resize.picture
      let insets = layout.bodyInsets
      let origin = Point(x: Self.margin + insets.left, y: Self.margin + insets.top)
      screen = Rect(
        origin: origin,
        size: Size(width: layout.screen.width / zoom, height: layout.screen.height / zoom))
      let part = resize.device?.frame(of: resize.part, in: orientation)
      app =
        body != nil
        ? (part ?? Rect(origin: .zero, size: screen.size)).offset(by: origin)
        : screen
      glass = Rect(
        origin: app.origin - (part?.origin ?? .zero),
        size: device?.size(in: orientation) ?? app.size)
      outer = Rect(
        x: Self.margin, y: Self.margin, width: screen.width + insets.horizontal,
        height: screen.height + insets.vertical - (body?.base ?? 0))
      safeArea = resize.safeArea
      keyboard = resize.keyboardHeight
      self.scheme = scheme
      self.ground = ground
      self.zoom = zoom
    }

    /// The size of the drawing in points of the device.
    var size: Size {
      Size(
        width: outer.maxX + Self.margin,
        height: outer.maxY + (body?.base ?? 0) + Self.margin)
    }

    /// Where the drawing stands in the window.
    static func placement(in layout: FrameLayout) -> Placement {
      let zoom = layout.placement.zoom
      return Placement(
        origin: Point(x: layout.body.minX - margin * zoom, y: layout.body.minY - margin * zoom),
        zoom: zoom)
    }

    /// The ink of the system's own signs on the app.
    var ink: Color { scheme == .dark ? .white : Color(white: 0.04) }
  }

  nonisolated extension DeviceDrawing {
    /// What to draw, in points of the drawing.
    @MainActor func drawList(text: TextMeasuring) -> DrawList {
      var pen = DrawingPen(text: text)
      if body != nil { drawNeighbours(&pen) }
      if keyboard > 0 { KeyboardDrawing(self).draw(&pen) }
      if picture.contains(.hinge) { drawHinge(&pen) }
      if picture.contains(.safeAreas) { drawSafeAreas(&pen) }
      if picture.contains(.statusBar) { StatusBarDrawing(self).draw(&pen) }
      if picture.contains(.homeIndicator) { drawHomeIndicator(&pen) }
      if let body {
        BodyDrawing(self, body).draw(&pen)
      } else if picture.contains(.shape) {
        ShapeDrawing(self).draw(&pen)
      }
      return pen.list
    }

    /// What of the screen other apps have.
    @MainActor private func drawNeighbours(_ pen: inout DrawingPen) {
      let ground = Color(hex: scheme == .dark ? 0x26282C : 0xC9CCD2)
      for rect in Self.around(app, in: screen) { pen.fill(rect, ground) }
      guard app != screen, hingeRect == nil else { return }
      // The gap between two apps, with the handle that moves it.
      let isLeft = app.minX <= screen.minX
      let gap = Rect(
        x: isLeft ? app.maxX : app.minX - 10, y: screen.minY, width: 10, height: screen.height)
      pen.fill(gap.intersection(screen), .black)
      pen.fill(
        Rect(x: gap.midX - 2, y: gap.midY - 18, width: 4, height: 36), Color(white: 0.5), radius: 2)
    }

    var hingeRect: Rect? {
      device?.hinge(in: orientation)?.frame.offset(by: screen.origin)
    }

    @MainActor private func drawHinge(_ pen: inout DrawingPen) {
      guard let device, let hinge = device.hinge(in: orientation), body != nil || app == screen,
        let frame = hingeRect
      else { return }
      if hinge.isOccluding { return pen.fill(frame, Color(hex: 0x08080A)) }
      let isUpright = frame.height > frame.width
      func strip(_ breadth: Double, from offset: Double = 0) -> Rect {
        isUpright
          ? Rect(
            x: frame.midX - breadth / 2 + offset, y: screen.minY, width: breadth,
            height: screen.height)
          : Rect(
            x: screen.minX, y: frame.midY - breadth / 2 + offset, width: screen.width,
            height: breadth)
      }
      for breadth in [22, 14, 8] as [Double] {
        pen.fill(strip(breadth), Color(white: 0, alpha: 0.03))
      }
      pen.fill(strip(1), Color(white: 0, alpha: 0.2))
      pen.fill(strip(1, from: 1), Color(white: 1, alpha: 0.28))
    }

    /// The parts of a rectangle that lie around another.
    static func around(_ inner: Rect, in outer: Rect) -> [Rect] {
      [
        Rect(
          x: outer.minX, y: outer.minY, width: outer.width, height: max(0, inner.minY - outer.minY)),
        Rect(
          x: outer.minX, y: inner.maxY, width: outer.width, height: max(0, outer.maxY - inner.maxY)),
        Rect(
          x: outer.minX, y: inner.minY, width: max(0, inner.minX - outer.minX), height: inner.height
        ),
        Rect(
          x: inner.maxX, y: inner.minY, width: max(0, outer.maxX - inner.maxX), height: inner.height
        ),
      ].filter { !$0.isEmpty }
    }

    @MainActor private func drawHomeIndicator(_ pen: inout DrawingPen) {
      guard let device, safeArea.bottom > 0, device.kind == .phone || device.kind == .pad,
        safeArea.bottom < 40
      else { return }
      let isApple = device.platform == .iOS || device.platform == .iPadOS
      let width = min(app.width * (app.width > app.height ? 0.28 : 0.36), isApple ? 320 : 120)
      let height = isApple ? 5.0 : 4.0
      let y = isApple ? app.maxY - 8 - height : app.maxY - (safeArea.bottom + height) / 2
      pen.fill(
        Rect(x: app.midX - width / 2, y: y, width: width, height: height), ink.opacity(0.92),
        radius: height / 2)
    }
  }
#endif
