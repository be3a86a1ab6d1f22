/// A whole screen of an app, in the manner of a view controller: it gives views, never elements, so
/// that several surfaces can show it at once.
///
/// Subclass it and override ``content``; or host a view with ``HostingScreen``. A presenting screen
/// keeps the presented one, a container its children; everyone else holds screens weakly.
@MainActor open class Screen {
  /// The title that bars show.
  public var title: String? { didSet { if title != oldValue { appearanceChanged() } } }
  /// The screen that holds this one as a child.
  public internal(set) weak var parent: Screen?
  /// The screen that this one presents.
  public internal(set) var presentedScreen: Screen?
  /// The screen that presents this one.
  public internal(set) weak var presentingScreen: Screen?
  /// How this screen covers the one that presents it.
  public internal(set) var presentationStyle = PresentationStyle.pageSheet
  /// The heights a sheet can stand at; without any, the whole room.
  public var detents: [PresentationDetent] = [.large] {
    didSet { if detents != oldValue { appearanceChanged() } }
  }
  /// The height that the sheet stands at; nil, or one that is not among ``detents``, is the lowest.
  public var selectedDetent: PresentationDetent? {
    didSet { if selectedDetent != oldValue { appearanceChanged() } }
  }
  /// Whether the person cannot dismiss the screen; code still can.
  public var isModalInPresentation = false
  /// Whether screens presented in the current context cover this one and no more.
  public var definesPresentationContext = false
  /// Whether the screen is showing on the live surface.
  public internal(set) var isVisible = false
  /// Called once when the screen was dismissed, by the person or by code.
  public var onDismiss: (() -> Void)?
  /// Told when the person chose another of the sheet's heights.
  var onSelectDetent: ((PresentationDetent) -> Void)?
  /// What the screen stands beside as a popover.
  var popoverSource: PopoverSource?
  /// Where the app's code declared the screen; nil where it did not.
  public var declaration: SourceAddress?

  /// What stands at the trailing end of a navigation bar.
  let toolbar = ToolbarItems()
  let identity = IdentityNode()
  /// The views that show something about the screen, such as its title.
  let dependents = Dependents()
  /// The views that show what the screen presents.
  let presentationHosts = Dependents()
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

  /// The view that the screen shows, where it shows one that was handed to it; nil for a screen that
  /// builds its own.
  open var hostedView: (any View)? { nil }

  /// The screens inside this one; containers give theirs.
  open var children: [Screen] { embedded + hosted.compactMap(\.screen) }

  /// The child that a container shows now, or the container among a screen's own views; nil where
  /// there is none or it is empty.
  open var visibleChild: Screen? { hosted.last { $0.screen != nil }?.screen }

  /// Whether the screen is one of the kit's containers or a subclass of one.
  open var isContainer: Bool { false }

  /// The child that will show if the gesture that is going on completes.
  var incomingChild: Screen? { nil }

  /// The screens inside that show; or those that will, if the gestures that are going on complete.
  func shownChildren(ifCompleted: Bool) -> [Screen] {
    guard isContainer else { return children }
    let shown = (ifCompleted ? incomingChild : nil) ?? visibleChild
    return shown.map { [$0] } ?? []
  }

  /// Goes one step back inside a container; false where there is none.
  func stepBack() -> Bool { false }

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
    // A column's own bar makes room for that of a navigation inside.
    if parent is NavigationScreen, parent?.parent is SplitScreen { appearanceChanged() }
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
