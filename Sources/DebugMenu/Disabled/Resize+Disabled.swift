#if !DEBUG_TOOLS
  public import AppSurface

  /// How the frame would be shown while a hand holds an edge.
  public nonisolated struct FrameHold: Hashable, Sendable {
    /// Points of the window for each point of the app.
    public var zoom: Double
    /// How far the frame is from where it will stand.
    public var offset: Point

    /// A hold from its parts.
    public init(zoom: Double, offset: Point = .zero) {
      self.zoom = zoom
      self.offset = offset
    }
  }

  /// The size of an app that always follows its window without the tools.
  public nonisolated struct ResizeState: Hashable, Sendable {
    /// What decides the size.
    public enum Choice: Hashable, Sendable {
      /// The window does.
      case window(isTurned: Bool)
      /// A device does.
      indirect case device(Device, Orientation, DevicePart = .full)
      /// A person did.
      case free(Size)
    }

    /// How large the app is shown.
    public enum Zoom: Hashable, Sendable {
      /// As it is.
      case fit
      /// By a factor.
      case factor(Double)
    }

    /// A quarter of a turn of the device.
    public enum Turn: String, Hashable, Sendable, CaseIterable {
      /// To one side or the other.
      case left, right
    }

    /// The window decides.
    public var choice: Choice { .window(isTurned: false) }
    /// Nothing.
    public var request: Size? { nil }
    /// No ratio.
    public var lockedRatio: Double? { nil }
    /// The window's size in points.
    public var window: Size
    /// Has no effect without the tools.
    public var isEditing = false
    /// As it is.
    public var zoom: Zoom { .fit }
    /// Not at all.
    public var pan: Point { .zero }
    /// Has no effect without the tools.
    public var isPinnedToTop = false
    /// Has no effect without the tools.
    public var picture: DevicePicture = []
    /// The longest side of the largest tablet, in points.
    public let largestTablet: Double

    /// One factor only.
    public static let zooms: ClosedRange<Double> = 1...1
    /// One factor only.
    public static let zoomSteps: [Double] = [1]

    /// The state of an app that follows its window.
    public init(window: Size, largestTablet: Double = 1366) {
      self.window = window
      self.largestTablet = largestTablet
    }

    /// The window's size.
    public var size: Size { window }
    /// None.
    public var device: Device? { nil }
    /// All of it.
    public var part: DevicePart { .full }
    /// What the window's size looks like.
    public var orientation: Orientation {
      window.width > window.height ? .landscapeLeft : .portrait
    }
    /// None.
    public var safeArea: EdgeInsets { .zero }
    /// None.
    public var contentInsets: EdgeInsets { .zero }
    /// None.
    public var keyboardHeight: Double { 0 }
    /// The room in the window.
    public var sizeClass: SizeClass { SizeClass(freeSize: window) }
    /// The window's.
    public var scale: Double? { nil }
    /// The whole window.
    public var room: Rect { Rect(origin: .zero, size: window) }
    /// The whole window.
    public var placement: Placement { .identity }
    /// One length only.
    public var range: ClosedRange<Double> { 1...1 }
    /// Nothing to go back to.
    public var canUndo: Bool { false }
    /// Nothing to go on to.
    public var canRedo: Bool { false }

    /// Nothing happens.
    public mutating func choose(_ device: Device) {}
    /// Nothing happens.
    public mutating func choose(_ size: Size) {}
    /// Nothing happens.
    public mutating func choose(_ part: DevicePart) {}
    /// Nothing happens.
    public mutating func set(_ side: WritableKeyPath<Size, Double>, to length: Double) {}
    /// Nothing happens.
    public mutating func rotate() {}
    /// Nothing happens.
    public mutating func turn(_ turn: Turn) {}
    /// Nothing happens.
    public mutating func reset() {}
    /// Nothing happens.
    public mutating func ask(for size: Size?) {}
    /// Nothing happens.
    public mutating func lockRatio(_ isLocked: Bool) {}
    /// Nothing happens.
    public mutating func undo() {}
    /// Nothing happens.
    public mutating func redo() {}
    /// Nothing happens.
    public mutating func beginGesture() {}
    /// Nothing happens.
    public mutating func endGesture() {}
    /// Nothing happens.
    public mutating func cancelGesture() {}
    /// Nothing happens.
    public mutating func show(at zoom: Zoom, around anchor: Point? = nil) {}
    /// As it is.
    public func zoom(steppedBy step: Int) -> Zoom { .fit }
    /// Nothing happens.
    public mutating func move(by distance: Point) {}
  }
#endif
