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

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    guard children.count == 1 else { return super.lengthRange(axis, cross: cross) }
    return children[0].lengthRange(axis, cross: cross)
  }

  public override func layoutChildren() {
    for child in children {
      let size = child.measure(placedProposal)
      child.place(in: room.aligning(size, alignment), proposal: placedProposal)
    }
  }

  override func firstBaseline(in size: Size) -> Double {
    guard let child = children.first else { return size.height }
    let childSize = child.measure(ProposedSize(size))
    let top = (size.height - childSize.height) * alignment.vertical.fraction
    return top + child.firstBaseline(in: childSize)
  }
}
