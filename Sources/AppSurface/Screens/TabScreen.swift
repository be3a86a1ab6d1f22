/// A container that shows one of several screens, with a bar of tabs below.
@MainActor open class TabScreen: Screen {
  /// What stands on a tab.
  public struct Tab {
    /// The screen behind the tab.
    public var screen: Screen
    /// The text.
    public var title: String
    /// The name of the symbol above the text.
    public var systemImage: String
    /// A short text on the symbol, such as a count.
    public var badge: String?

    /// A tab from its parts.
    public init(screen: Screen, title: String, systemImage: String, badge: String? = nil) {
      self.screen = screen
      self.title = title
      self.systemImage = systemImage
      self.badge = badge
    }
  }

  /// The tabs from first to last.
  public private(set) var tabs: [Tab]
  /// Told when the person chose a tab.
  var onSelect: ((Int) -> Void)?
  private var choice = ScreenChoice()

  /// A container with its first tab selected.
  public init(tabs: [Tab] = [], fileID: String = #fileID, line: Int = #line) {
    self.tabs = tabs
    super.init(fileID: fileID, line: line)
    choice.replace(with: tabs.map(\.screen), in: self)
  }

  open override var children: [Screen] { choice.screens }
  open override var visibleChild: Screen? { selectedScreen }
  open override var isContainer: Bool { true }

  open override var content: AnyView { AnyView(TabContainer(screen: self)) }

  /// The place of the tab that shows; nil where none is selected.
  public var selectedIndex: Int? { choice.selectedIndex }

  /// The screen of the selected tab.
  public var selectedScreen: Screen? { choice.selected }

  /// Shows the tab at a place; nil, or a place that is not there, selects none.
  public func select(_ index: Int?) {
    if choice.select(index) { setNeedsUpdate() }
  }

  /// Does what a press on a tab does.
  func choose(_ index: Int) {
    if index == selectedIndex, let navigation = selectedScreen as? NavigationScreen {
      navigation.popToRoot()
    }
    select(index)
    onSelect?(index)
  }

  /// Replaces the tabs; the selection stays with its screen where that is still there.
  public func setTabs(_ new: [Tab]) {
    tabs = new
    choice.replace(with: new.map(\.screen), in: self)
    setNeedsUpdate()
  }
}
