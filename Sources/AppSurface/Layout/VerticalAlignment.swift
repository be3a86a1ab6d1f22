/// Where things stand from top to bottom.
public nonisolated enum VerticalAlignment: Hashable, Sendable, CaseIterable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// With the baselines of their first lines on one height.
  case firstTextBaseline
  /// With the baselines of their last lines on one height.
  case lastTextBaseline

  /// How much of the free room lies above.
  var fraction: Double {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: 0.5
    case .bottom, .lastTextBaseline: 1
    }
  }
}
