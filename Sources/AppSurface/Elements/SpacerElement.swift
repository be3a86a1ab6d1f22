/// The length that pushes others apart; outside of a stack it takes all room.
final class SpacerElement: Element {
  var minLength = 8.0 { didSet { if minLength != oldValue { setNeedsLayout() } } }

  override var viewName: String { "Spacer" }

  /// Everything else is given its room first: text does not wrap while a spacer is larger than it
  /// must be.
  override var layoutPriority: Double { -.infinity }

  private func length(_ axis: Axis, _ offered: Double?) -> Double {
    guard stackAxis == nil || stackAxis == axis else { return 0 }
    return max(minLength, offered ?? minLength)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(
      width: length(.horizontal, proposal.width), height: length(.vertical, proposal.height))
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    stackAxis == nil || stackAxis == axis ? minLength...Double.infinity : 0...0
  }
}
