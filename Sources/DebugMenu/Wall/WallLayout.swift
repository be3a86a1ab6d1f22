#if DEBUG_TOOLS
  internal import AppSurface

  /// Where the devices stand on the wall: all at one scale, in rows like things on a shelf, with
  /// their captions beneath. Nothing is cut, however small the window is: captions for which there
  /// is no room are left out, and the bar at the lower edge tells of the selected device.
  nonisolated struct WallLayout: Hashable, Sendable {
    /// What is to be placed.
    struct Item: Hashable, Sendable {
      /// The device's size in points as it is held.
      var size: Size
      /// The body around the screen, in points of the device.
      var insets: EdgeInsets
      /// The width of the caption's longest line, in points of the window.
      var captionWidth: Double
    }

    /// One placed device, in points of the window.
    struct Tile: Hashable, Sendable {
      /// The screen.
      var frame: Rect
      /// The device's body.
      var body: Rect
      /// Where the caption stands; nil where there is no room for captions.
      var caption: Rect?
      /// Which row the tile stands in, from the top.
      var row: Int
    }

    /// The devices in their order.
    let tiles: [Tile]
    /// Points of the window for each point of a device.
    let zoom: Double
    /// The bar at the lower edge.
    let bar: Rect

    /// The height of a caption of two lines.
    static let captionHeight = 42.0
    /// The height of the bar.
    static let barHeight = 44.0

    init(window: Size, items: [Item]) {
      let height = min(Self.barHeight, window.height / 3)
      bar = Rect(x: 0, y: window.height - height, width: window.width, height: height)
      let room = Size(width: window.width, height: max(0, window.height - height))
      let bare = Shelves(items: items, room: room, captions: false)
      let captioned = Shelves(items: items, room: room, captions: true)
      // Captions are worth a smaller picture, but not one that shows nothing any more.
      let shelves = captioned.zoom >= bare.zoom * 0.6 ? captioned : bare
      zoom = shelves.zoom
      tiles = shelves.tiles
    }

    /// The tile whose body has a point of the window.
    func tile(at point: Point) -> Int? { tiles.firstIndex { $0.body.contains(point) } }

    /// A step of the selection.
    enum Move: Hashable, Sendable, CaseIterable {
      case left, right, up, down, first, last
    }

    /// The tile that a step leads to: along the row and on into the next, or to the nearest in the
    /// row above or below; at the ends it stays.
    func tile(_ move: Move, from place: Int) -> Int {
      guard tiles.indices.contains(place) else { return 0 }
      switch move {
      case .left: return max(0, place - 1)
      case .right: return min(tiles.count - 1, place + 1)
      case .first: return 0
      case .last: return tiles.count - 1
      case .up: return nearest(to: place, inRow: tiles[place].row - 1)
      case .down: return nearest(to: place, inRow: tiles[place].row + 1)
      }
    }

    private func nearest(to place: Int, inRow row: Int) -> Int {
      let x = tiles[place].frame.midX
      let others = tiles.indices.filter { tiles[$0].row == row }
      return others.min { abs(tiles[$0].frame.midX - x) < abs(tiles[$1].frame.midX - x) } ?? place
    }
  }
#endif
