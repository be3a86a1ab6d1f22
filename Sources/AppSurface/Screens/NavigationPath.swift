/// The values that a navigation stack stands on, of any types.
public nonisolated struct NavigationPath: Hashable {
  var elements: [AnyHashable]

  /// An empty path: the root shows.
  public init() { elements = [] }

  init(_ elements: [AnyHashable]) { self.elements = elements }

  /// How many screens stand above the root.
  public var count: Int { elements.count }
  /// Whether the root shows.
  public var isEmpty: Bool { elements.isEmpty }
  /// The value that the screen on top stands for; nil where the root shows.
  package var last: AnyHashable? { elements.last }

  /// Goes one further.
  public mutating func append(_ value: some Hashable) { elements.append(AnyHashable(value)) }

  /// Goes back by a number of screens.
  public mutating func removeLast(_ count: Int = 1) {
    elements.removeLast(min(max(0, count), elements.count))
  }
}

struct NavigationPathBinding {
  let get: () -> [AnyHashable]
  let set: ([AnyHashable]) -> Void
}
