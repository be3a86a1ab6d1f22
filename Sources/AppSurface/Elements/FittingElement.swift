/// The element beneath ``ViewThatFits``: the first child that fits is shown.
final class FittingElement: Element {
  var axes: Axis.Set = [.horizontal, .vertical] {
    didSet { if axes != oldValue { setNeedsLayout() } }
  }

  override var viewName: String { "ViewThatFits" }

  private func chosen(_ proposal: ProposedSize) -> Element? {
    let offer = ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    let fitting = children.first { child in
      let ideal = child.measure(offer)
      let fitsWidth = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
      let fitsHeight = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
      return fitsWidth && fitsHeight
    }
    return fitting ?? children.last
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    chosen(proposal)?.measure(proposal) ?? .zero
  }

  override func layoutChildren() {
    let chosen = chosen(placedProposal)
    for child in children { child.isHidden = child !== chosen }
    chosen?.place(in: room, proposal: placedProposal)
  }
}
