/// The outermost element of a surface.
public final class RootElement: Element {
  public override var viewName: String { "Surface" }

  public override func layoutChildren() {
    hideCoveredChildren()
    for child in children where !child.isHidden {
      (child as? PopoverElement)?.followAnchor()
      child.place(in: room)
    }
  }
}
