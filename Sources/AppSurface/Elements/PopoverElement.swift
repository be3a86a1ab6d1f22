/// The bubble of a popover, with an arrow that points at the view it belongs to.
public final class PopoverElement: PresentationElement {
  /// Where the bubble stood when it was laid out last: what it points at may move without it.
  private var laidOutAnchor: Rect?
  private var arrowPicture: (bitmap: Bitmap, side: PopoverLayout.Side, color: Color)?
  private(set) var layout = PopoverLayout(size: .zero, anchor: nil, side: nil, room: .zero)

  public override var viewName: String { "Popover" }
  public override var role: ElementRole { .popover }
  override var card: Rect { layout.card }

  private var anchor: Rect? {
    guard let source = screen?.popoverSource, let surface else { return nil }
    return surface.popoverAnchors.rect(of: source)
  }

  /// Asks for a new layout if what the bubble points at has moved.
  func followAnchor() { if anchor != laidOutAnchor { setNeedsPlacement() } }

  override var regionForChildren: SafeRegion? { SafeRegion(outer: card, insets: .zero) }

  public override func layoutChildren() {
    let insets = safeRegion?.insets ?? .zero
    let room = room.inset(by: insets)
    laidOutAnchor = anchor
    layout = PopoverLayout(
      size: contentSize(in: PopoverLayout.largest(in: room)), anchor: laidOutAnchor,
      side: screen?.popoverSource?.attachment.edge.map {
        PopoverLayout.Side($0, isRightToLeft: isRightToLeft)
      }, room: room)
    var place = card
    if isRightToLeft { place.origin.x = placedSize.width - card.maxX }
    for child in children { child.place(in: place) }
  }

  /// What the content would like, as far as there is room.
  private func contentSize(in most: Size) -> Size {
    guard let child = children.first else { return .zero }
    var size = child.measure(.unspecified)
    if size.width > most.width {
      size = child.measure(ProposedSize(width: most.width, height: nil))
    }
    return Size(
      width: min(most.width, max(120, size.width)), height: min(most.height, max(44, size.height)))
  }

  // MARK: Drawing

  private var ground: Color {
    backgroundColor ?? (palette.scheme == .light ? palette.card : palette.fill)
  }

  public override func draw(_ canvas: inout Canvas) {
    let card = card
    // There is no blur: a few faint rings make the shade.
    for ring in 1...5 {
      let reach = Double(ring) * 3
      canvas.fill(
        card.inset(by: -reach).offset(by: Point(x: 0, y: 3)), Color.black.opacity(0.035),
        radius: PopoverLayout.radius + reach)
    }
    canvas.fill(card, ground, radius: PopoverLayout.radius)
    canvas.outline(card.inset(by: -1), palette.separator, radius: PopoverLayout.radius + 1)
    if let rect = layout.arrowRect, let picture = arrow { canvas.image(.bitmap(picture), rect) }
  }

  override func drawChildren(_ canvas: inout Canvas) {
    let children = children
    canvas.clipped(to: card, radius: PopoverLayout.radius) { canvas in
      for child in children { child.drawTree(&canvas) }
    }
  }

  /// The arrow as a picture, drawn anew when it points elsewhere or has another colour.
  private var arrow: Bitmap? {
    guard let side = layout.arrow else { return nil }
    if let arrowPicture, arrowPicture.side == side, arrowPicture.color == ground {
      return arrowPicture.bitmap
    }
    let bitmap = ArrowPicture.draw(side, ground)
    arrowPicture = (bitmap, side, ground)
    return bitmap
  }
}
