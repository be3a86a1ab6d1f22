/// Where an evaluation stands among the views that it finds: those that only stand for others have no
/// node, and a view beneath them is known by the row of places that leads there.
///
/// The row is one number whose digits are the places, counted from 1, so that it costs nothing to
/// compare.
nonisolated struct StructuralPlace {
  private let path: Int
  /// The place of the next view.
  private(set) var next = 0

  private static let digits = 64
  /// What is longer is not made longer still: the view there gets a node, which starts anew.
  private static let longest = 1 << 56

  /// The start, beneath a node.
  init() { path = 0 }

  /// Beneath a view that only stands for others; nil where that view needs a node.
  init?(beneath key: NodeKey) {
    guard case .index(let path) = key, path < Self.longest else { return nil }
    self.path = path
  }

  /// The key of the only view here.
  var onlyKey: NodeKey { .index(path) }

  /// The key of a view here, and on to the next.
  mutating func take(_ key: NodeKey) -> NodeKey {
    next += 1
    if case .index(let index) = key, index < Self.digits - 1 {
      return .index(path * Self.digits + index + 1)
    }
    return path == 0 ? key : .path([onlyKey, key])
  }
}
