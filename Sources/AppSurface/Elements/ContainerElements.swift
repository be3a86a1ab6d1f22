/// The element of a navigation stack: a bar above, and the screen on top beneath it.
public final class NavigationElement: Element {
  /// The bar with the title and the way back.
  public private(set) var navigationBar: Element?

  public override var viewName: String { "NavigationStack" }

  static let barHeight = 48.0

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    proposal.replacingUnspecified(by: Size(width: 320, height: 480)).finite(
      or: Size(width: 320, height: 480))
  }

  /// Containers fill the screen to its edges; their bars and screens keep clear of them.
  override func adjustedFrame(_ rect: Rect, region: SafeRegion?) -> Rect {
    region?.expanded(rect, edges: .all, isRightToLeft: isRightToLeft) ?? rect
  }

  private var barBottom = 0.0

  /// The bar takes the upper inset; the screens keep the others.
  override var regionForChildren: SafeRegion? {
    let region = safeRegion ?? SafeRegion(outer: bounds, insets: .zero)
    var insets = region.insets(of: bounds)
    insets.top = 0
    let outer = Rect(
      x: 0, y: barBottom, width: frame.width, height: max(0, frame.height - barBottom))
    return SafeRegion(outer: outer, insets: insets)
  }

  public override func layoutChildren() {
    let insets = (safeRegion ?? SafeRegion(outer: bounds, insets: .zero)).insets(of: bounds)
    barBottom = 0
    navigationBar = children.first { $0 is BarElement }
    if let bar = navigationBar as? BarElement {
      bar.content = DirectionalEdgeInsets(
        top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
        trailing: isRightToLeft ? insets.left : insets.right)
      barBottom = insets.top + max(Self.barHeight, bar.contentHeight(in: frame.width))
      bar.place(in: Rect(x: 0, y: 0, width: frame.width, height: barBottom))
    }
    let screens = children.filter { !($0 is BarElement) }
    for (index, screen) in screens.enumerated() {
      screen.isHidden = index != screens.count - 1
      guard !screen.isHidden else { continue }
      screen.place(
        in: Rect(
          x: 0, y: barBottom, width: frame.width, height: max(0, frame.height - barBottom)))
    }
  }
}

/// The element of tabs: the chosen screen, and a bar of tabs beneath it.
public final class TabElement: Element {
  /// The bar of tabs.
  public private(set) var tabBar: Element?
  var selected: ObjectIdentifier? { didSet { if selected != oldValue { setNeedsLayout() } } }

  public override var viewName: String { "TabView" }

  static let barHeight = 52.0

  /// Containers fill the screen to its edges; their bars and screens keep clear of them.
  override func adjustedFrame(_ rect: Rect, region: SafeRegion?) -> Rect {
    region?.expanded(rect, edges: .all, isRightToLeft: isRightToLeft) ?? rect
  }

  private var barTop = 0.0

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    proposal.replacingUnspecified(by: Size(width: 320, height: 480)).finite(
      or: Size(width: 320, height: 480))
  }

  /// The bar takes the lower inset; the screens keep the others.
  override var regionForChildren: SafeRegion? {
    let region = safeRegion ?? SafeRegion(outer: bounds, insets: .zero)
    var insets = region.insets(of: bounds)
    insets.bottom = 0
    return SafeRegion(
      outer: Rect(x: 0, y: 0, width: frame.width, height: barTop), insets: insets)
  }

  public override func layoutChildren() {
    let insets = (safeRegion ?? SafeRegion(outer: bounds, insets: .zero)).insets(of: bounds)
    tabBar = children.first { $0 is BarElement }
    barTop = frame.height
    if let bar = tabBar as? BarElement {
      bar.content = DirectionalEdgeInsets(
        leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
        trailing: isRightToLeft ? insets.left : insets.right)
      let height = max(Self.barHeight, bar.contentHeight(in: frame.width)) + insets.bottom
      barTop = max(0, frame.height - height)
      bar.place(in: Rect(x: 0, y: barTop, width: frame.width, height: height))
    }
    for case let child as ScreenElement in children {
      child.isHidden = ObjectIdentifier(child.screen) != selected
      if !child.isHidden {
        child.place(in: Rect(x: 0, y: 0, width: frame.width, height: barTop))
      }
    }
  }
}

/// A bar at an edge of the screen: its ground reaches to the edge, its content keeps clear of it.
public final class BarElement: Element {
  /// The side on which the bar's hairline is drawn.
  nonisolated enum Kind: Hashable {
    case navigation, tabs
  }

  var kind = Kind.navigation
  var palette = Palette(.light) { didSet { if palette != oldValue { setNeedsDisplay() } } }
  /// What the screen's edges take of the bar.
  var content = DirectionalEdgeInsets.zero {
    didSet { if content != oldValue { setNeedsPlacement() } }
  }

  public override var viewName: String { kind == .navigation ? "NavigationBar" : "TabBar" }
  public override var role: ElementRole { kind == .navigation ? .navigationBar : .tabBar }
  public override var blocksPointer: Bool { true }
  override var regionForChildren: SafeRegion? { nil }

  /// The height that the content wants in a width.
  func contentHeight(in width: Double) -> Double {
    let offer = ProposedSize(width: max(0, width - content.horizontal), height: nil)
    return children.reduce(0) { max($0, $1.measure(offer).height) }
  }

  public override func layoutChildren() {
    for child in children { child.place(in: bounds.inset(by: content)) }
  }

  public override func draw(_ canvas: inout Canvas) {
    if backgroundColor == nil { canvas.fill(bounds, palette.bar) }
    let y = kind == .navigation ? frame.height - 1 : 0
    canvas.fill(Rect(x: 0, y: y, width: frame.width, height: 1), palette.separator)
  }
}

/// The element beneath ``GeometryReader``: its content is made when its size is known.
final class GeometryElement: Element {
  var make: (GeometryProxy) -> AnyView = { _ in AnyView(EmptyView()) }
  var generation = 0
  private var built: (generation: Int, proxy: GeometryProxy)?

  override var viewName: String { "GeometryReader" }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let fallback = Size(width: 10, height: 10)
    return proposal.replacingUnspecified(by: fallback).finite(or: fallback)
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    0...Double.infinity
  }

  override func layoutChildren() {
    let insets = safeRegion?.insets(of: bounds) ?? .zero
    let proxy = GeometryProxy(size: frame.size, safeAreaInsets: insets)
    if built?.generation != generation || built?.proxy != proxy, let node {
      built = (generation, proxy)
      let view = node.tracking { make(proxy) }
      node.reconcile([ChildView(key: .index(0), view: view, environment: node.environment)])
    }
    let offer = ProposedSize(frame.size)
    for child in children {
      child.place(in: bounds.aligning(child.measure(offer), .topLeading), proposal: offer)
    }
  }
}

/// What a ``GeometryReader`` knows of its place.
public nonisolated struct GeometryProxy: Hashable, Sendable {
  /// The room, in points.
  public var size: Size
  /// What the screen's edges take of it, on the physical edges.
  public var safeAreaInsets: EdgeInsets
}

/// The element beneath ``ViewThatFits``: the first child that fits is shown.
final class FittingElement: Element {
  var axes: Axis.Set = [.horizontal, .vertical] {
    didSet { if axes != oldValue { setNeedsLayout() } }
  }

  override var viewName: String { "ViewThatFits" }

  private func chosen(_ proposal: ProposedSize) -> Element? {
    let fitting = children.first { child in
      let ideal = child.measure(.unspecified)
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
    chosen?.place(in: bounds, proposal: placedProposal)
  }
}
