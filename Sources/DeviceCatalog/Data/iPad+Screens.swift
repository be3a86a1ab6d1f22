/// The screens of the iPads. Insets of those without a home button hold for iPadOS 26; up to 18
/// they were 24 above and 20 below.
extension Screen {
  private static let homeButton = ByOrientation<EdgeInsets>.fixed(top: 20)
  private static let homeIndicator = ByOrientation<EdgeInsets>.homeIndicatorPad

  private static func splits(
    landscape: (third: Double, half: Double, twoThirds: Double),
    portrait: (third: Double, twoThirds: Double), slideOver: Double? = nil
  ) -> ByOrientation<MultitaskingWidths> {
    ByOrientation(
      portrait: MultitaskingWidths(
        oneThird: portrait.third, twoThirds: portrait.twoThirds, slideOver: slideOver),
      landscape: MultitaskingWidths(
        oneThird: landscape.third, oneHalf: landscape.half, twoThirds: landscape.twoThirds,
        slideOver: slideOver))
  }

  private static let splits1024 = splits(
    landscape: (320, 507, 694), portrait: (320, 438), slideOver: 320)
  private static let splits1080 = splits(landscape: (320, 535, 750), portrait: (320, 480))
  private static let splits1112 = splits(landscape: (320, 551, 782), portrait: (320, 504))
  private static let splits1194 = splits(landscape: (375, 592, 809), portrait: (320, 504))
  private static let splits1366 = splits(
    landscape: (375, 678, 981), portrait: (375, 639), slideOver: 375)

  private static func pad(
    _ width: Double, _ height: Double, scale: Double = 2, ppi: Double, diagonal: Double,
    _ safeAreas: ByOrientation<EdgeInsets>, keyboard: (Double, Double)? = nil
  ) -> Screen {
    Screen(width, height, scale: scale, ppi: ppi, diagonal: diagonal).with(
      safeAreas: safeAreas,
      keyboard: keyboard.map { ByOrientation(portrait: $0.0, landscape: $0.1) })
  }

  static let pad9_7at1x = pad(768, 1024, scale: 1, ppi: 132, diagonal: 9.7, homeButton).with(
    sources: [.size: .appleSpecs])
  static let padMini1 = pad(768, 1024, scale: 1, ppi: 163, diagonal: 7.9, homeButton).with(
    sources: [.size: .appleSpecs])
  static let pad9_7 = pad(768, 1024, ppi: 264, diagonal: 9.7, homeButton)
  static let pad9_7split = pad9_7.with(multitasking: splits1024)
  static let pad7_9 = pad(768, 1024, ppi: 326, diagonal: 7.9, homeButton)
  static let pad7_9split = pad7_9.with(multitasking: splits1024)
  static let pad10_2 = pad(810, 1080, ppi: 264, diagonal: 10.2, homeButton).with(
    multitasking: splits1080)
  static let pad10_5 = pad(834, 1112, ppi: 264, diagonal: 10.5, homeButton).with(
    multitasking: splits1112, sources: [.size: .appleArchive])
  static let pad12_9home = pad(1024, 1366, ppi: 264, diagonal: 12.9, homeButton).with(
    multitasking: splits1366)

  static let pad8_3 = pad(744, 1133, ppi: 326, diagonal: 8.3, homeIndicator, keyboard: (340, 428))
  static let pad10_9 = pad(
    820, 1180, ppi: 264, diagonal: 10.9, homeIndicator, keyboard: (337, 422))
  static let pad10_9round = pad(820, 1180, ppi: 264, diagonal: 10.9, homeIndicator).with(
    cornerRadius: 18)
  static let pad11air = pad(820, 1180, ppi: 264, diagonal: 11, homeIndicator, keyboard: (337, 422))
  static let pad13air = pad(
    1024, 1366, ppi: 264, diagonal: 13, homeIndicator, keyboard: (403, 498)
  ).with(
    multitasking: splits1366, sources: [.multitasking: .screenClass, .slideOver: .screenClass])
  static let pad11 = pad(834, 1194, ppi: 264, diagonal: 11, homeIndicator).with(
    multitasking: splits1194, cornerRadius: 18, sources: [.safeArea: .screenClass])
  static let pad12_9 = pad(1024, 1366, ppi: 264, diagonal: 12.9, homeIndicator).with(
    multitasking: splits1366, cornerRadius: 18, sources: [.safeArea: .screenClass])
  static let pad11M4 = pad(834, 1210, ppi: 264, diagonal: 11, homeIndicator, keyboard: (340, 428))
  static let pad13 = pad(1032, 1376, ppi: 264, diagonal: 13, homeIndicator, keyboard: (403, 498))
}

extension Device {
  private static let padSources: [Device.Figure: Device.Source] = [
    .size: .appleHIG, .pixelSize: .appleDisplays, .ppi: .appleDisplays, .diagonal: .appleDisplays,
    .year: .appleSpecs, .earlierSafeArea: .simulators, .keyboardHeight: .simulators26,
    .cornerRadius: .screenCorners,
    .multitasking: .simulators, .slideOver: .appleArchive, .refreshRate: .appleSpecs,
    .modelIdentifiers: .appleDisplays,
  ]

  /// An iPad.
  ///
  /// - Parameters:
  ///   - version: The newest system that it runs and whose insets are documented.
  ///   - firstVersion: The system that it came with, where that is newer than 18.
  static func iPad(
    _ id: String, _ name: String, _ year: Int, iPadOS version: String, _ screen: Screen,
    family: DeviceFamily, models: [String] = [],
    cameWith firstVersion: Int = 18, aliases: [String] = [], refreshRate: Double = 60
  ) -> Device {
    let insets: Device.Source =
      screen.safeAreas[.portrait]?.bottom == 0 ? .simulators : .simulators26
    return Device(
      id: id, name: name, aliases: aliases, modelIdentifiers: models, family: family, kind: .pad,
      platform: .iPadOS, systemVersion: version, year: year, size: screen.size,
      scale: screen.scale, ppi: screen.ppi, diagonal: screen.diagonal,
      safeAreas: screen.safeAreas,
      earlierSafeAreas: firstVersion > 18
        ? nil : screen.safeAreas.upToVersion18.map { EarlierSafeAreas(upTo: "18", $0) },
      keyboardHeights: screen.keyboard,
      multitasking: screen.multitasking, cornerRadius: screen.cornerRadius,
      refreshRate: refreshRate
    ).citing(padSources.merging([.safeArea: insets]) { $1 }, screen.sources)
  }
}
