/// Children over one another: the element beneath ``ZStack``, and of everything that has one child.
public class ZStackElement: Element {
  var alignment = Alignment.center { didSet { if alignment != oldValue { setNeedsLayout() } } }

  public override var viewName: String { "ZStack" }

  /// The priority that code gave; nil takes that of the one view inside.
  var givenPriority: Double? { didSet { if givenPriority != oldValue { setNeedsLayout() } } }
  override var layoutPriority: Double {
    if let givenPriority { return givenPriority }
    return children.count == 1 ? children[0].layoutPriority : 0
  }

  /// What is offered inside.
  func innerProposal(_ proposal: ProposedSize) -> ProposedSize { proposal }

  /// Where in a room the content is aligned.
  func innerRoom(_ room: Rect) -> Rect { room }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    if children.count == 1 { return children[0].range(axis, cross: cross) }
    var (least, most) = (0.0, 0.0)
    for child in children {
      let range = child.range(axis, cross: cross)
      (least, most) = (max(least, range.lowerBound), max(most, range.upperBound))
    }
    return least...most
  }

  public override func layoutChildren() {
    let (offer, inside) = (innerProposal(placedProposal), innerRoom(room))
    for child in children {
      child.place(in: place(of: child, child.measure(offer), in: inside), proposal: offer)
    }
  }

  /// Whether the content's guides, and not only its size, decide where it stands.
  var alignsGuides: Bool { true }

  /// Where a child of a size stands, its guides on those of the room.
  private func place(of child: Element, _ size: Size, in inside: Rect) -> Rect {
    var rect = inside.aligning(size, alignment)
    guard alignsGuides, child.carriesGuides else { return rect }
    let (horizontal, vertical) = (alignment.horizontal, alignment.vertical)
    if let x = child.explicitGuide(.horizontal(horizontal), in: size) {
      rect.origin.x = inside.minX + inside.width * horizontal.fraction - x
    }
    if let y = child.explicitGuide(.vertical(vertical), in: size) {
      rect.origin.y = inside.minY + inside.height * vertical.fraction - y
    }
    return rect
  }

  // MARK: Guides

  override var carriesGuides: Bool { children.count == 1 && children[0].carriesGuides }

  /// The one child, and where it stands at a size of this element.
  private func inner(_ child: Element, in size: Size) -> Rect {
    let inner = child.measure(innerProposal(ProposedSize(size)))
    return place(of: child, inner, in: innerRoom(Rect(origin: .zero, size: size)))
  }

  override func explicitGuide(_ guide: AlignmentGuide, in size: Size) -> Double? {
    guard carriesGuides else { return nil }
    let place = inner(children[0], in: size)
    guard let length = children[0].explicitGuide(guide, in: place.size) else { return nil }
    if case .horizontal = guide { return place.minX + length }
    return place.minY + length
  }

  override func firstBaseline(in size: Size) -> Double {
    guard let child = children.first else { return size.height }
    let place = inner(child, in: size)
    return place.minY + child.firstBaseline(in: place.size)
  }

  override func lastBaseline(in size: Size) -> Double {
    guard let child = children.last else { return size.height }
    let place = inner(child, in: size)
    return place.minY + child.lastBaseline(in: place.size)
  }
}
