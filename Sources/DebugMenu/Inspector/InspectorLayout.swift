#if DEBUG_TOOLS
  internal import AppSurface

  /// Where the inspector's parts stand in the window.
  nonisolated struct InspectorLayout: Hashable, Sendable {
    /// The inspected element, in points of the window.
    let element: Rect?
    /// The element around it, in points of the window.
    let parent: Rect?
    /// The panel that tells of it: in the first corner in which it covers nothing of the element.
    let panel: Rect

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
      let margin = 16.0
      let size = Size(
        width: max(0, min(340, window.width - 2 * margin)),
        height: max(0, min(inspection == nil ? 84 : 430, window.height - 2 * margin)))
      let right = max(margin, window.width - size.width - margin)
      let bottom = max(margin, window.height - size.height - margin)
      let corners = [
        Point(x: right, y: bottom), Point(x: margin, y: bottom), Point(x: right, y: margin),
        Point(x: margin, y: margin),
      ].map { Rect(origin: $0, size: size) }
      panel = corners.first { !$0.intersects(element ?? .zero) } ?? corners[0]
    }
  }
#endif
