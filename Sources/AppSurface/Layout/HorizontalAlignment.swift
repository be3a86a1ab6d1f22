/// Where things stand from side to side.
public nonisolated enum HorizontalAlignment: Hashable, Sendable {
  /// Where lines begin.
  case leading
  /// In the middle.
  case center
  /// Where lines end.
  case trailing

  /// How much of the free room lies before.
  var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
