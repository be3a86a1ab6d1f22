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
  /// The place of the tab that shows; nil where none is selected.
  public private(set) var selectedIndex: Int?
  /// Told when the person chose a tab.
  var onSelect: ((Int) -> Void)?

  /// A container with its first tab selected.
  public init(tabs: [Tab] = [], fileID: String = #fileID, line: Int = #line) {
    self.tabs = tabs
    selectedIndex = tabs.isEmpty ? nil : 0
    super.init(fileID: fileID, line: line)
    for tab in tabs { tab.screen.parent = self }
  }

  open override var children: [Screen] { tabs.map(\.screen) }
  open override var visibleChild: Screen? { selectedScreen }
  open override var isContainer: Bool { true }

  open override var content: AnyView { AnyView(TabContainer(screen: self)) }

  /// The screen of the selected tab.
  public var selectedScreen: Screen? { selectedIndex.map { tabs[$0].screen } }

  /// Shows the tab at a place; nil, or a place that is not there, selects none.
  public func select(_ index: Int?) {
    let index = index.flatMap { tabs.indices.contains($0) ? $0 : nil }
    guard index != selectedIndex else { return }
    selectedIndex = index
    setNeedsUpdate()
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
    let selected = selectedScreen
    for tab in tabs where !new.contains(where: { $0.screen === tab.screen }) {
      if tab.screen.parent === self { tab.screen.parent = nil }
    }
    tabs = new
    for tab in new { tab.screen.parent = self }
    selectedIndex = new.firstIndex { $0.screen === selected } ?? (new.isEmpty ? nil : 0)
    setNeedsUpdate()
  }
}
