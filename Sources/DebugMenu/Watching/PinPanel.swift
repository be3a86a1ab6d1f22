#if DEBUG_TOOLS
  internal import AppSurface

  /// The small panel that keeps chosen values over the app. Only its grip takes touches: it moves the
  /// panel, and everything else falls through to the app.
  struct PinPanel: View {
    let list: ItemListModel

    var body: some View {
      VStack(spacing: 0) {
        PinGrip(
          move: { list.perform(.movePins($0)) }, hold: { list.controller.pins.isHeld = $0 }
        )
        .frame(height: PinLayout.gripHeight)
        ForEach(shown, id: \.self) { id in PinRow(id: id, list: list) }
        Spacer()
      }
      .background(Paint.card, in: RoundedRectangle(cornerRadius: 8))
      .overlay { RoundedRectangle(cornerRadius: 8).stroke(.separator, lineWidth: 1) }
    }

    private var shown: [DebugItemID] {
      _ = list.menu
      return list.pinned
    }
  }

  /// A chosen value with the line of its last minute.
  private struct PinRow: View {
    let id: DebugItemID
    let list: ItemListModel

    /// How often a value is read that asked for no rate.
    private static let usualInterval = Duration.seconds(1)

    var body: some View {
      let row = list.row(of: id)
      HStack(spacing: 8) {
        Text(verbatim: row?.label ?? id.item).font(.system(size: 12))
          .foregroundStyle(.secondary).lineLimit(1)
        Spacer(minLength: 0)
        SparkLine(id: id, list: list)
        Text(verbatim: value).font(font).lineLimit(1)
          .background(
            list.isFresh(id) ? Paint.mark : Paint(.clear), in: RoundedRectangle(cornerRadius: 3))
      }
      .padding(.horizontal, 8)
      .frame(height: PinLayout.rowHeight)
      .watching(id, every: row?.interval ?? Self.usualInterval, in: list)
    }

    private var value: String { list.row(of: id)?.value ?? ValueText.nothing }

    private var font: Font {
      let font = Font.system(size: 12, weight: .semibold)
      return ValueNumber.isFigure(value) ? font.monospaced() : font
    }
  }

  /// What the panel is moved by.
  private struct PinGrip: PrimitiveView {
    let move: (Point) -> Void
    let hold: (Bool) -> Void

    func _evaluate(_ context: inout ViewContext) {
      let color = context.environment.palette.tertiary
      context.element(PinGripElement()) { element in
        element.move = move
        element.hold = hold
        element.color = color
      }
    }
  }

  /// The element of the grip.
  final class PinGripElement: Element {
    var move: (Point) -> Void = { _ in }
    var hold: (Bool) -> Void = { _ in }
    var color = Color.gray
    /// Where the grip was taken, in its own points.
    private var grab: Point? { didSet { hold(grab != nil) } }

    override var viewName: String { "PinGrip" }
    override var role: ElementRole { .button }
    override var ownText: String? { "Move Values" }
    override var isInteractive: Bool { true }
    override var pointerStyle: PointerStyle { .link }

    override func sizeThatFits(_ proposal: ProposedSize) -> Size {
      Size(width: proposal.width ?? PinLayout.width, height: PinLayout.gripHeight)
    }

    override func draw(_ canvas: inout Canvas) {
      canvas.fill(
        Rect(x: bounds.midX - 14, y: bounds.midY - 1.5, width: 28, height: 3), color, radius: 1.5)
    }

    override func pointerDown(_ event: PointerEvent) -> PointerClaim {
      grab = event.position
      return .exclusive
    }

    override func pointerMoved(_ event: PointerEvent) {
      guard let grab, let layer = surface?.stack?.layers.first(where: { $0.surface === surface })
      else { return }
      // The layer moves under the pointer, so the next distance is counted from its new place.
      let moved = event.position - grab
      move(layer.placement.origin + moved)
    }

    override func pointerUp(_ event: PointerEvent) { grab = nil }
    override func pointerCancelled() { grab = nil }
  }
#endif
