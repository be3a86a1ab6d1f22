/// A container that shows the last of a stack of screens, with a bar above that leads back.
@MainActor open class NavigationScreen: Screen {
  /// The screens from the root to the one that shows.
  public private(set) var screens: [Screen]
  /// Asked before the person goes back; code that keeps a path takes the last element off there.
  var onPop: (() -> Void)?

  /// Whether a swipe is going on that will go back if it completes.
  private(set) var isSwipingBack = false

  /// A stack that starts with `root`; without one it is empty.
  public init(root: Screen? = nil, fileID: String = #fileID, line: Int = #line) {
    screens = root.map { [$0] } ?? []
    super.init(fileID: fileID, line: line)
    root?.parent = self
  }

  open override var children: [Screen] { screens }
  open override var visibleChild: Screen? { screens.last }
  open override var isContainer: Bool { true }

  open override var content: AnyView { AnyView(NavigationContainer(screen: self)) }

  override var incomingChild: Screen? {
    isSwipingBack ? screens.dropLast().last : nil
  }

  /// The screen that shows.
  public var visibleScreen: Screen? { screens.last }

  /// Shows a screen on top of the stack.
  /// One that stands in it already is not pushed again.
  public func push(_ screen: Screen) {
    guard !screens.contains(where: { $0 === screen }) else { return }
    setScreens(screens + [screen])
  }

  /// Goes back by one; the root stays.
  @discardableResult
  public func pop() -> Screen? {
    guard screens.count > 1, let last = screens.last else { return nil }
    setScreens(Array(screens.dropLast()))
    onPop?()
    return last
  }

  override func stepBack() -> Bool { pop() != nil }

  /// Begins to go back; ``endSwipeBack(completes:)`` decides. False where there is nothing to go
  /// back to.
  func beginSwipeBack() -> Bool {
    guard screens.count > 1 else { return false }
    isSwipingBack = true
    return true
  }

  /// Goes back, or leaves everything as it was.
  func endSwipeBack(completes: Bool) {
    guard isSwipingBack else { return }
    isSwipingBack = false
    if completes { pop() }
  }

  /// Goes back to the root.
  public func popToRoot() {
    while pop() != nil {}
  }

  /// Replaces the whole stack.
  public func setScreens(_ new: [Screen]) {
    for screen in screens where !new.contains(where: { $0 === screen }) {
      if screen.parent === self { screen.parent = nil }
    }
    screens = new
    isSwipingBack = false
    for screen in new { screen.parent = self }
    setNeedsUpdate()
  }
}
