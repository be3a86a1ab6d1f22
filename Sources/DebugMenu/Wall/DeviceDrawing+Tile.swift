#if DEBUG_TOOLS
  internal import AppSurface

  nonisolated extension DeviceDrawing {
    /// The drawing of a device that shows the app whole, as on a wall or a sheet.
    ///
    /// - Parameter zoom: Points of the window or sheet for each point of the device.
    init(_ tile: WallState.Tile, zoom: Double, scheme: ColorScheme, ground: Color) {
      var resize = ResizeState(window: tile.size)
      resize.choice = .device(tile.device, tile.orientation)
      resize.zoom = .factor(zoom)
      resize.picture = .whole
      self.init(resize, scheme: scheme, ground: ground)
    }

    /// Where the drawing stands when the device's screen begins at a point.
    func placement(screenAt origin: Point) -> Placement {
      Placement(
        origin: Point(x: origin.x - screen.minX * zoom, y: origin.y - screen.minY * zoom),
        zoom: zoom)
    }
  }
#endif
