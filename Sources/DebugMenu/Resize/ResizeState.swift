#if DEBUG_TOOLS
  public import AppSurface

  /// Which size the app's surface has, and why: a value from which everything else is derived.
  public nonisolated struct ResizeState: Hashable, Sendable {
    /// What decides the size.
    public enum Choice: Hashable, Sendable {
      /// The window does; turned means with its sides exchanged.
      case window(isTurned: Bool)
      /// A device does, held so.
      indirect case device(Device, Orientation)
      /// A person did, in points.
      case free(Size)
    }

    /// What decides the size now.
    public private(set) var choice: Choice = .window(isTurned: false)
    /// What decided it before the last reset, for as long as that can be undone.
    public private(set) var beforeReset: Choice?
    /// The window's size in points; a side is never negative.
    public var window: Size {
      didSet { window = Self.clean(window) }
    }
    /// The longest side of the largest tablet, in points: as far as sliders go in a small window.
    public let largestTablet: Double

    /// The state of an app that follows its window.
    ///
    /// - Parameter largestTablet: The longest side of the largest tablet that is known, in points.
    public init(window: Size, largestTablet: Double = 1366) {
      self.window = Self.clean(window)
      self.largestTablet = largestTablet
    }

    /// The app's size in points.
    public var size: Size {
      switch choice {
      case .window(let isTurned): isTurned ? window.swapped : window
      case .device(let device, let orientation): device.size(in: orientation)
      case .free(let size): size
      }
    }

    /// The device whose size the app has; nil for a free size and for the window's.
    public var device: Device? {
      if case .device(let device, _) = choice { device } else { nil }
    }

    /// How the app is held; without a device, what its size looks like.
    public var orientation: Orientation {
      if case .device(_, let orientation) = choice { return orientation }
      return size.width > size.height ? .landscapeLeft : .portrait
    }

    /// The insets from the physical edges; none without a device.
    public var safeArea: EdgeInsets {
      guard case .device(let device, let orientation) = choice else { return .zero }
      return device.safeArea(in: orientation)
    }

    /// The room on both axes, by the device's rules or those of a free size.
    public var sizeClass: SizeClass {
      guard case .device(let device, let orientation) = choice else {
        return SizeClass(freeSize: size)
      }
      return device.sizeClass(in: orientation)
    }

    /// Pixels to the point: the device's; nil where the window's holds.
    public var scale: Double? { device?.scale }

    /// Where the app's surface stands in the window: centred, and scaled down where it is larger.
    public var placement: Placement { Placement(centering: size, in: window) }

    /// The lengths that a side can be given by hand, in points: from 1 to the larger of the window
    /// and the largest tablet.
    public var range: ClosedRange<Double> {
      // Whole points: the sliders step by one, and end on one.
      1...max(1, largestTablet, window.width, window.height).rounded(.up)
    }
  }

  nonisolated extension ResizeState {
    /// Takes a device's size, held in its natural orientation.
    public mutating func choose(_ device: Device) {
      change(to: .device(device, device.naturalOrientation))
    }

    /// Takes a size in points; a side out of ``SizeParser/allowed`` is moved into it, and a size
    /// that is not finite is refused.
    public mutating func choose(_ size: Size) {
      guard size.width.isFinite, size.height.isFinite else { return }
      let allowed = SizeParser.allowed
      func clamp(_ side: Double) -> Double {
        min(max(side, allowed.lowerBound), allowed.upperBound)
      }
      change(to: .free(Size(width: clamp(size.width), height: clamp(size.height))))
    }

    /// Moves one side, as a slider or a key does: within ``range``.
    public mutating func set(_ side: WritableKeyPath<Size, Double>, to length: Double) {
      guard length.isFinite else { return }
      var size = size
      size[keyPath: side] = min(max(length, range.lowerBound), range.upperBound)
      choose(size)
    }

    /// Turns to landscape, or back: twice is the identity.
    public mutating func rotate() {
      switch choice {
      case .window(let isTurned): change(to: .window(isTurned: !isTurned))
      case .device(let device, let orientation):
        change(to: .device(device, orientation.turnedOver))
      case .free(let size): change(to: .free(size.swapped))
      }
    }

    /// Takes the window's size, also when the window has been resized meanwhile.
    public mutating func reset() {
      guard choice != .window(isTurned: false) else { return }
      let before = choice
      change(to: .window(isTurned: false))
      beforeReset = before
    }

    /// Takes back the last reset; nothing happens when the size has changed since.
    public mutating func undoReset() {
      guard let beforeReset else { return }
      change(to: beforeReset)
    }

    private mutating func change(to choice: Choice) {
      self.choice = choice
      beforeReset = nil
    }

    private static func clean(_ size: Size) -> Size {
      Size(
        width: size.width.isFinite ? max(0, size.width) : 0,
        height: size.height.isFinite ? max(0, size.height) : 0)
    }
  }

  nonisolated extension Orientation {
    /// The orientation a quarter turn on; twice is the identity.
    fileprivate var turnedOver: Orientation {
      switch self {
      case .portrait: .landscapeLeft
      case .landscapeLeft: .portrait
      case .portraitUpsideDown: .landscapeRight
      case .landscapeRight: .portraitUpsideDown
      }
    }
  }
#endif
