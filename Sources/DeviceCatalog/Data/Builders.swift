/// How the devices outside the large families are put together, each kind with its sources.
extension Device {
  private static let makerSources: [Figure: Source] = [
    .size: .maker, .pixelSize: .maker, .ppi: .maker, .diagonal: .maker, .year: .maker,
    .refreshRate: .maker, .hinge: .chromeDevTools,
  ]

  /// A maker's device whose bars are not documented.
  static func made(
    _ id: String, _ name: String, _ year: Int, _ screen: Screen, kind: DeviceKind,
    platform: Platform, family: DeviceFamily, natural: Orientation = .portrait,
    aliases: [String] = [], refreshRate: Double? = nil
  ) -> Device {
    let turns = kind == .phone || kind == .pad || kind == .reader
    return Device(
      id: id, name: name, aliases: aliases, family: family, kind: kind, platform: platform,
      year: year, size: screen.size, scale: screen.scale, pixelSize: screen.pixelSize,
      ppi: screen.ppi, diagonal: screen.diagonal, naturalOrientation: natural,
      supportedOrientations: turns ? Orientation.allCases : [natural],
      safeAreas: screen.safeAreas, hinge: screen.hinge, refreshRate: refreshRate
    ).citing(makerSources, screen.sources)
  }

  /// A usual size that belongs to no product.
  static func usual(
    _ id: String, _ name: String, _ screen: Screen, kind: DeviceKind, aliases: [String] = []
  ) -> Device {
    Device(
      id: id, name: name, aliases: aliases, family: .desktop, kind: kind, size: screen.size,
      scale: screen.scale, naturalOrientation: .landscapeLeft,
      supportedOrientations: [.landscapeLeft], safeAreas: .fixed(top: 0), cornerRadius: 0
    ).citing([
      .size: .convention, .pixelSize: .convention, .safeArea: .convention,
      .cornerRadius: .convention,
    ])
  }

  static func mac(
    _ id: String, _ name: String, _ year: Int, _ screen: Screen, kind: DeviceKind,
    refreshRate: Double? = nil
  ) -> Device {
    Device(
      id: id, name: name, family: .mac, kind: kind, platform: .macOS, year: year,
      size: screen.size, scale: screen.scale, pixelSize: screen.pixelSize, ppi: screen.ppi,
      diagonal: screen.diagonal, naturalOrientation: .landscapeLeft,
      supportedOrientations: [.landscapeLeft], refreshRate: refreshRate
    ).citing(appleSources, screen.sources)
  }

  private static let appleSources: [Figure: Source] = [
    .size: .appleSpecs, .pixelSize: .appleSpecs, .ppi: .appleSpecs, .diagonal: .appleSpecs,
    .year: .appleSpecs, .refreshRate: .appleSpecs,
  ]

  /// A watch; its points are half its pixels.
  static func appleWatch(
    _ id: String, _ name: String, _ year: Int, _ screen: Screen, _ aliases: [String]
  ) -> Device {
    Device(
      id: id, name: name, aliases: aliases, family: .appleWatch, kind: .watch, platform: .watchOS,
      year: year, size: screen.size, scale: screen.scale, ppi: screen.ppi,
      diagonal: screen.diagonal, supportedOrientations: [.portrait]
    ).citing([
      .size: .appleHIG, .pixelSize: .appleHIG, .ppi: .appleSpecs, .year: .appleSpecs,
    ])
  }

  /// A television box; the insets are the picture's edge that televisions may cut off.
  static func appleTV(
    _ id: String, _ name: String, _ year: Int, _ screen: Screen, _ aliases: [String]
  ) -> Device {
    Device(
      id: id, name: name, aliases: aliases, family: .appleTV, kind: .tv, platform: .tvOS,
      year: year, size: screen.size, scale: screen.scale, naturalOrientation: .landscapeLeft,
      supportedOrientations: [.landscapeLeft],
      safeAreas: ByOrientation(
        landscapeLeft: EdgeInsets(top: 60, left: 90, bottom: 60, right: 90))
    ).citing([
      .size: .appStore, .pixelSize: .appStore, .year: .appleSpecs, .safeArea: .simulators,
    ])
  }

  static func vision(
    _ id: String, _ name: String, _ year: Int, _ screen: Screen, _ aliases: [String]
  ) -> Device {
    Device(
      id: id, name: name, aliases: aliases, family: .vision, kind: .headset, platform: .visionOS,
      year: year, size: screen.size, scale: screen.scale, naturalOrientation: .landscapeLeft,
      supportedOrientations: [.landscapeLeft]
    ).citing([.size: .appleHIG, .pixelSize: .appleHIG, .year: .appleSpecs])
  }

  /// A watch of the Android SDK's profiles.
  static func wear(_ id: String, _ name: String, _ screen: Screen) -> Device {
    Device(
      id: id, name: name, family: .wear, kind: .watch, platform: .android, size: screen.size,
      scale: screen.scale, diagonal: screen.diagonal, supportedOrientations: [.portrait],
      cornerRadius: screen.cornerRadius
    ).citing([
      .size: .androidSDK, .pixelSize: .androidSDK, .diagonal: .androidSDK,
      .cornerRadius: .androidSDK,
    ])
  }

  /// A television of the Android SDK's profiles.
  static func androidTV(_ id: String, _ name: String, _ screen: Screen) -> Device {
    Device(
      id: id, name: name, family: .androidTV, kind: .tv, platform: .android, size: screen.size,
      scale: screen.scale, pixelSize: screen.pixelSize, naturalOrientation: .landscapeLeft,
      supportedOrientations: [.landscapeLeft]
    ).citing([.size: .androidSDK, .pixelSize: .androidSDK])
  }
}
