#if DEBUG_TOOLS
  internal import AppSurface

  /// Where the bar that resizes the app stands: along the window's lower edge, in as many lines as
  /// its width asks for.
  nonisolated struct ResizeBarLayout: Hashable, Sendable {
    /// How the sliders and the other controls share the bar.
    enum Lines: Hashable, Sendable {
      /// All in one line.
      case one
      /// The sliders beside each other, the rest beneath.
      case two
      /// Each slider on a line, the rest beneath.
      case three
    }

    /// How many lines there are.
    let lines: Lines
    /// The bar's rectangle in points of the window.
    let frame: Rect

    /// The height of a line.
    static let lineHeight = 36.0
    /// The room above and below the lines.
    static let padding = 8.0

    init(window: Size) {
      lines = window.width >= 900 ? .one : window.width >= 560 ? .two : .three
      let count: Double =
        switch lines {
        case .one: 1
        case .two: 2
        case .three: 3
        }
      let height = min(window.height, count * Self.lineHeight + 2 * Self.padding)
      frame = Rect(x: 0, y: window.height - height, width: window.width, height: height)
    }
  }
#endif
