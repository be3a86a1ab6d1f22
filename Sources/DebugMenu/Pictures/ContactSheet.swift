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
    static let headingFont = Font.title3

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
      let headings = titles.map { (measuring.width($0, Self.headingFont)).rounded(.up) + 2 }
      let headingWidth = headings.max() ?? 0
      var zoom = 0.5
      var plan = Plan(items, zoom: zoom, blocks: titles.count, headingWidth: headingWidth)
      // The devices shrink as far as there is something to see, then everything does.
      while Self.allowedScale(plan.size) < Self.bestScale, zoom > 0.2 {
        zoom *= 0.9
        plan = Plan(items, zoom: zoom, blocks: titles.count, headingWidth: headingWidth)
      }
      self.zoom = zoom
      scale = min(Self.bestScale, Self.allowedScale(plan.size))
      size = plan.size
      for (block, title) in titles.enumerated() {
        let corner = plan.origin(of: block)
        self.headings.append(
          Heading(
            text: title,
            frame: Rect(
              origin: corner, size: Size(width: plan.block.width, height: Plan.headingHeight))))
        let origin = Point(x: corner.x, y: corner.y + Plan.headingHeight)
        for (tile, place) in zip(devices, plan.shelves.tiles) {
          cells.append(
            Cell(
              tile: tile, block: block, frame: place.frame.offset(by: origin),
              body: place.body.offset(by: origin),
              caption: (place.caption ?? .zero).offset(by: origin)))
        }
      }
    }

    private static func allowedScale(_ size: Size) -> Double {
      min(
        (mostPixels / (size.width * size.height)).squareRoot(),
        longestSide / max(size.width, size.height))
    }
  }
#endif
