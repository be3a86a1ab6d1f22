#if DEBUG_TOOLS
  internal import AppSurface

  /// The picture of one device of the wall, over its screen.
  struct WallDevice: View {
    let store: SessionStore
    let id: Device.ID
    @Environment(\.palette) private var palette

    var body: some View {
      if let drawing = store.wallDrawing(of: id, ground: palette.groupedBackground) {
        DeviceCanvas(drawing: drawing)
      }
    }
  }

  extension SessionStore {
    /// The picture of a device as the wall shows it; nil where it stands on none.
    func wallDrawing(of id: Device.ID, ground: Color) -> DeviceDrawing? {
      guard let layout = wallLayout,
        let tile = state.settings.wall.tiles.first(where: { $0.id == id })
      else { return nil }
      return DeviceDrawing(tile, zoom: layout.zoom, scheme: state.colorScheme, ground: ground)
    }
  }

  /// The mark around the selected device.
  struct WallMarks: PrimitiveView {
    let store: SessionStore

    func _evaluate(_ context: inout ViewContext) {
      let tint = context.environment.palette.tint
      let wall = store.state.settings.wall
      let layout = store.wallLayout
      let isPlaced = layout?.tiles.count == wall.tiles.count
      let body = isPlaced ? layout?.tiles[wall.selection].body ?? .zero : .zero
      let radius = DeviceBody(wall.selected.device).radius * (layout?.zoom ?? 1)
      context.element(WallMarksElement()) { element in
        (element.selected, element.radius, element.tint) = (body, radius, tint)
      }
    }
  }

  /// The element beneath ``WallMarks``.
  final class WallMarksElement: Element {
    var selected = Rect.zero { didSet { if selected != oldValue { setNeedsDisplay() } } }
    var radius = 0.0 { didSet { if radius != oldValue { setNeedsDisplay() } } }
    var tint = Color.blue { didSet { if tint != oldValue { setNeedsDisplay() } } }

    override var viewName: String { "WallMarks" }

    override func sizeThatFits(_ proposal: ProposedSize) -> Size {
      Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    override func draw(_ canvas: inout Canvas) {
      guard !selected.isEmpty else { return }
      let width = min(3, max(1.5, selected.width / 40))
      canvas.outline(
        selected.inset(by: -width - 1), tint, width: width, radius: radius + width + 1)
    }
  }
#endif
