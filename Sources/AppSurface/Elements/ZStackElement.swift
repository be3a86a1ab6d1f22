/// Children over one another: the element beneath ``ZStack``, and of everything that has one child.
public class ZStackElement: Element {
  var alignment = Alignment.center { didSet { if alignment != oldValue { setNeedsLayout() } } }

  public override var viewName: String { "ZStack" }

  public override func layoutChildren() {
    for child in children {
      let size = child.measure(placedProposal)
      child.place(in: bounds.aligning(size, alignment), proposal: placedProposal)
    }
  }

  override func firstBaseline(in size: Size) -> Double {
    guard let child = children.first else { return size.height }
    let childSize = child.measure(ProposedSize(size))
    let top = (size.height - childSize.height) * alignment.vertical.fraction
    return top + child.firstBaseline(in: childSize)
  }
}
