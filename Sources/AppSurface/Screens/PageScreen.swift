/// A container that shows one of several screens, which are swiped from side to side, with dots
/// that tell which.
@MainActor open class PageScreen: Screen {
  /// When the dots show.
  public nonisolated enum IndexDisplayMode: Hashable, Sendable {
    /// Where there is more than one page.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// When the dots show.
  public var indexDisplayMode = IndexDisplayMode.automatic {
    didSet { if indexDisplayMode != oldValue { setNeedsUpdate() } }
  }
  /// Told when the person chose a page.
  var onSelect: ((Int) -> Void)?
  /// The page that a swipe leads to, while it is going on.
  private(set) var swipeTarget: Int?
  private var choice = ScreenChoice()

  /// A container with its first page showing.
  public init(pages: [Screen] = [], fileID: String = #fileID, line: Int = #line) {
    super.init(fileID: fileID, line: line)
    choice.replace(with: pages, in: self)
  }

  open override var children: [Screen] { choice.screens }
  open override var visibleChild: Screen? { choice.selected }
  open override var isContainer: Bool { true }

  open override var content: AnyView { AnyView(PageContainer(screen: self)) }

  override var incomingChild: Screen? { swipeTarget.flatMap { choice.screen(at: $0) } }

  /// The pages from first to last.
  public var pages: [Screen] { choice.screens }
  /// The place of the page that shows; nil where there is none.
  public var selectedIndex: Int? { choice.selectedIndex }
  /// The page that shows.
  public var selectedScreen: Screen? { choice.selected }
  /// Whether the dots show.
  var showsIndex: Bool {
    switch indexDisplayMode {
    case .automatic: pages.count > 1
    case .always: !pages.isEmpty
    case .never: false
    }
  }

  /// Shows the page at a place; nil, or a place that is not there, shows none.
  public func select(_ index: Int?) {
    swipeTarget = nil
    if choice.select(index) { setNeedsUpdate() }
  }

  /// Goes to a page as the person does; beyond the first and the last there is none.
  func choose(_ index: Int) {
    guard choice.screen(at: index) != nil else { return }
    select(index)
    onSelect?(index)
  }

  /// Replaces the pages; the selection stays with its screen where that is still there.
  public func setPages(_ new: [Screen]) {
    swipeTarget = nil
    choice.replace(with: new, in: self)
    setNeedsUpdate()
  }

  /// A swipe leads to a page, or to none.
  func swipe(to index: Int?) {
    let target = index.flatMap { choice.screen(at: $0) == nil ? nil : $0 }
    guard target != swipeTarget else { return }
    swipeTarget = target
    setNeedsUpdate()
  }

  /// A swipe ended: its page shows, or everything is as it was.
  func endSwipe(completes: Bool) {
    let target = swipeTarget
    swipe(to: nil)
    if completes, let target { choose(target) }
  }
}
