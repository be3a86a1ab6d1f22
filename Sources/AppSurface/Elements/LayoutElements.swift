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

/// A margin around what is inside.
final class PaddingElement: ZStackElement {
  var insets = DirectionalEdgeInsets.zero {
    didSet { if insets != oldValue { setNeedsLayout() } }
  }

  override var viewName: String { "Padding" }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let inner = super.sizeThatFits(proposal.inset(by: insets))
    return Size(
      width: max(0, inner.width + insets.horizontal),
      height: max(0, inner.height + insets.vertical))
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    guard children.count == 1, let child = children.first else {
      return super.lengthRange(axis, cross: cross)
    }
    let (along, across) =
      axis == .horizontal
      ? (insets.horizontal, insets.vertical) : (insets.vertical, insets.horizontal)
    let inner = child.lengthRange(axis, cross: cross.map { max(0, $0 - across) })
    return max(0, inner.lowerBound + along)...max(0, inner.upperBound + along)
  }

  override func layoutChildren() {
    let inside = bounds.inset(by: insets)
    let offer = placedProposal.inset(by: insets)
    for child in children {
      let size = child.measure(offer)
      child.place(in: inside.aligning(size, .topLeading), proposal: offer)
    }
  }

  override func firstBaseline(in size: Size) -> Double {
    guard let child = children.first else { return size.height }
    let inner = child.measure(ProposedSize(size).inset(by: insets))
    return insets.top + child.firstBaseline(in: inner)
  }
}

/// A frame of fixed or bounded lengths.
final class FrameElement: ZStackElement {
  /// The lengths of one axis.
  nonisolated struct Lengths: Hashable {
    var fixed: Double?
    var min: Double?
    var ideal: Double?
    var max: Double?

    /// What is offered inside.
    func offer(_ outside: Double?) -> Double? {
      if let fixed { return fixed }
      guard let outside = outside ?? ideal else { return nil }
      return clamp(outside)
    }

    private func clamp(_ length: Double) -> Double {
      Swift.max(min ?? 0, Swift.min(max ?? .infinity, length))
    }

    /// What the frame takes, given what was offered and what the content took.
    func result(_ outside: Double?, content: Double) -> Double {
      if let fixed { return fixed }
      if min == nil, max == nil { return outside == nil ? ideal ?? content : content }
      guard let outside else { return clamp(ideal ?? content) }
      let low = min ?? Swift.min(content, max ?? .infinity)
      let high = max ?? Swift.max(content, low)
      let length = Swift.max(low, Swift.min(high, outside))
      return length.isFinite ? length : Swift.max(low, content)
    }
  }

  var width = Lengths() { didSet { if width != oldValue { setNeedsLayout() } } }
  var height = Lengths() { didSet { if height != oldValue { setNeedsLayout() } } }

  override var viewName: String { "Frame" }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let content = super.sizeThatFits(offer(proposal))
    return Size(
      width: width.result(proposal.width, content: content.width),
      height: height.result(proposal.height, content: content.height))
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    let lengths = axis == .horizontal ? width : height
    if let fixed = lengths.fixed { return fixed...fixed }
    if let max = lengths.max, max.isInfinite {
      let least = lengths.min ?? super.lengthRange(axis, cross: cross).lowerBound
      return least...Double.infinity
    }
    return super.lengthRange(axis, cross: cross)
  }

  override func layoutChildren() {
    let inside = offer(placedProposal)
    let offer = ProposedSize(
      width: inside.width.map { min($0, width.fixed == nil ? frame.width : $0) },
      height: inside.height.map { min($0, height.fixed == nil ? frame.height : $0) })
    for child in children {
      let size = child.measure(offer)
      child.place(in: bounds.aligning(size, alignment), proposal: offer)
    }
  }
}

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
  private var content: Element? { side == .behind ? children.last : children.first }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    content?.measure(proposal) ?? .zero
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    content?.lengthRange(axis, cross: cross) ?? 0...0
  }

  override func layoutChildren() {
    for child in children {
      if child === content {
        child.place(in: bounds, proposal: placedProposal)
      } else {
        let offer = ProposedSize(frame.size)
        child.place(in: bounds.aligning(child.measure(offer), alignment), proposal: offer)
      }
    }
  }

  override func firstBaseline(in size: Size) -> Double {
    content?.firstBaseline(in: size) ?? size.height
  }
}

