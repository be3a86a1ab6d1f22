#if DEBUG_TOOLS
  internal import AppSurface

  /// The device around and over the app.
  struct DeviceView: View {
    let store: SessionStore
    let ground: Color

    var body: some View {
      let settings = store.state.settings
      DeviceCanvas(
        drawing: DeviceDrawing(
          settings.resize, scheme: store.state.colorScheme, ground: ground))
    }
  }

  /// Draws a device's picture.
  struct DeviceCanvas: PrimitiveView {
    let drawing: DeviceDrawing

    func _evaluate(_ context: inout ViewContext) {
      let drawing = drawing
      context.element(DeviceElement(drawing)) { $0.drawing = drawing }
    }
  }

  /// The element beneath a device's picture.
  private final class DeviceElement: Element {
    var drawing: DeviceDrawing {
      didSet { if drawing != oldValue { setNeedsDisplay() } }
    }

    init(_ drawing: DeviceDrawing) {
      self.drawing = drawing
      super.init()
    }

    override var viewName: String { "DeviceView" }

    override func sizeThatFits(_ proposal: ProposedSize) -> Size { drawing.size }

    override func draw(_ canvas: inout Canvas) {
      canvas.draw(drawing.drawList(text: surface?.services.text ?? .fixed))
    }
  }
#endif
