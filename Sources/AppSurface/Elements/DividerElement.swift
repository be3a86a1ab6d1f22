/// The element beneath ``Divider``.
final class DividerElement: Element {
  override var viewName: String { "Divider" }
  override var role: ElementRole { .separator }

  private var axis: Axis {
    (parent as? StackElement)?.axis == .horizontal ? .vertical : .horizontal
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(along: axis, proposal.length(axis) ?? 10, 1).finite(or: Size(width: 10, height: 10))
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    axis == self.axis ? 0...Double.infinity : 1...1
  }
}