/// The length that pushes others apart.
final class SpacerElement: Element {
  var minLength = 8.0 { didSet { if minLength != oldValue { setNeedsLayout() } } }

  override var viewName: String { "Spacer" }

  /// Everything else is given its room first: text does not wrap while a spacer is larger than it
  /// must be.
  override init() {
    super.init()
    layoutPriority = -.infinity
  }

  private var axis: Axis { (parent as? StackElement)?.axis ?? .vertical }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let offered = proposal.length(axis) ?? minLength
    return Size(along: axis, max(minLength, offered), 0)
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    axis == self.axis ? minLength...Double.infinity : 0...0
  }
}

/// Content that keeps its ideal length on some axes, whatever is offered.
final class FixedSizeElement: ZStackElement {
  var axes: Axis.Set = [.horizontal, .vertical] {
    didSet { if axes != oldValue { setNeedsLayout() } }
  }

  override var viewName: String { "FixedSize" }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    super.sizeThatFits(offer(proposal))
  }

  override func layoutChildren() {
    let offer = offer(placedProposal)
    for child in children {
      child.place(in: bounds.aligning(child.measure(offer), alignment), proposal: offer)
    }
  }
}

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

/// How content of a fixed ratio takes a room of another.
public nonisolated enum ContentMode: Hashable, Sendable {
  /// All of it is seen.
  case fit
  /// All of the room is covered.
  case fill
}

/// Content that reaches under the edges of the screen where it touches them.
final class IgnoresSafeAreaElement: ZStackElement {
  var edges: Edge.Set = .all { didSet { if edges != oldValue { setNeedsLayout() } } }

  override var viewName: String { "IgnoresSafeArea" }

  override func adjustedFrame(_ rect: Rect, region: SafeRegion?) -> Rect {
    region?.expanded(rect, edges: edges, isRightToLeft: isRightToLeft) ?? rect
  }

  override var regionForChildren: SafeRegion? { nil }

  override func layoutChildren() {
    let offer = ProposedSize(frame.size)
    for child in children {
      child.place(in: bounds.aligning(child.measure(offer), .center), proposal: offer)
    }
  }
}

/// Content that is cut at its own edges.
final class ClipElement: ZStackElement {
  var radius = 0.0 { didSet { if radius != oldValue { setNeedsDisplay() } } }

  override var viewName: String { "Clip" }
  override var clipBounds: Rect? { bounds }
  override var isBounded: Bool { true }

  override func drawContents(_ canvas: inout Canvas) {
    canvas.clipped(to: bounds, radius: min(radius, min(frame.width, frame.height) / 2)) {
      super.drawContents(&$0)
    }
  }
}

/// Content that is drawn more faintly.
final class OpacityElement: ZStackElement {
  var opacity = 1.0 { didSet { if opacity != oldValue { setNeedsDisplay() } } }

  override var viewName: String { "Opacity" }

  override func drawChildren(_ canvas: inout Canvas) {
    guard opacity > 0 else { return }
    canvas.faded(by: opacity) { super.drawChildren(&$0) }
  }
}

/// Content that is drawn elsewhere than it stands.
final class OffsetElement: ZStackElement {
  var offset = Point.zero { didSet { if offset != oldValue { setNeedsLayout() } } }

  override var viewName: String { "Offset" }

  override func layoutChildren() {
    for child in children {
      child.place(in: bounds.offset(by: offset), proposal: placedProposal)
    }
  }
}
