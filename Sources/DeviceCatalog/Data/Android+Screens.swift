extension Screen {
  /// A screen of Android: points are pixels x 160 / density, fractions and all.
  ///
  /// - Parameters:
  ///   - width: The pixels that are drawn from side to side.
  ///   - height: The pixels that are drawn from top to bottom.
  ///   - dpi: The density that the system counts with, not the panel's.
  ///   - panel: The panel's pixels, where they are not those that are drawn.
  static func android(
    _ width: Double, _ height: Double, dpi: Double, panel: Size? = nil, ppi: Double? = nil,
    diagonal: Double? = nil
  ) -> Screen {
    let scale = dpi / 160
    return Screen(
      width / scale, height / scale, scale: scale,
      pixels: panel ?? Size(width: width, height: height), ppi: ppi, diagonal: diagonal)
  }
}

extension Cutout {
  /// A round hole from its middle and radius in points.
  static func hole(centerX: Double, centerY: Double, radius: Double) -> Cutout {
    Cutout(
      shape: .hole,
      frame: Rect(
        x: centerX - radius, y: centerY - radius, width: radius * 2, height: radius * 2))
  }

  /// A hole from the box in pixels that Android reports, which reaches to the screen's edge.
  static func hole(pixels: Rect, dpi: Double) -> Cutout {
    Cutout(shape: .hole, frame: pixels.scaled(by: 160 / dpi))
  }

  /// A hole at the right edge from its box in pixels when the screen lies on its left side.
  static func hole(turnedPixels box: Rect, panelWidth: Double, dpi: Double) -> Cutout {
    let upright = Rect(
      x: panelWidth - box.maxY, y: box.minX, width: box.height, height: box.width)
    return Cutout(shape: .hole, frame: upright.scaled(by: 160 / dpi))
  }

  /// A block of cameras from its box in pixels.
  static func block(pixels: Rect, dpi: Double) -> Cutout {
    Cutout(shape: .block, frame: pixels.scaled(by: 160 / dpi))
  }
}

extension Hinge {
  /// A crease from top to bottom, at this distance from the left edge.
  static func crease(at x: Double, height: Double) -> Hinge {
    Hinge(frame: Rect(x: x, y: 0, width: 0, height: height))
  }

  /// A crease from side to side, at this distance from the top edge.
  static func fold(at y: Double, width: Double) -> Hinge {
    Hinge(frame: Rect(x: 0, y: y, width: width, height: 0))
  }
}

extension Rect {
  func scaled(by factor: Double) -> Rect {
    Rect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}

extension Device {
  private static let pixelSources: [Device.Figure: Device.Source] = [
    .size: .androidSDK, .pixelSize: .maker, .ppi: .maker, .diagonal: .maker, .year: .maker,
    .safeArea: .windowInsets, .cornerRadius: .windowInsets, .cutout: .chromeDevTools,
    .hinge: .chromeDevTools, .refreshRate: .maker,
  ]
  private static let galaxySources: [Device.Figure: Device.Source] = [
    .size: .windowInsets, .pixelSize: .maker, .ppi: .maker, .diagonal: .maker, .year: .maker,
    .safeArea: .windowInsets, .cornerRadius: .windowInsets, .cutout: .windowInsets,
    .hinge: .chromeDevTools, .refreshRate: .maker,
  ]

  /// A device with Android, in the orientations that its kind offers.
  static func android(
    _ id: String, _ name: String, _ year: Int?, _ screen: Screen, aliases: [String],
    family: DeviceFamily, kind: DeviceKind, natural: Orientation = .portrait,
    refreshRate: Double? = nil, sources: [Device.Figure: Device.Source]
  ) -> Device {
    let byDefault = screen.safeAreas == .androidButtonsPhone
    return Device(
      id: id, name: name, aliases: aliases, family: family, kind: kind, platform: .android,
      systemVersion: byDefault ? "9" : nil, year: year, size: screen.size, scale: screen.scale,
      pixelSize: screen.pixelSize, ppi: screen.ppi, diagonal: screen.diagonal,
      naturalOrientation: natural,
      supportedOrientations: kind == .phone
        ? [.portrait, .landscapeLeft, .landscapeRight] : Orientation.allCases,
      safeAreas: screen.safeAreas, cornerRadius: screen.cornerRadius, cutout: screen.cutout,
      hinge: screen.hinge, refreshRate: refreshRate
    ).citing(
      byDefault ? sources.merging([.safeArea: .androidDocs]) { $1 } : sources, screen.sources)
  }

  static func pixel(
    _ id: String, _ name: String, _ year: Int, _ screen: Screen, refreshRate: Double? = nil,
    kind: DeviceKind = .phone, natural: Orientation = .portrait, family: DeviceFamily = .pixel
  ) -> Device {
    android(
      id, name, year, screen, aliases: ["Google \(name)"], family: family, kind: kind,
      natural: natural, refreshRate: refreshRate, sources: pixelSources)
  }

  static func galaxy(
    _ id: String, _ name: String, _ year: Int, _ screen: Screen, refreshRate: Double? = nil,
    kind: DeviceKind = .phone, natural: Orientation = .portrait, family: DeviceFamily = .galaxy
  ) -> Device {
    let short = name.replacing("Galaxy ", with: "")
    var aliases = ["Samsung \(name)", short]
    if name.contains("+") { aliases += [name, short].map { $0.replacing("+", with: " Plus") } }
    return android(
      id, name, year, screen, aliases: aliases, family: family, kind: kind, natural: natural,
      refreshRate: refreshRate, sources: galaxySources)
  }
}
