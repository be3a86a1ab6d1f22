extension Orientation {
  /// The orientations as the device is turned on, a quarter anticlockwise each time.
  static let anticlockwise: [Orientation] = [
    .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight,
  ]

  private var index: Int {
    switch self {
    case .portrait: 0
    case .landscapeLeft: 1
    case .portraitUpsideDown: 2
    case .landscapeRight: 3
    }
  }

  /// How often the device has to be turned a quarter anticlockwise to get here; 0 to 3.
  public func quarterTurns(from other: Orientation) -> Int { (index - other.index + 4) % 4 }

  /// The orientation after the device was turned a quarter anticlockwise.
  public var turnedAnticlockwise: Orientation { Orientation.anticlockwise[(index + 1) % 4] }
}

extension Rect {
  /// The rectangle's place after the screen that it is part of was turned anticlockwise.
  ///
  /// - Parameters:
  ///   - quarterTurns: How often by a quarter; any number, also a negative one.
  ///   - screen: The screen's size before.
  public func turned(by quarterTurns: Int, in screen: Size) -> Rect {
    switch ((quarterTurns % 4) + 4) % 4 {
    case 1: Rect(x: minY, y: screen.width - maxX, width: height, height: width)
    case 2: Rect(x: screen.width - maxX, y: screen.height - maxY, width: width, height: height)
    case 3: Rect(x: screen.height - maxY, y: minX, width: height, height: width)
    default: self
    }
  }
}
