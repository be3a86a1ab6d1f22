/// The element beneath ``Divider``.
final class DividerElement: Element {
  override var viewName: String { "Divider" }
  override var role: ElementRole { .separator }

  /// The direction of the line: across the stack that it stands in.
  private var axis: Axis { stackAxis == .horizontal ? .vertical : .horizontal }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(along: axis, proposal.length(axis) ?? 10, 1)
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    axis == self.axis ? 0...Double.infinity : 1...1
  }
}
