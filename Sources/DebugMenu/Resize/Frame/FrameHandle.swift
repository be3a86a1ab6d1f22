#if DEBUG_TOOLS
  internal import AppSurface

  /// An edge or a corner of the app's frame that can be dragged.
  nonisolated enum FrameHandle: String, Hashable, Sendable, CaseIterable {
    case top, left, bottom, right, topLeft, topRight, bottomLeft, bottomRight

    /// -1 at the left side, 1 at the right side, 0 where dragging leaves the width alone.
    var horizontal: Double {
      switch self {
      case .left, .topLeft, .bottomLeft: -1
      case .right, .topRight, .bottomRight: 1
      case .top, .bottom: 0
      }
    }

    /// -1 at the top, 1 at the bottom, 0 where dragging leaves the height alone.
    var vertical: Double {
      switch self {
      case .top, .topLeft, .topRight: -1
      case .bottom, .bottomLeft, .bottomRight: 1
      case .left, .right: 0
      }
    }

    /// What it is called.
    var label: String {
      switch self {
      case .top: "Top Edge"
      case .left: "Left Edge"
      case .bottom: "Bottom Edge"
      case .right: "Right Edge"
      case .topLeft: "Top Left Corner"
      case .topRight: "Top Right Corner"
      case .bottomLeft: "Bottom Left Corner"
      case .bottomRight: "Bottom Right Corner"
      }
    }

    /// What the pointer looks like over it.
    var pointerStyle: PointerStyle {
      switch self {
      case .left, .right: .resizeLeftRight
      case .top, .bottom: .resizeUpDown
      case .topLeft, .bottomRight: .resizeTopLeftBottomRight
      case .topRight, .bottomLeft: .resizeTopRightBottomLeft
      }
    }

    /// How far outside of the frame it can be taken hold of, in points of the window.
    static let outside = 12.0
    /// How far inside of the frame: little, as the app is to be used there.
    static let inside = 4.0
    /// How far inside where the frame's edge is that of the room, so that nothing is left outside.
    static let insideAtEdge = 8.0
    /// How much of the edges beside it a corner takes.
    static let corner = 8.0

    /// Where it can be taken hold of around a frame, in points of the window.
    func hitArea(around frame: Rect, within room: Rect) -> Rect {
      let x = span(horizontal, frame.minX...frame.maxX, room.minX...max(room.minX, room.maxX))
      let y = span(vertical, frame.minY...frame.maxY, room.minY...max(room.minY, room.maxY))
      return Rect(
        x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
        height: y.upperBound - y.lowerBound
      ).intersection(room)
    }

    private func span(
      _ side: Double, _ frame: ClosedRange<Double>, _ room: ClosedRange<Double>
    ) -> ClosedRange<Double> {
      let isCorner = horizontal != 0 && vertical != 0
      func inside(_ gap: Double) -> Double {
        isCorner ? Self.corner : gap < Self.inside ? Self.insideAtEdge : Self.inside
      }
      let (low, high) = (frame.lowerBound, frame.upperBound)
      switch side {
      case -1: return (low - Self.outside)...(low + inside(low - room.lowerBound))
      case 1: return (high - inside(room.upperBound - high))...(high + Self.outside)
      default:
        let end = min(Self.corner, (high - low) / 3)
        return (low + end)...(high - end)
      }
    }
  }
#endif
