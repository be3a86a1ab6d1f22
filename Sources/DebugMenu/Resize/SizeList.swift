#if DEBUG_TOOLS
  public import AppSurface

  /// The sizes that a person comes back to: favourite devices, the last sizes, own snap widths.
  public nonisolated struct SizeList: Hashable, Sendable {
    /// A size that was chosen.
    public enum Recent: Hashable, Sendable {
      /// A device, by its id.
      case device(Device.ID)
      /// A size in points that belongs to no device.
      case size(Size)
    }

    /// The favourite devices, the first marked standing first.
    public private(set) var favorites: [Device.ID] = []
    /// The last sizes that were chosen, the newest first.
    public private(set) var recent: [Recent] = []
    /// Widths in points that sliders and edges snap to beside those of devices, the least first.
    public private(set) var snapWidths: [Double] = []

    /// How many of the last sizes are kept.
    public static let recentLimit = 5
    /// How many own snap widths are kept.
    public static let snapLimit = 50

    /// A list with nothing in it.
    public init() {}

    /// A list from its parts, each kept within its limits.
    public init(favorites: [Device.ID], recent: [Recent], snapWidths: [Double]) {
      for id in favorites { mark(id, true) }
      for size in recent.reversed() { note(size) }
      for width in snapWidths { snap(to: width, true) }
    }

    /// Marks a device as a favourite, or no longer.
    public mutating func mark(_ id: Device.ID, _ isFavorite: Bool) {
      if !isFavorite {
        favorites.removeAll { $0 == id }
      } else if !favorites.contains(id) {
        favorites.append(id)
      }
    }

    /// Puts a size at the head of the last ones.
    public mutating func note(_ size: Recent) {
      recent.removeAll { $0 == size }
      recent.insert(size, at: 0)
      if recent.count > Self.recentLimit { recent.removeLast() }
    }

    /// Adds a width to snap to, or takes it out; one that is no length is refused.
    public mutating func snap(to width: Double, _ isOn: Bool) {
      guard width.isFinite, SizeParser.allowed.contains(width) else { return }
      snapWidths.removeAll { $0 == width }
      guard isOn, snapWidths.count < Self.snapLimit else { return }
      snapWidths.append(width)
      snapWidths.sort()
    }
  }
#endif
