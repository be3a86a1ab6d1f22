#if DEBUG_TOOLS
  internal import AppSurface

  /// The bodies of the devices, beneath their screens.
  struct WallBodies: PrimitiveView {
    let shapes: [WallShape]

    func _evaluate(_ context: inout ViewContext) {
      context.element(WallBodiesElement()) { $0.shapes = shapes }
    }
  }

  /// What is drawn over the screens: what their corners cut away, and the mark of the selected one.
  struct WallMarks: View {
    let store: SessionStore

    var body: some View {
      WallMarksLayer(
        shapes: WallShape.all(in: store), selection: store.state.settings.wall.selection)
    }
  }

  /// What lies over the screens of devices.
  struct WallMarksLayer: PrimitiveView {
    let shapes: [WallShape]
    /// The place of the selected device; nil where none is.
    let selection: Int?

    func _evaluate(_ context: inout ViewContext) {
      let palette = context.environment.palette
      context.element(WallMarksElement()) { element in
        (element.shapes, element.selection) = (shapes, selection)
        (element.tint, element.ground) = (palette.tint, palette.groupedBackground)
      }
    }
  }

  /// A device as it is drawn on the wall, in points of the window.
  nonisolated struct WallShape: Hashable {
    var screen: Rect
    var body: Rect
    var screenRadius: Double
    var bodyRadius: Double

    @MainActor static func all(in store: SessionStore) -> [WallShape] {
      let tiles = store.state.settings.wall.tiles
      guard let layout = store.wallLayout, layout.tiles.count == tiles.count else { return [] }
      return zip(tiles, layout.tiles).map { tile, place in
        WallShape(
          screen: place.frame, body: place.body,
          screenRadius: (tile.device.cornerRadius ?? 0) * layout.zoom,
          bodyRadius: DeviceBody(tile.device).radius * layout.zoom)
      }
    }

    static let bodyColor = Color(hex: 0x1A1B1E)
    static let rimColor = Color(hex: 0x6E727A)

    @MainActor func drawBody(_ canvas: inout Canvas) {
      canvas.fill(body, Self.bodyColor, radius: bodyRadius)
      canvas.outline(body, Self.rimColor, width: 1, radius: bodyRadius)
    }

    /// Paints over what of the screen's rectangle lies beyond its round corners.
    ///
    /// - Parameter ground: What the device stands on.
    @MainActor func drawCorners(_ canvas: inout Canvas, on ground: Color) {
      guard screenRadius > 0.5 else { return }
      // The body's own corners are round as well, and within a thin one the screen's reach beyond.
      let side = min(screen.minX - body.minX, screen.minY - body.minY)
      canvas.clipped(to: screen) { canvas in
        Self.drawRing(&canvas, around: screen.inset(by: -side), screenRadius + side, ground)
        Self.drawRing(&canvas, around: screen, screenRadius, Self.bodyColor, upTo: side)
      }
      canvas.outline(body, Self.rimColor, width: 1, radius: bodyRadius)
    }
  }

  nonisolated extension WallShape {
    /// Fills what lies around a round rectangle: as far as the corner of a square is from its arc.
    @MainActor private static func drawRing(
      _ canvas: inout Canvas, around rect: Rect, _ radius: Double, _ color: Color,
      upTo most: Double = .infinity
    ) {
      let thickness = min(most, (radius * 0.42).rounded(.up) + 1)
      canvas.outline(
        rect.inset(by: -thickness), color, width: thickness, radius: radius + thickness)
    }
  }

  class WallDrawingElement: Element {
    var shapes: [WallShape] = [] { didSet { if shapes != oldValue { setNeedsDisplay() } } }

    override func sizeThatFits(_ proposal: ProposedSize) -> Size {
      Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }
  }

  final class WallBodiesElement: WallDrawingElement {
    override var viewName: String { "WallBodies" }

    override func draw(_ canvas: inout Canvas) {
      for shape in shapes { shape.drawBody(&canvas) }
    }
  }

  final class WallMarksElement: WallDrawingElement {
    var selection: Int? { didSet { if selection != oldValue { setNeedsDisplay() } } }
    var tint = Color.blue { didSet { if tint != oldValue { setNeedsDisplay() } } }

    var ground = Color.black { didSet { if ground != oldValue { setNeedsDisplay() } } }

    override var viewName: String { "WallMarks" }

    override func draw(_ canvas: inout Canvas) {
      for shape in shapes { shape.drawCorners(&canvas, on: ground) }
      guard let selection, shapes.indices.contains(selection) else { return }
      let shape = shapes[selection]
      let width = min(3, max(1.5, shape.body.width / 40))
      canvas.outline(
        shape.body.inset(by: -width - 1), tint, width: width, radius: shape.bodyRadius + width + 1)
    }
  }
#endif
