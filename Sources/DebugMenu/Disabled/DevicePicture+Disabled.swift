#if !DEBUG_TOOLS
  public import AppSurface

  /// The part of a device's screen that the app would have.
  public nonisolated enum DevicePart: String, Hashable, Sendable, CaseIterable {
    /// What the menu would offer.
    case full, third, half
    /// The larger app of an uneven split.
    case twoThirds = "two-thirds"
    /// An app that floats over another.
    case slideOver = "slide-over"
    /// What lies at one side of a hinge, and the other screen of a device that folds.
    case left, right, top, bottom, folded, unfolded

    /// The name in code.
    public var label: String { rawValue }
  }

  nonisolated extension Device {
    /// The whole screen alone.
    public func parts(in orientation: Orientation) -> [DevicePart] { [.full] }
    /// Nothing but the whole screen.
    public func frame(of part: DevicePart, in orientation: Orientation) -> Rect? {
      part == .full ? Rect(origin: .zero, size: size(in: orientation)) : nil
    }
    /// The screen's insets.
    public func safeArea(of part: DevicePart, in orientation: Orientation) -> EdgeInsets {
      safeArea(in: orientation)
    }
    /// The screen's size classes.
    public func sizeClass(of part: DevicePart, in orientation: Orientation) -> SizeClass {
      sizeClass(in: orientation)
    }
  }

  /// What of a device would be drawn around and over the app.
  public nonisolated struct DevicePicture: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// A set of the given bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The body.
    public static let body = DevicePicture(rawValue: 1)
    /// The safe area.
    public static let safeAreas = DevicePicture(rawValue: 2)
    /// The time and the signs beside it.
    public static let statusBar = DevicePicture(rawValue: 4)
    /// The bar that leads home.
    public static let homeIndicator = DevicePicture(rawValue: 8)
    /// Where the screen folds.
    public static let hinge = DevicePicture(rawValue: 16)
    /// A software keyboard.
    public static let keyboard = DevicePicture(rawValue: 32)
    /// The screen's corners and cutout.
    public static let shape = DevicePicture(rawValue: 64)
    /// The device as it is in the hand.
    public static let whole: DevicePicture = [.body, .statusBar, .homeIndicator, .hinge]
    /// None.
    public static let switches: [(picture: DevicePicture, name: String, label: String)] = []
  }

  /// The sizes that a person would come back to.
  public nonisolated struct SizeList: Hashable, Sendable {
    /// A size that was chosen.
    public enum Recent: Hashable, Sendable {
      /// A device, by its id.
      case device(Device.ID)
      /// A size in points.
      case size(Size)
    }

    /// None.
    public var favorites: [Device.ID] { [] }
    /// None.
    public var recent: [Recent] { [] }
    /// None.
    public var snapWidths: [Double] { [] }
    /// None.
    public static let recentLimit = 0
    /// None.
    public static let snapLimit = 0

    /// A list with nothing in it.
    public init() {}
    /// A list with nothing in it.
    public init(favorites: [Device.ID], recent: [Recent], snapWidths: [Double]) {}
    /// Nothing happens.
    public mutating func mark(_ id: Device.ID, _ isFavorite: Bool) {}
    /// Nothing happens.
    public mutating func note(_ size: Recent) {}
    /// Nothing happens.
    public mutating func snap(to width: Double, _ isOn: Bool) {}
  }

  /// Where the app would stand in the window.
  public nonisolated struct FrameLayout: Hashable, Sendable {
    /// The whole window.
    public let placement: Placement
    /// The window.
    public let screen: Rect
    /// The window.
    public let body: Rect
    /// None.
    public let bodyInsets: EdgeInsets
    /// Not at all.
    public let pan: Point

    /// The window.
    public init(_ state: ResizeState) {
      placement = .identity
      screen = state.room
      body = state.room
      bodyInsets = .zero
      pan = .zero
    }
  }
#endif
