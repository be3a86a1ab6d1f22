/// The looks of a tab view.
public nonisolated enum TabViewStyle: Hashable, Sendable {
  /// A bar of tabs beneath.
  case automatic
  /// Pages that are swiped from side to side, with dots.
  case page(indexDisplayMode: PageScreen.IndexDisplayMode)

  /// Pages that are swiped from side to side, with dots where there is more than one.
  public static let page = TabViewStyle.page(indexDisplayMode: .automatic)

  var isPaged: Bool { self != .automatic }
}

private nonisolated enum TabViewStyleKey: EnvironmentKey {
  static let defaultValue = TabViewStyle.automatic
}

nonisolated extension EnvironmentValues {
  /// The looks of the next tab view inside.
  var tabViewStyle: TabViewStyle {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives the tab view inside a look.
  public consuming func tabViewStyle(_ style: TabViewStyle) -> some View {
    Modified(base: self, change: { $0.tabViewStyle = style })
  }
}
