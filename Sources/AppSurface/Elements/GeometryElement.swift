/// The element beneath ``GeometryReader``: its content is made when its size is known.
final class GeometryElement: Element {
  var make: (GeometryProxy) -> AnyView = { _ in AnyView(EmptyView()) }
  var generation = 0
  private var built: (generation: Int, proxy: GeometryProxy)?

  override var viewName: String { "GeometryReader" }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let fallback = Size(width: 10, height: 10)
    return proposal.replacingUnspecified(by: fallback)
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    0...Double.infinity
  }

  override func layoutChildren() {
    let insets = safeRegion?.insets(of: room) ?? .zero
    let proxy = GeometryProxy(size: placedSize, safeAreaInsets: insets)
    if built?.generation != generation || built?.proxy != proxy, let node {
      built = (generation, proxy)
      let view = node.tracking { make(proxy) }
      node.reconcile([
        ChildView(key: .index(0), view: view, environment: node.environment)
      ])
    }
    let offer = ProposedSize(placedSize)
    for child in children {
      child.place(in: room.aligning(child.measure(offer), .topLeading), proposal: offer)
    }
  }
}
