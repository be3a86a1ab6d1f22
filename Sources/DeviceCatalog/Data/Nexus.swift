/// Google's Nexus phones and tablets, oldest first.
extension Device {
  /// Nexus One.
  public static let nexusOne = pixel(
    "nexus-one", "Nexus One", 2010, .android(480, 800, dpi: 240, ppi: 254, diagonal: 3.7),
    family: .nexus)
  /// Nexus S.
  public static let nexusS = pixel(
    "nexus-s", "Nexus S", 2010, .android(480, 800, dpi: 240, ppi: 235, diagonal: 4), family: .nexus)
  /// Galaxy Nexus.
  public static let galaxyNexus = pixel(
    "galaxy-nexus", "Galaxy Nexus", 2011, .android(720, 1280, dpi: 320, ppi: 316, diagonal: 4.65),
    family: .nexus)
  /// Nexus 7 (2012).
  public static let nexus72012 = pixel(
    "nexus-7-2012", "Nexus 7 (2012)", 2012, .android(800, 1280, dpi: 213, ppi: 216, diagonal: 7),
    kind: .pad, family: .nexus)
  /// Nexus 4.
  public static let nexus4 = pixel(
    "nexus-4", "Nexus 4", 2012,
    .android(768, 1280, dpi: 320, ppi: 320, diagonal: 4.7).with(safeAreas: .androidButtonsPhone),
    family: .nexus)
  /// Nexus 10.
  public static let nexus10 = pixel(
    "nexus-10", "Nexus 10", 2012, .android(2560, 1600, dpi: 320, ppi: 300, diagonal: 10.055),
    kind: .pad, natural: .landscapeLeft, family: .nexus)
  /// Nexus 7.
  public static let nexus7 = pixel(
    "nexus-7", "Nexus 7", 2013, .android(1200, 1920, dpi: 320, ppi: 323, diagonal: 7.02),
    kind: .pad, family: .nexus)
  /// Nexus 5.
  public static let nexus5 = pixel(
    "nexus-5", "Nexus 5", 2013,
    .android(1080, 1920, dpi: 480, ppi: 445, diagonal: 4.95).with(safeAreas: .androidButtonsPhone),
    family: .nexus)
  /// Nexus 6.
  public static let nexus6 = pixel(
    "nexus-6", "Nexus 6", 2014,
    .android(1440, 2560, dpi: 560, ppi: 493, diagonal: 5.96).with(safeAreas: .androidButtonsPhone),
    family: .nexus)
  /// Nexus 9.
  public static let nexus9 = pixel(
    "nexus-9", "Nexus 9", 2014, .android(1536, 2048, dpi: 320, ppi: 288, diagonal: 8.9), kind: .pad,
    family: .nexus)
  /// Nexus 5X.
  public static let nexus5X = pixel(
    "nexus-5x", "Nexus 5X", 2015,
    .android(1080, 1920, dpi: 420, ppi: 423, diagonal: 5.2).with(safeAreas: .androidButtonsPhone),
    family: .nexus)
  /// Nexus 6P.
  public static let nexus6P = pixel(
    "nexus-6p", "Nexus 6P", 2015,
    .android(1440, 2560, dpi: 560, ppi: 518, diagonal: 5.7).with(safeAreas: .androidButtonsPhone),
    family: .nexus)

  static let nexuses: [Device] = [
    .nexusOne, .nexusS, .galaxyNexus, .nexus72012, .nexus4, .nexus10, .nexus7, .nexus5, .nexus6,
    .nexus9, .nexus5X, .nexus6P,
  ]
}
