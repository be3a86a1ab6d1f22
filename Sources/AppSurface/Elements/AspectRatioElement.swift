/// Content of a fixed ratio of width to height.
final class AspectRatioElement: ZStackElement {
  var ratio: Double? { didSet { if ratio != oldValue { setNeedsLayout() } } }
  var mode = ContentMode.fit { didSet { if mode != oldValue { setNeedsLayout() } } }

  override var viewName: String { "AspectRatio" }

  private func size(in proposal: ProposedSize) -> Size {
    let ideal = super.sizeThatFits(.unspecified)
    let natural = ideal.height > 0 ? ideal.width / ideal.height : 1
    let ratio = self.ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? natural
    guard ratio > 0 else { return .zero }
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
    switch (width, height) {
    case (nil, nil): return ideal
    case (let width?, nil): return Size(width: width, height: width / ratio)
    case (nil, let height?): return Size(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWide = width / ratio > height
      return isWide == (mode == .fit)
        ? Size(width: height * ratio, height: height)
        : Size(width: width, height: width / ratio)
    }
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size { size(in: proposal) }

  override func layoutChildren() {
    let inner = size(in: placedProposal)
    for child in children {
      child.place(in: bounds.aligning(inner, .center), proposal: ProposedSize(inner))
    }
  }
}
