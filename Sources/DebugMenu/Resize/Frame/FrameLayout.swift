#if DEBUG_TOOLS
  public import AppSurface

  /// Where the app, the device's screen and its body stand in the window: all derived from a state.
  public nonisolated struct FrameLayout: Hashable, Sendable {
    /// Where the app's surface stands.
    public let placement: Placement
    /// The device's screen, or the app where no device is drawn, in points of the window.
    public let screen: Rect
    /// The device's body; the screen where none is drawn, in points of the window.
    public let body: Rect
    /// The room that the body takes around the screen, in points of the device.
    public let bodyInsets: EdgeInsets
    /// How far the app is moved from where it would stand, in points of the window: not further
    /// than its edges.
    public let pan: Point

    /// The room around a body, and around what can be dragged, in points of the window.
    static let margin = 14.0

    /// The layout of a state.
    public init(_ state: ResizeState) {
      let size = state.size
      var part = Rect(origin: .zero, size: size)
      var screenSize = size
      var insets = EdgeInsets.zero
      let body = state.picture.contains(.body) ? DeviceBody.of(state) : nil
      if let body {
        insets = body.insets(in: state.orientation)
        if let device = state.device {
          screenSize = device.size(in: state.orientation)
          part = device.frame(of: state.part, in: state.orientation) ?? part
        }
      }
      let hasEdges = body != nil || state.isEditing
      let room = hasEdges ? Self.inner(state.room) : state.room
      let whole = Size(
        width: screenSize.width + insets.horizontal, height: screenSize.height + insets.vertical)
      let zoom = state.hold?.zoom ?? Self.zoom(state.zoom, of: whole, in: room.size)
      var x = Self.start(
        whole.width * zoom, room.minX, room.width, isPinned: false, pan: state.pan.x)
      var y = Self.start(
        whole.height * zoom, room.minY, room.height, isPinned: state.isPinnedToTop,
        pan: state.pan.y, covered: state.covered)
      if let hold = state.hold {
        // The edge stays under the pointer, though the frame becomes larger than the room.
        x.start = room.minX + (room.width - whole.width * zoom) / 2 + x.pan + hold.offset.x
        let top = state.isPinnedToTop ? 0 : (room.height - whole.height * zoom) / 2
        y.start = room.minY + top + y.pan + hold.offset.y
      }
      self.body = Rect(
        x: x.start, y: y.start, width: whole.width * zoom, height: whole.height * zoom)
      screen = Rect(
        x: x.start + insets.left * zoom, y: y.start + insets.top * zoom,
        width: screenSize.width * zoom, height: screenSize.height * zoom)
      placement = Placement(
        origin: Point(x: screen.minX + part.minX * zoom, y: screen.minY + part.minY * zoom),
        zoom: zoom)
      bodyInsets = insets
      pan = Point(x: x.pan, y: y.pan)
    }

    private static func inner(_ room: Rect) -> Rect {
      let margin = min(Self.margin, room.width / 8, room.height / 8)
      return room.inset(by: margin)
    }

    private static func zoom(_ zoom: ResizeState.Zoom, of whole: Size, in room: Size) -> Double {
      if case .factor(let factor) = zoom { return factor }
      func ratio(_ room: Double, _ side: Double) -> Double {
        room > 0 && side > 0 ? room / side : 1
      }
      return min(1, ratio(room.width, whole.width), ratio(room.height, whole.height))
    }

    /// Where a length begins in a room: centred or pinned, and moved no further than to its edges.
    ///
    /// - Parameter covered: How much of the room's end something lies over: the length is centred in
    ///   what is left, or begins where the room does.
    private static func start(
      _ length: Double, _ origin: Double, _ room: Double, isPinned: Bool, pan: Double,
      covered: Double = 0
    ) -> (start: Double, pan: Double) {
      let slack = room - length
      let middle = covered > 0 ? max(min(0, slack / 2), (slack - covered) / 2) : slack / 2
      let rest = isPinned ? origin : origin + middle
      guard slack < 0 else { return (rest, 0) }
      let start = min(origin, max(origin + slack, rest + pan))
      return (start, start - rest)
    }
  }
#endif
