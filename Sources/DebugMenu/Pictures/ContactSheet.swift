#if DEBUG_TOOLS
  package import AppSurface

  /// A sheet of many devices with their names and sizes, in blocks of one screen each: where
  /// everything stands, in points of the sheet.
  package nonisolated struct ContactSheet: Sendable {
    /// One device with one screen of the app.
    package struct Cell: Hashable, Sendable {
      /// The device, held as it is drawn.
      package var tile: WallState.Tile
      /// Which block it stands in.
      package var block: Int
      /// Where the device's screen stands.
      package var frame: Rect
      var body: Rect
      var caption: Rect
    }

    /// A heading above the devices of one screen.
    struct Heading: Hashable, Sendable {
      var text: String
      var frame: Rect
    }

    /// The size in points.
    package let size: Size
    /// Points of the sheet for each point of a device.
    package let zoom: Double
    /// Pixels for each point of the sheet.
    package let scale: Double
    /// The devices, block by block.
    package private(set) var cells: [Cell] = []
    private(set) var headings: [Heading] = []
    let hasBodies: Bool

    /// The most pixels that a sheet has, and the longest side that it may have: what a picture
    /// viewer still opens.
    package static let (mostPixels, longestSide) = (48_000_000.0, 16_000.0)

    private static let bestScale = 2.0
    private static let headingHeight = 40.0
    private static let gap = 28.0
    private static let margin = 40.0

    /// A sheet of devices.
    ///
    /// - Parameters:
    ///   - titles: The headings of its blocks, each of which shows all devices.
    ///   - hasBodies: Whether the devices' bodies are drawn around their screens.
    @MainActor package init(
      _ devices: [WallState.Tile], titles: [String], hasBodies: Bool = true,
      measuring: TextMeasuring
    ) {
      self.hasBodies = hasBodies
      let items = devices.map { tile in
        WallLayout.Item(
          size: tile.size,
          insets: hasBodies ? DeviceBody(tile.device).insets(in: tile.orientation) : .zero,
          captionWidth: WallCaption.width(of: tile, measuring: measuring))
      }
      let head = Self.headingHeight
      var zoom = 0.5
      var shelves = Self.shelves(items, zoom, titles.count)
      func sheetSize() -> Size {
        Size(
          width: shelves.size.width + Self.margin * 2,
          height: Self.margin * 2 - Self.gap
            + Double(titles.count) * (shelves.size.height + head + Self.gap))
      }
      func allowedScale() -> Double {
        let size = sheetSize()
        return min(
          (Self.mostPixels / (size.width * size.height)).squareRoot(),
          Self.longestSide / max(size.width, size.height))
      }
      // The devices shrink as far as there is something to see, then everything does.
      while allowedScale() < Self.bestScale, zoom > 0.2 {
        zoom *= 0.9
        shelves = Self.shelves(items, zoom, titles.count)
      }
      (self.zoom, scale) = (zoom, min(Self.bestScale, allowedScale()))
      size = sheetSize()
      var y = Self.margin
      for (block, title) in titles.enumerated() {
        let width = shelves.size.width
        headings.append(
          Heading(text: title, frame: Rect(x: Self.margin, y: y, width: width, height: head)))
        let origin = Point(x: Self.margin, y: y + head)
        for (tile, place) in zip(devices, shelves.tiles) {
          cells.append(
            Cell(
              tile: tile, block: block, frame: place.frame.offset(by: origin),
              body: place.body.offset(by: origin),
              caption: (place.caption ?? .zero).offset(by: origin)))
        }
        y += head + shelves.size.height + Self.gap
      }
    }

    /// Rows of the width that brings the whole sheet nearest to the shape of a screen.
    private static func shelves(
      _ items: [WallLayout.Item], _ zoom: Double, _ blocks: Int
    ) -> Shelves {
      let single = Shelves(items: items, zoom: zoom, width: .infinity, gap: gap)
      var (best, distance) = (single, Double.infinity)
      for parts in 1...24 {
        let tried = Shelves(
          items: items, zoom: zoom, width: single.size.width / Double(parts) + gap, gap: gap)
        let ratio = tried.size.width / (tried.size.height * Double(blocks)) / 1.5
        let isFurther = max(ratio, 1 / ratio) >= distance
        if !isFurther { (best, distance) = (tried, max(ratio, 1 / ratio)) }
      }
      return best
    }
  }
#endif
