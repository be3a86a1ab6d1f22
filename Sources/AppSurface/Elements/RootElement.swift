/// The outermost element of a surface.
public final class RootElement: Element {
  public override var viewName: String { "Surface" }

  public override func layoutChildren() {
    for child in children { child.place(in: bounds) }
  }

  override func drawChildren(_ canvas: inout Canvas) {
    // A cover hides everything beneath it.
    let first = children.lastIndex { ($0 as? PresentationElement)?.coversAll ?? false } ?? 0
    for child in children[min(first, children.count)...] { child.drawTree(&canvas) }
  }
}
