/// Several screens of a container, one of which shows.
struct ScreenChoice {
  /// The screens from first to last.
  private(set) var screens: [Screen] = []
  /// The place of the one that shows; nil where none is selected.
  private(set) var selectedIndex: Int?

  /// The screen that shows.
  var selected: Screen? { selectedIndex.map { screens[$0] } }

  /// The screen at a place; nil where there is none.
  func screen(at index: Int) -> Screen? { screens.indices.contains(index) ? screens[index] : nil }

  /// Selects a place; nil, or a place that is not there, selects none.
  ///
  /// - Returns: Whether that changed something.
  mutating func select(_ index: Int?) -> Bool {
    let index = index.flatMap { screens.indices.contains($0) ? $0 : nil }
    guard index != selectedIndex else { return false }
    selectedIndex = index
    return true
  }

  /// Replaces the screens of a container; the selection stays with its screen where that is still
  /// there, and else goes to the first.
  mutating func replace(with new: [Screen], in container: Screen) {
    let selected = selected
    for screen in screens where !new.contains(where: { $0 === screen }) {
      if screen.parent === container { screen.parent = nil }
    }
    screens = new
    for screen in new { screen.parent = container }
    selectedIndex = new.firstIndex { $0 === selected } ?? (new.isEmpty ? nil : 0)
  }
}
