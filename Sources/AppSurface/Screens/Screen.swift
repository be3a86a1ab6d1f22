/// A whole screen of an app, in the manner of a view controller: it gives views, never elements, so
/// that several surfaces can show it at once.
///
/// Subclass it and override ``content``; or host a view with ``HostingScreen``. A presenting screen
/// keeps the presented one, a container its children; everyone else holds screens weakly.
@MainActor open class Screen {
  /// How a presented screen covers the one that presents it.
  public nonisolated enum PresentationStyle: Hashable, Sendable {
    /// A card over the lower part, at one of its detents.
    case sheet
    /// The whole surface.
    case fullScreenCover
  }

  /// The title that bars show.
  public var title: String? { didSet { if title != oldValue { appearanceChanged() } } }
  /// The screen that holds this one as a child.
  public internal(set) weak var parent: Screen?
  /// The screen that this one presents.
  public private(set) var presentedScreen: Screen?
  /// The screen that presents this one.
  public private(set) weak var presentingScreen: Screen?
  /// How this screen covers the one that presents it.
  public private(set) var presentationStyle = PresentationStyle.sheet
  /// The heights a sheet can stand at, as parts of the room; the first is taken at the start.
  public var detents: [PresentationDetent] = [.large] { didSet { appearanceChanged() } }
  /// Whether the screen is showing on the live surface.
  public internal(set) var isVisible = false
  /// Called once when the person dismissed the screen.
  var onDismiss: (() -> Void)?
  /// Where the app's code declared the screen; nil where it did not.
  public var declaration: SourceAddress?

  /// What stands at the trailing end of a navigation bar.
  let toolbar = ToolbarItems()
  let identity = IdentityNode()
  /// The views that show something about the screen, such as its title or what it presents.
  let dependents = Dependents()
  /// The views that show the screen's own content.
  let hosts = Dependents()
  private var embedded: [Screen] = []
  private var hosted: [WeakScreen] = []

  /// A screen that is not yet shown; it is declared where code calls this.
  public init(fileID: String = #fileID, line: Int = #line) {
    declaration = SourceAddress(fileID: fileID, line: line)
  }

  /// What the screen shows.
  open var content: AnyView { AnyView(EmptyView()) }

  /// The screens inside this one; containers give theirs.
  open var children: [Screen] { embedded + hosted.compactMap(\.screen) }

  /// The child that a container shows now, or the container among a screen's own views; nil where
  /// there is none or it is empty.
  open var visibleChild: Screen? { hosted.last { $0.screen != nil }?.screen }

  /// Whether the screen is one of the kit's containers or a subclass of one.
  open var isContainer: Bool { false }

  /// Asks for the screen's views to be evaluated again.
  public func setNeedsUpdate() { hosts.invalidate() }

  /// Asks for the views around the screen to be evaluated again, such as a bar with its title.
  func appearanceChanged() { dependents.invalidate() }

  // MARK: Lifecycle, on the live surface only

  /// The screen is about to show.
  open func willAppear() {}
  /// The screen shows.
  open func didAppear() {}
  /// The screen is about to go.
  open func willDisappear() {}
  /// The screen no longer shows.
  open func didDisappear() {}

  // MARK: Presentation

  /// Shows a screen over this one and over whatever is already presented. A screen that stands
  /// somewhere already is not presented again.
  public func present(_ screen: Screen, style: PresentationStyle = .sheet) {
    let presenter = outermost.presentationTop
    guard screen.canBePresented, screen !== outermost.firstPresenter else { return }
    screen.presentationStyle = style
    screen.presentingScreen = presenter
    presenter.presentedScreen = screen
    presenter.presentationChanged()
  }

  /// Dismisses what this screen presents, or the screen itself if it presents nothing.
  public func dismiss() {
    let outermost = outermost
    if let presented = outermost.presentedScreen {
      outermost.drop(presented)
    } else if let presenter = outermost.presentingScreen {
      presenter.drop(outermost)
    }
  }

  /// Whether the screen stands nowhere yet.
  private var canBePresented: Bool { presentingScreen == nil && parent == nil }

  /// The screen at the bottom of all that are presented over one another.
  private var firstPresenter: Screen {
    var screen = self
    while let presenter = screen.presentingScreen { screen = presenter.outermost }
    return screen
  }

  private func drop(_ screen: Screen) {
    guard presentedScreen === screen else { return }
    // Those on top of it go first, so that each is told.
    if let further = screen.presentedScreen { screen.drop(further) }
    presentedScreen = nil
    screen.presentingScreen = nil
    presentationChanged()
    let onDismiss = screen.onDismiss
    screen.onDismiss = nil
    onDismiss?()
  }

  private func presentationChanged() {
    firstPresenter.dependents.invalidate()
  }

  /// The screen around all containers: the root, or a presented screen.
  public var outermost: Screen {
    var screen = self
    while let parent = screen.parent { screen = parent }
    return screen
  }

  private var presentationTop: Screen {
    var screen = self
    while let presented = screen.presentedScreen { screen = presented }
    return screen
  }

  /// The screen on top: what is presented, else what a navigation or tabs show, else the screen
  /// itself, applied until nothing changes.
  public var topScreen: Screen {
    var screen = self
    while let next = screen.presentedScreen ?? screen.visibleChild { screen = next }
    return screen
  }

  // MARK: Embedding

  /// Makes a screen a child of this ordinary screen; show it with a ``ScreenView``.
  public func addChild(_ screen: Screen) {
    guard screen !== self, screen.parent !== self else { return }
    screen.removeFromParent()
    screen.parent = self
    embedded.append(screen)
    setNeedsUpdate()
  }

  /// Takes in a container that stands among this screen's own views; they keep it alive.
  func host(_ container: Screen) {
    guard container.parent !== self else { return }
    container.parent = self
    hosted = hosted.filter { $0.screen != nil } + [WeakScreen(screen: container)]
  }

  /// Lets go of a container whose view is gone.
  func unhost(_ container: Screen) {
    hosted.removeAll { $0.screen === container || $0.screen == nil }
    if container.parent === self { container.parent = nil }
  }

  /// Takes the screen out of its parent.
  public func removeFromParent() {
    guard let parent else { return }
    parent.embedded.removeAll { $0 === self }
    self.parent = nil
    parent.setNeedsUpdate()
  }
}
