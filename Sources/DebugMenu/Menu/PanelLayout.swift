#if DEBUG_TOOLS
  internal import AppSurface

  /// Where the menu stands in a window: at the right side where there is room, else a sheet at the
  /// bottom.
  nonisolated struct PanelLayout: Hashable, Sendable {
    /// The panel's rectangle in points of the window.
    let frame: Rect
    /// Whether the panel is a sheet at the bottom.
    let isSheet: Bool
    /// Whether there is room for the hint about keys.
    let showsFooter: Bool

    /// From this width of the window on the panel stands at the side.
    static let sideWidth = 700.0
    /// The panel's width at the side.
    static let width = 360.0
    /// The height of the panel's title with the search field.
    static let headerHeight = 88.0
    /// The height of the hint about keys.
    static let footerHeight = 26.0

    init(window: Size) {
      isSheet = window.width < Self.sideWidth
      if isSheet {
        let height = min(window.height, max(320, (window.height * 0.62).rounded()))
        frame = Rect(
          x: 0, y: window.height - height, width: window.width, height: height)
      } else {
        frame = Rect(
          x: window.width - Self.width, y: 0, width: Self.width, height: window.height)
      }
      showsFooter = frame.height >= 340
    }

    /// The height that is left for rows.
    var rowsHeight: Double {
      max(0, frame.height - Self.headerHeight - (showsFooter ? Self.footerHeight : 0))
    }
  }
#endif
