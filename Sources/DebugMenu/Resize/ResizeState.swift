#if DEBUG_TOOLS
  public import AppSurface

  /// Which size the app's surface has, and why: a value from which everything else is derived.
  ///
  /// Two layers decide it, and neither overwrites the other: what the person chose, and what the app
  /// itself asks for, which counts as long as the person leaves the size to the window.
  public nonisolated struct ResizeState: Hashable, Sendable {
    /// What decides the size, as far as the person has a say.
    public enum Choice: Hashable, Sendable {
      /// The window does, or the app where it asks for a size; turned means with its sides
      /// exchanged.
      case window(isTurned: Bool)
      /// A device does, held so, of whose screen the app has a part.
      indirect case device(Device, Orientation, DevicePart = .full)
      /// A person did, in points.
      case free(Size)
    }

    /// How large the app is shown.
    public enum Zoom: Hashable, Sendable {
      /// As it is; where it is larger than the window, so that it fits.
      case fit
      /// By a factor within ``ResizeState/zooms``.
      case factor(Double)
    }

    /// What the person chose.
    public internal(set) var choice: Choice = .window(isTurned: false)
    /// The size in points that the app itself asks for; nil is the window's.
    public internal(set) var request: Size?
    /// The width in relation to the height that is kept while one side changes; nil lets both go.
    public internal(set) var lockedRatio: Double?
    /// The window's size in points; a side is never negative.
    public var window: Size {
      didSet { window = Self.clean(window) }
    }
    /// Whether the bar that resizes the app shows: the app stands in what it leaves.
    public var isEditing = false
    /// Whether the menu shows: where it is a sheet, the app stands above it as far as there is room.
    public internal(set) var isBesideMenu = false
    /// How large the app is shown.
    public internal(set) var zoom: Zoom = .fit
    /// How far the app is moved where it is larger than the room, in points of the window.
    public internal(set) var pan = Point.zero
    /// Whether the app stands at the upper edge of the room and not in its middle.
    public var isPinnedToTop = false
    /// What of the device is drawn around and over the app.
    public var picture: DevicePicture = []
    /// The longest side of the largest tablet, in points: as far as sliders go in a small window.
    public let largestTablet: Double

    var history = ResizeHistory()
    /// How the frame is shown while a hand holds one of its edges.
    var hold: FrameHold?
    /// What decided the size when the gesture began that is going on.
    var gestureStart: ResizeHistory.Entry?

    /// The factors by which the app can be shown larger or smaller.
    public static let zooms: ClosedRange<Double> = 0.25...4

    /// The state of an app that follows its window.
    ///
    /// - Parameter largestTablet: The longest side of the largest tablet that is known, in points.
    public init(window: Size, largestTablet: Double = 1366) {
      self.window = Self.clean(window)
      self.largestTablet = largestTablet
    }

    /// The app's size in points.
    public var size: Size { Self.size(of: entry, in: window) }

    /// The device whose size the app has; nil for a free size and for the window's.
    public var device: Device? {
      if case .device(let device, _, _) = choice { device } else { nil }
    }

    /// The part of the device's screen that the app has; the whole one where the device has no such
    /// part as it is held.
    public var part: DevicePart {
      guard case .device(let device, let orientation, let part) = choice else { return .full }
      return device.frame(of: part, in: orientation) == nil ? .full : part
    }

    /// How the app is held; without a device, what its size looks like.
    public var orientation: Orientation {
      if case .device(_, let orientation, _) = choice { return orientation }
      return size.width > size.height ? .landscapeLeft : .portrait
    }

    /// The insets from the physical edges; none without a device.
    public var safeArea: EdgeInsets {
      device?.safeArea(of: part, in: orientation) ?? .zero
    }

    /// The room on both axes, by the device's rules or those of a free size.
    public var sizeClass: SizeClass {
      device?.sizeClass(of: part, in: orientation) ?? SizeClass(freeSize: size)
    }

    /// Pixels to the point: the device's; nil where the window's holds.
    public var scale: Double? { device?.scale }

    /// Whether anything is drawn around or over the app.
    var showsPicture: Bool {
      let hasShape = device?.hasShape ?? false
      return !(hasShape ? picture : picture.subtracting(.shape)).isEmpty
    }

    /// The height of the software keyboard that shows, in points of the app; 0 while there is none.
    public var keyboardHeight: Double {
      guard picture.contains(.keyboard) else { return 0 }
      return KeyboardHeight.of(device, size: size, orientation: orientation)
    }

    /// The insets that the layout gives way to: the safe area and the keyboard.
    public var contentInsets: EdgeInsets {
      var insets = safeArea
      insets.bottom = max(insets.bottom, keyboardHeight)
      return insets
    }

    /// The rectangle of the window that the tools leave to the app, in points of the window.
    public var room: Rect {
      let bar = isEditing ? ResizeBarLayout(window: window).frame.height : 0
      return Rect(x: 0, y: 0, width: window.width, height: max(0, window.height - bar))
    }

    /// How much of the room's lower end the menu covers, in points of the window.
    var covered: Double {
      let menu = PanelLayout(window: window)
      return isBesideMenu && menu.isSheet ? max(0, room.maxY - menu.frame.minY) : 0
    }

    /// Where the app's surface stands in the window: centred, and scaled down where it is larger.
    public var placement: Placement { FrameLayout(self).placement }

    /// The lengths that a side can be given by hand, in points: from 1 to the larger of the window
    /// and the largest tablet.
    public var range: ClosedRange<Double> {
      // Whole points: the sliders step by one, and end on one.
      1...max(1, largestTablet, window.width, window.height).rounded(.up)
    }

    /// Whether there is a size to go back to.
    public var canUndo: Bool { !history.past.isEmpty }
    /// Whether there is a size to go on to, which was gone back from.
    public var canRedo: Bool { !history.future.isEmpty }

    var entry: ResizeHistory.Entry { ResizeHistory.Entry(choice: choice, request: request) }

    static func size(of entry: ResizeHistory.Entry, in window: Size) -> Size {
      switch entry.choice {
      case .window(let isTurned):
        let own = entry.request ?? window
        return isTurned ? own.swapped : own
      case .device(let device, let orientation, let part):
        return device.frame(of: part, in: orientation)?.size ?? device.size(in: orientation)
      case .free(let size): return size
      }
    }

    private static func clean(_ size: Size) -> Size {
      Size(
        width: size.width.isFinite ? max(0, size.width) : 0,
        height: size.height.isFinite ? max(0, size.height) : 0)
    }
  }
#endif
