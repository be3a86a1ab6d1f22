/// Content with something behind or before it that takes the content's size.
final class DecoratedElement: Element {
  nonisolated enum Side { case behind, before }
  var side = Side.behind
  var alignment = Alignment.center { didSet { if alignment != oldValue { setNeedsLayout() } } }
  var ignoresSafeArea: Edge.Set = [] {
    didSet { if ignoresSafeArea != oldValue { setNeedsLayout() } }
  }

  override var viewName: String { side == .behind ? "Background" : "Overlay" }

  /// The nodes of a decorated view hand over the decoration and the content in drawing order.
  var content: Element? { side == .behind ? children.last : children.first }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    content?.measure(proposal) ?? .zero
  }

  override var layoutPriority: Double { content?.layoutPriority ?? 0 }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    content?.range(axis, cross: cross) ?? 0...0
  }

  override func layoutChildren() {
    for child in children {
      if child === content {
        child.place(in: room, proposal: placedProposal)
      } else {
        let offer = ProposedSize(placedSize)
        child.place(in: room.aligning(child.measure(offer), alignment), proposal: offer)
      }
    }
  }

  override var carriesGuides: Bool { content?.carriesGuides ?? false }

  override func explicitGuide(_ guide: AlignmentGuide, in size: Size) -> Double? {
    content?.explicitGuide(guide, in: size)
  }

  override func lastBaseline(in size: Size) -> Double {
    content?.lastBaseline(in: size) ?? size.height
  }

  override func firstBaseline(in size: Size) -> Double {
    content?.firstBaseline(in: size) ?? size.height
  }
}
