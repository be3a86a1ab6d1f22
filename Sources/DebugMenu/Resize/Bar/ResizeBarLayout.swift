#if DEBUG_TOOLS
  internal import AppSurface

  /// Where the bar that resizes the app stands: along the window's lower edge, in as many lines as
  /// its width asks for.
  nonisolated struct ResizeBarLayout: Hashable, Sendable {
    /// How the sliders and the other controls share the bar.
    enum Lines: Int, Hashable, Sendable {
      /// All in one line.
      case one = 1
      /// The sliders beside each other, the rest beneath.
      case two = 2
      /// Each slider on a line, the rest on two more.
      case four = 4
    }

    /// How many lines there are.
    let lines: Lines
    /// The bar's rectangle in points of the window.
    let frame: Rect

    /// The height of a line.
    static let lineHeight = 36.0
    /// The room above and below the lines.
    static let padding = 8.0
    /// From this width of the window on everything stands in one line.
    static let oneLineWidth = 1240.0
    /// From this width of the window on everything stands in two lines.
    static let twoLineWidth = 640.0

    init(window: Size) {
      lines =
        window.width >= Self.oneLineWidth
        ? .one : window.width >= Self.twoLineWidth ? .two : .four
      let height = min(
        window.height, Double(lines.rawValue) * Self.lineHeight + 2 * Self.padding)
      frame = Rect(x: 0, y: window.height - height, width: window.width, height: height)
    }
  }
#endif
