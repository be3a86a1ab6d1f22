/// A column of a navigation split view.
public nonisolated enum NavigationSplitViewColumn: Hashable, Sendable, CaseIterable {
  /// The list that everything starts from.
  case sidebar
  /// What stands between the list and the details, in a view of three columns.
  case content
  /// The details.
  case detail

  var screenColumn: SplitScreen.Column {
    switch self {
    case .sidebar: .primary
    case .content: .supplementary
    case .detail: .secondary
    }
  }

  init(_ column: SplitScreen.Column) {
    switch column {
    case .primary: self = .sidebar
    case .supplementary: self = .content
    case .secondary: self = .detail
    }
  }
}

/// Which columns of a navigation split view show where there is room for several.
public typealias NavigationSplitViewVisibility = SplitScreen.Visibility
