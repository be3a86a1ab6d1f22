#if DEBUG_TOOLS
  internal import AppSurface

  /// Where the inspector's parts stand in the window.
  nonisolated struct InspectorLayout: Hashable, Sendable {
    /// The inspected element, in points of the window.
    let element: Rect?
    /// The element around it, in points of the window.
    let parent: Rect?
    /// The panel that tells of it: where it covers nothing of the element, if there is such a place.
    let panel: Rect

    private static let margin = 16.0
    private static let full = Size(width: 340, height: 430)
    /// The height of the panel while there is nothing to tell.
    private static let short = 84.0
    /// The least height in which the panel is of use.
    private static let least = 260.0
    /// The height in which what matters most is seen without scrolling.
    private static let compact = 284.0
    /// The largest part of a low window's height that the panel takes: the app is to be seen.
    private static let share = 0.56

    init(_ state: SessionState) {
      let resize = state.settings.resize
      self.init(
        window: resize.window, placement: resize.placement,
        inspection: state.inspector?.inspection)
    }

    init(window: Size, placement: Placement, inspection: Inspection?) {
      let element = inspection.map { placement.toWindow($0.element.frame) }
      self.element = element
      parent = inspection?.ancestors.first.map { placement.toWindow($0.frame) }
      let inside = Rect(origin: .zero, size: window).inset(by: Self.margin)
      let size = Size(
        width: max(0, min(Self.full.width, inside.width)),
        height: max(0, inspection == nil ? min(Self.short, inside.height) : Self.height(in: inside))
      )
      panel = Self.panel(size, in: inside, besides: element ?? .zero)
    }

    private static func height(in inside: Rect) -> Double {
      min(full.height, inside.height, max(compact, (inside.height * share).rounded()))
    }

    /// The first corner in which the panel covers nothing of the element; else a flatter panel beneath
    /// or above it; else the first corner.
    private static func panel(_ size: Size, in inside: Rect, besides element: Rect) -> Rect {
      let corners = corners(size, in: inside)
      if let free = corners.first(where: { !$0.intersects(element) }) { return free }
      let beneath = inside.maxY - element.maxY - margin
      let above = element.minY - margin - inside.minY
      guard max(beneath, above) >= least else { return corners[0] }
      let flat = Size(width: size.width, height: min(size.height, max(beneath, above)))
      return self.corners(flat, in: inside)[beneath >= above ? 0 : 2]
    }

    /// A rectangle of a size in each corner: at the lower right, lower left, upper right, upper left.
    private static func corners(_ size: Size, in inside: Rect) -> [Rect] {
      let right = max(inside.minX, inside.maxX - size.width)
      let bottom = max(inside.minY, inside.maxY - size.height)
      return [
        Point(x: right, y: bottom), Point(x: inside.minX, y: bottom),
        Point(x: right, y: inside.minY), Point(x: inside.minX, y: inside.minY),
      ].map { Rect(origin: $0, size: size) }
    }
  }
#endif
