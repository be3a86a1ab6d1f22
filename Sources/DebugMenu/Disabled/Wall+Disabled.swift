#if !DEBUG_TOOLS
  public import AppSurface

  /// Devices that would stand side by side.
  public nonisolated struct WallState: Hashable, Sendable {
    /// One device.
    public struct Tile: Hashable, Sendable, Identifiable {
      /// The device.
      public var device: Device
      /// How it is held.
      public var orientation: Orientation

      /// A device as it is meant to be held.
      public init(_ device: Device, isLandscape: Bool = false) {
        self.device = device
        orientation = device.naturalOrientation
      }

      /// The device's id.
      public var id: Device.ID { device.id }
      /// The size in points as it is held.
      public var size: Size { device.size(in: orientation) }
      /// The device's.
      public var configuration: SurfaceConfiguration {
        SurfaceConfiguration(device: device, orientation: orientation)
      }
    }

    /// How many devices there are at most.
    public static let most = 12
    /// Never.
    public var isOpen: Bool { false }
    /// One.
    public var tiles: [Tile] { [selected] }
    /// The only one.
    public var selection: Int { 0 }
    /// The only one.
    public var selected: Tile { Tile(.iPhone12Mini) }
    /// None.
    public var sets: [WallSet] { [] }
    /// None.
    public var setName: String? { nil }

    /// Nothing is looked at.
    public init(catalog: Catalog) {}

    /// Nothing happens.
    public mutating func show(_ devices: [Device]) {}
    /// Nothing happens.
    public mutating func select(_ place: Int) {}
    /// Nothing happens.
    public mutating func rotate() {}
  }

  /// Devices that go together.
  public nonisolated struct WallSet: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The devices.
    public let devices: [Device]
  }
#endif
