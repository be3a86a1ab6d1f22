#if DEBUG_TOOLS
  internal import AppSurface

  /// What shows around the app while it is resized by hand: its outline, the handles, the size while
  /// a hand moves it, and what the bar has to say. It fills the window.
  struct FrameView: View {
    let store: SessionStore

    var body: some View {
      let resize = store.state.settings.resize
      let frame = resize.placement.toWindow(Rect(origin: .zero, size: resize.size))
      ZStack(alignment: .topLeading) {
        FrameOutline(frame: frame)
        ForEach(FrameHandle.allCases, id: \.self) { handle in
          let area = handle.hitArea(around: frame, within: resize.room)
          // Also one that is out of reach stays: a hand may be dragging it.
          HandleView(
            handle: handle, frame: frame.offset(by: Point.zero - area.origin),
            moved: store.handleMoved
          )
          .frame(width: area.width, height: area.height)
          .offset(x: area.minX, y: area.minY)
        }
        if resize.gestureStart != nil {
          readout(SizeSummary.full(resize), beneath: frame, in: resize.room)
        }
        if let hint = store.barHint { bubble(hint, in: resize.room) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private func readout(_ text: String, beneath frame: Rect, in room: Rect) -> some View {
      let below = frame.maxY + 8
      let y = below + 26 <= room.maxY ? below : min(frame.maxY, room.maxY) - 34
      return chip(text, x: frame.midX, y: max(8, y), in: room)
    }

    private func bubble(_ hint: BarHint, in room: Rect) -> some View {
      chip(hint.text, x: hint.x, y: room.maxY - 34, in: room)
    }

    /// A line of text on a dark ground around an x, kept inside of the room.
    private func chip(_ text: String, x: Double, y: Double, in room: Rect) -> some View {
      let width = min(room.width - 16, Double(text.count) * 6.5 + 24)
      let left = min(max(8, x - width / 2), max(8, room.maxX - width - 8))
      return Text(text).font(.system(size: 12, weight: .medium)).foregroundStyle(.white)
        .lineLimit(1)
        .padding(.horizontal, 10)
        .frame(width: width, height: 26)
        .background(Color(white: 0.13), in: RoundedRectangle(cornerRadius: 8))
        .overlay { RoundedRectangle(cornerRadius: 8).stroke(Color(white: 1, alpha: 0.16)) }
        .offset(x: left, y: y)
    }
  }

  /// What the bar has to say about what the pointer is over, above it.
  nonisolated struct BarHint: Hashable, Sendable {
    /// The words.
    var text: String
    /// Around which x of the window.
    var x: Double
  }

  /// The line around the app.
  private struct FrameOutline: PrimitiveView {
    let frame: Rect

    func _evaluate(_ context: inout ViewContext) {
      let frame = frame
      context.element(FrameOutlineElement()) { $0.outline = frame }
    }
  }

  private final class FrameOutlineElement: Element {
    var outline = Rect.zero { didSet { if outline != oldValue { setNeedsDisplay() } } }

    override var viewName: String { "FrameOutline" }

    override func sizeThatFits(_ proposal: ProposedSize) -> Size {
      Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    override func draw(_ canvas: inout Canvas) {
      canvas.outline(outline.inset(by: -1), HandleElement.color.opacity(0.75), width: 1)
    }
  }
#endif
