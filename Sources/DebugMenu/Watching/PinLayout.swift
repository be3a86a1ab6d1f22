#if DEBUG_TOOLS
  internal import AppSurface

  /// Where the small panel stands in a window: where it was put, as far as the window has room.
  nonisolated struct PinLayout: Hashable, Sendable {
    /// The panel's rectangle in points of the window.
    let frame: Rect

    static let width = 236.0
    static let rowHeight = 22.0
    static let gripHeight = 16.0
    static let padding = 6.0
    /// How far the panel stands from the window's edges unless it was moved.
    static let margin = 12.0

    init(count: Int, origin: Point?, window: Size) {
      let size = Size(
        width: min(Self.width, window.width),
        height: min(
          Self.gripHeight + Double(count) * Self.rowHeight + Self.padding, window.height))
      let wanted = origin ?? Point(x: window.width - size.width - Self.margin, y: Self.margin)
      frame = Rect(
        origin: Point(
          x: min(max(0, wanted.x), window.width - size.width),
          y: min(max(0, wanted.y), window.height - size.height)), size: size)
    }
  }
#endif
