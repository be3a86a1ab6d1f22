#if DEBUG_TOOLS
  public import AppSurface

  /// A drag of an edge or corner from where it began: the size follows from where the pointer is, so
  /// that dragging back leaves what was there.
  nonisolated struct FrameDrag: Hashable, Sendable {
    /// What was taken hold of.
    let handle: FrameHandle
    /// Where, in points of the window.
    let start: Point
    /// The app as it was then.
    let resize: ResizeState

    /// What a place of the pointer gives.
    struct Result: Hashable, Sendable {
      /// The app's size in points.
      var size: Size
      /// Where its frame stands while the hand holds it.
      var hold: FrameHold
    }

    /// The size with the pointer at a point of the window.
    ///
    /// - Parameters:
    ///   - isOneSided: Whether the opposite side stays; otherwise both move.
    ///   - snap: Where a width or a height settles.
    func result(
      at point: Point, isOneSided: Bool,
      snap: (WritableKeyPath<Size, Double>, Double) -> Double = { $1 }
    ) -> Result {
      let zoom = resize.placement.zoom
      let isPinned = resize.isPinnedToTop
      let old = resize.size
      let across = isOneSided ? 1.0 : 2.0
      let down = isOneSided || isPinned ? 1.0 : 2.0
      var wanted = old
      if handle.horizontal != 0 {
        let moved = (point.x - start.x) * handle.horizontal * across / zoom
        wanted.width = snap(\.width, Self.whole(old.width, plus: moved))
      }
      if handle.vertical != 0 {
        let moved = (point.y - start.y) * handle.vertical * down / zoom
        wanted.height = snap(\.height, Self.whole(old.height, plus: moved))
      }
      let size = resize.clamped(wanted, leading: handle.horizontal != 0 ? \.width : \.height)
      var offset = Point.zero
      if isOneSided {
        offset.x = (size.width - old.width) * zoom / 2 * handle.horizontal
        offset.y =
          isPinned
          ? min(0, handle.vertical) * (size.height - old.height) * zoom
          : (size.height - old.height) * zoom / 2 * handle.vertical
      }
      return Result(size: size, hold: FrameHold(zoom: zoom, offset: offset))
    }

    /// A length after a move: whole points, but what was there before where nothing moved.
    private static func whole(_ length: Double, plus moved: Double) -> Double {
      guard moved.isFinite else { return length }
      return abs(moved) < 0.5 ? length : (length + moved).rounded()
    }
  }

  /// How the frame is shown while a hand holds an edge: at the zoom that it had, so that the edge
  /// stays under the pointer.
  public nonisolated struct FrameHold: Hashable, Sendable {
    /// Points of the window for each point of the app.
    public var zoom: Double
    /// How far the frame is from where it will stand, in points of the window.
    public var offset: Point

    /// A hold from its parts.
    public init(zoom: Double, offset: Point = .zero) {
      self.zoom = zoom
      self.offset = offset
    }

    /// Whether a frame can stand so.
    var isSane: Bool {
      zoom.isFinite && zoom > 0 && offset.x.isFinite && offset.y.isFinite
    }
  }
#endif
