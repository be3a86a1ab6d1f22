#if DEBUG_TOOLS
  internal import AppSurface

  /// Where the labels stand on a screen: a value, worked out from what they would like to take.
  ///
  /// Rectangles are in points of the app's surface; x counts from the side where lines begin.
  nonisolated struct OverlayLayout: Hashable, Sendable {
    /// The screen that the labels keep inside of.
    struct Room: Hashable, Sendable {
      /// The surface's size in points.
      var size: Size
      /// What the device takes of it, from the side where lines begin.
      var safeArea: DirectionalEdgeInsets
      /// The radius of the screen's corners in points.
      var cornerRadius = 0.0
      /// The cutout in points of the surface, x from the side where lines begin.
      var cutout: Rect?
    }

    /// What a label would like to take.
    struct Wish: Hashable, Sendable {
      var place: OverlayLabels.Place
      var size: Size
    }

    /// From the safe area's sides.
    static let side = 8.0
    /// From the safe area's upper or lower edge.
    static let edge = 4.0
    /// Between labels that stand under one another.
    static let spacing = 2.0
    /// The least between left and right.
    static let gap = 8.0
    /// What a label at the left keeps, of what it would like, beside a long route.
    static let least = 72.0

    /// The rectangle of each label that has room.
    private(set) var frames: [OverlayLabels.Place: Rect] = [:]

    /// Places the labels; those at the left are wished from top to bottom.
    init(
      _ wishes: [Wish], in room: Room, position: ScreenNameConfiguration.VerticalPosition
    ) {
      let left = wishes.filter { $0.place != .route }
      let route = wishes.first { $0.place == .route }
      let leftHeight = Self.height(of: left)
      let band = Band(height: Self.height(of: wishes), in: room, position: position)
      let widths = Self.widths(
        left: left.map(\.size.width).max(), route: route?.size.width, in: band.width)
      guard band.width > 0, band.isInside(room) else { return }
      var y = position == .top ? band.minY : band.maxY - leftHeight
      for wish in left {
        frames[wish.place] = Rect(
          x: band.minX, y: y, width: min(wish.size.width, widths.left), height: wish.size.height)
        y += wish.size.height + Self.spacing
      }
      if let route {
        frames[.route] = Rect(
          x: band.maxX - widths.route,
          y: position == .top ? band.minY : band.maxY - route.size.height,
          width: widths.route, height: route.size.height)
      }
    }

    /// The height of the taller side.
    static func height(of wishes: [Wish]) -> Double {
      let left = wishes.filter { $0.place != .route }
      let spaces = spacing * Double(max(0, left.count - 1))
      let route = wishes.first { $0.place == .route }?.size.height ?? 0
      return max(route, left.reduce(spaces) { $0 + $1.size.height })
    }

    /// Divides the width: the left gives way first, down to what can still be read, the route last.
    static func widths(
      left: Double?, route: Double?, in width: Double
    ) -> (left: Double, route: Double) {
      guard let left else { return (0, min(route ?? 0, width)) }
      guard let route else { return (min(left, width), 0) }
      let shared = max(0, width - gap)
      let kept = min(left, least, shared / 2)
      let leftWidth = min(left, max(kept, shared - route))
      return (leftWidth, min(route, shared - leftWidth))
    }
  }

  /// The strip of the screen that the labels have.
  private nonisolated struct Band {
    var minX: Double
    var maxX: Double
    var minY: Double
    var maxY: Double

    var width: Double { maxX - minX }

    init(
      height: Double, in room: OverlayLayout.Room,
      position: ScreenNameConfiguration.VerticalPosition
    ) {
      let insets = room.safeArea
      let edge = (position == .top ? insets.top : insets.bottom) + OverlayLayout.edge
      let corner = Self.cornerInset(radius: room.cornerRadius, at: edge)
      minX = max(insets.leading + OverlayLayout.side, corner)
      maxX = room.size.width - max(insets.trailing + OverlayLayout.side, corner)
      minY = position == .top ? edge : room.size.height - edge - height
      maxY = minY + height
      if let cutout = room.cutout { keepClear(of: cutout, in: room, position) }
    }

    /// Moves away from a cutout that the safe area does not cover.
    private mutating func keepClear(
      of cutout: Rect, in room: OverlayLayout.Room,
      _ position: ScreenNameConfiguration.VerticalPosition
    ) {
      guard cutout.maxX > minX, cutout.minX < maxX, cutout.maxY > minY, cutout.minY < maxY
      else { return }
      // The broader side of the cutout keeps the labels; in the middle they go beyond it.
      let (before, behind) = (cutout.minX - minX, maxX - cutout.maxX)
      if max(before, behind) >= width / 2 {
        if before > behind {
          maxX = cutout.minX - OverlayLayout.edge
        } else {
          minX = cutout.maxX + OverlayLayout.edge
        }
      } else {
        let height = maxY - minY
        minY =
          position == .top
          ? cutout.maxY + OverlayLayout.edge : cutout.minY - OverlayLayout.edge - height
        maxY = minY + height
      }
    }

    func isInside(_ room: OverlayLayout.Room) -> Bool { minY >= 0 && maxY <= room.size.height }

    /// How far from the side a point must stand at a distance from the upper or lower edge, so that
    /// a round corner does not cut it.
    private static func cornerInset(radius: Double, at distance: Double) -> Double {
      guard radius.isFinite, distance < radius, distance >= 0 else { return 0 }
      let across = radius - distance
      return radius - (radius * radius - across * across).squareRoot()
    }
  }
#endif
