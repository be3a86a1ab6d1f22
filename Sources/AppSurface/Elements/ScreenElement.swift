/// The element of a whole screen.
public final class ScreenElement: Element {
  /// The screen whose views stand inside.
  public internal(set) var screen: Screen

  init(screen: Screen) {
    self.screen = screen
    super.init()
  }

  private var ground = Color.white { didSet { if ground != oldValue { setNeedsDisplay() } } }

  override func take(_ environment: EnvironmentValues) {
    super.take(environment)
    ground = environment.palette.background
  }

  public override func draw(_ canvas: inout Canvas) {
    // A screen among the views of another has no ground of its own.
    let isWhole = parent is RootElement || parent is NavigationElement || parent is TabElement
    if isWhole, backgroundColor == nil { canvas.fill(bounds, ground) }
  }

  public override var viewName: String { "Screen" }
  public override var role: ElementRole { .screen }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let content = super.sizeThatFits(proposal)
    return proposal.replacingUnspecified(by: content)
  }

  /// A container among the views of a screen fills that screen to its edges.
  override func adjustedFrame(_ rect: Rect, region: SafeRegion?) -> Rect {
    guard screen.isContainer, let region else { return rect }
    return region.expanded(rect, edges: .all, isRightToLeft: isRightToLeft)
  }

  override var regionForChildren: SafeRegion? {
    guard let region = safeRegion else { return SafeRegion(outer: room, insets: .zero) }
    return SafeRegion(outer: room, insets: region.insets(of: room))
  }

  public override func layoutChildren() {
    guard let region = regionForChildren else { return }
    var safe = region.safe
    if isRightToLeft { safe.origin.x = placedSize.width - safe.maxX }
    hideCoveredChildren()
    for child in children where !child.isHidden {
      guard !(child is PresentationElement) else {
        child.place(in: room)
        continue
      }
      let size = child.measure(ProposedSize(safe.size))
      child.place(in: safe.aligning(size, .center), proposal: ProposedSize(safe.size))
    }
  }
}
