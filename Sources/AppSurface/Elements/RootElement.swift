/// The outermost element of a surface.
public final class RootElement: Element {
  public override var viewName: String { "Surface" }

  public override func layoutChildren() {
    // A cover hides everything beneath it.
    let first = children.lastIndex { ($0 as? PresentationElement)?.coversAll ?? false } ?? 0
    for (index, child) in children.enumerated() {
      child.isHidden = index < first
      child.place(in: room)
    }
  }
}
