/// A figure that depends on how the device is held; absent where it is not known.
public struct ByOrientation<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The figure upright.
  public var portrait: Value?
  /// The figure upside down.
  public var portraitUpsideDown: Value?
  /// The figure with the device's top at the left.
  public var landscapeLeft: Value?
  /// The figure with the device's top at the right.
  public var landscapeRight: Value?

  /// Figures for the orientations that are named.
  public init(
    portrait: Value? = nil, portraitUpsideDown: Value? = nil, landscapeLeft: Value? = nil,
    landscapeRight: Value? = nil
  ) {
    self.portrait = portrait
    self.portraitUpsideDown = portraitUpsideDown
    self.landscapeLeft = landscapeLeft
    self.landscapeRight = landscapeRight
  }

  /// One figure for both portraits and one for both landscapes.
  public init(portrait: Value, landscape: Value) {
    self.init(
      portrait: portrait, portraitUpsideDown: portrait, landscapeLeft: landscape,
      landscapeRight: landscape)
  }

  /// The same figure however the device is held.
  public init(every value: Value) { self.init(portrait: value, landscape: value) }

  /// The figure for an orientation.
  public subscript(orientation: Orientation) -> Value? {
    get {
      switch orientation {
      case .portrait: portrait
      case .portraitUpsideDown: portraitUpsideDown
      case .landscapeLeft: landscapeLeft
      case .landscapeRight: landscapeRight
      }
    }
    set {
      switch orientation {
      case .portrait: portrait = newValue
      case .portraitUpsideDown: portraitUpsideDown = newValue
      case .landscapeLeft: landscapeLeft = newValue
      case .landscapeRight: landscapeRight = newValue
      }
    }
  }

  /// The orientations that have a figure.
  public var orientations: [Orientation] { Orientation.allCases.filter { self[$0] != nil } }
}
