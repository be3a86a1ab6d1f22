#if !DEBUG_TOOLS
  public import AppSurface

  /// The size of an app that always follows its window without the tools.
  public nonisolated struct ResizeState: Hashable, Sendable {
    /// What decides the size.
    public enum Choice: Hashable, Sendable {
      /// The window does.
      case window(isTurned: Bool)
      /// A device does.
      indirect case device(Device, Orientation)
      /// A person did.
      case free(Size)
    }

    /// The window decides.
    public var choice: Choice { .window(isTurned: false) }
    /// Nothing.
    public var beforeReset: Choice? { nil }
    /// The window's size in points.
    public var window: Size
    /// The longest side of the largest tablet, in points.
    public let largestTablet: Double

    /// The state of an app that follows its window.
    public init(window: Size, largestTablet: Double = 1366) {
      self.window = window
      self.largestTablet = largestTablet
    }

    /// The window's size.
    public var size: Size { window }
    /// None.
    public var device: Device? { nil }
    /// What the window's size looks like.
    public var orientation: Orientation {
      window.width > window.height ? .landscapeLeft : .portrait
    }
    /// None.
    public var safeArea: EdgeInsets { .zero }
    /// The room in the window.
    public var sizeClass: SizeClass { SizeClass(freeSize: window) }
    /// The window's.
    public var scale: Double? { nil }
    /// The whole window.
    public var placement: Placement { .identity }
    /// One length only.
    public var range: ClosedRange<Double> { 1...1 }

    /// Nothing happens.
    public mutating func choose(_ device: Device) {}
    /// Nothing happens.
    public mutating func choose(_ size: Size) {}
    /// Nothing happens.
    public mutating func set(_ side: WritableKeyPath<Size, Double>, to length: Double) {}
    /// Nothing happens.
    public mutating func rotate() {}
    /// Nothing happens.
    public mutating func reset() {}
    /// Nothing happens.
    public mutating func undoReset() {}
  }
#endif
