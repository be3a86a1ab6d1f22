/// How the lines of a text lie to one another.
public nonisolated enum TextAlignment: Hashable, Sendable {
  /// They begin on one line.
  case leading
  /// Their middles lie on one line.
  case center
  /// They end on one line.
  case trailing

  var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
