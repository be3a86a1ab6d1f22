/// A place in a rectangle, as parts of its width and height.
public nonisolated struct UnitPoint: Hashable, Sendable {
  /// From the leading edge (0) to the trailing one (1).
  public var x: Double
  /// From the top (0) to the bottom (1).
  public var y: Double

  /// A place from its parts.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
}

private nonisolated enum ScrollAnchorKey: EnvironmentKey {
  static var defaultValue: UnitPoint? { nil }
}

nonisolated extension EnvironmentValues {
  /// The part of the content that scroll views show at first and hold on to.
  var scrollAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }
}

extension View {
  /// Where scroll views inside stand at first. They stay there while the content or the room grows,
  /// until the person scrolls away.
  public consuming func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    Modified(base: self, change: { $0.scrollAnchor = anchor })
  }
}
