#if DEBUG_TOOLS
  internal import AppSurface

  /// How much of a screen the software keyboard takes.
  nonisolated enum KeyboardHeight {
    /// The device's own height in points where it is known, else a usual share of the screen: three
    /// eighths of a phone that is upright, half of one that is turned, three tenths of a tablet.
    static func of(_ device: Device?, size: Size, orientation: Orientation) -> Double {
      if let height = device?.keyboardHeight(in: orientation) { return min(height, size.height) }
      let isTurned = size.width > size.height
      let isLarge = min(size.width, size.height) >= 600
      let share = isTurned ? (isLarge ? 0.42 : 0.5) : (isLarge ? 0.3 : 0.375)
      return (size.height * share).rounded()
    }
  }
#endif
