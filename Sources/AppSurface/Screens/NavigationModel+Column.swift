/// A navigation whose links show what they lead to in another one: a column of a split.
extension NavigationModel {
  /// Where links lead instead of further up this stack.
  struct Lead {
    weak var model: NavigationModel?
    /// Brings the other column into sight.
    let show: () -> Void
  }

  /// Whether a value is what the other column shows.
  func leads(to value: AnyHashable) -> Bool { lead != nil && path.last == value }
}
