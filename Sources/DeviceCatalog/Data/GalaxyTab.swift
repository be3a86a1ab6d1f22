/// Samsung's tablets, oldest first.
extension Device {
  /// Galaxy Tab S4.
  public static let galaxyTabS4 = galaxy(
    "galaxy-tab-s4", "Galaxy Tab S4", 2018,
    .android(1600, 2560, dpi: 360, ppi: 287, diagonal: 10.5).with(sources: [.size: .chromeDevTools]
    ), kind: .pad, family: .galaxyTab)
  /// Galaxy Tab S9.
  public static let galaxyTabS9 = galaxy(
    "galaxy-tab-s9", "Galaxy Tab S9", 2023,
    .android(1600, 2560, dpi: 340, ppi: 274, diagonal: 11).with(
      safeAreas: ByOrientation(portrait: EdgeInsets(top: 30.12, bottom: 15.06)), cornerRadius: 9.88),
    refreshRate: 120, kind: .pad, family: .galaxyTab)
  /// Galaxy Tab S9+.
  public static let galaxyTabS9Plus = galaxy(
    "galaxy-tab-s9-plus", "Galaxy Tab S9+", 2023,
    .android(1752, 2800, dpi: 340, ppi: 266, diagonal: 12.4).with(sources: [.size: .playCatalog]),
    refreshRate: 120, kind: .pad, family: .galaxyTab)
  /// Galaxy Tab S9 Ultra.
  public static let galaxyTabS9Ultra = galaxy(
    "galaxy-tab-s9-ultra", "Galaxy Tab S9 Ultra", 2023,
    .android(1848, 2960, dpi: 280, ppi: 239, diagonal: 14.6).with(sources: [.size: .playCatalog]),
    refreshRate: 120, kind: .pad, family: .galaxyTab)
  /// Galaxy Tab S10+.
  public static let galaxyTabS10Plus = galaxy(
    "galaxy-tab-s10-plus", "Galaxy Tab S10+", 2024,
    .android(1752, 2800, dpi: 320, ppi: 266, diagonal: 12.4).with(
      safeAreas: .fixed(top: 24, bottom: 64), cornerRadius: 13), refreshRate: 120, kind: .pad,
    family: .galaxyTab)
  /// Galaxy Tab S10 Ultra.
  public static let galaxyTabS10Ultra = galaxy(
    "galaxy-tab-s10-ultra", "Galaxy Tab S10 Ultra", 2024,
    .android(1848, 2960, dpi: 280, ppi: 239, diagonal: 14.6).with(sources: [.size: .playCatalog]),
    refreshRate: 120, kind: .pad, family: .galaxyTab)
  /// Galaxy Tab S11.
  public static let galaxyTabS11 = galaxy(
    "galaxy-tab-s11", "Galaxy Tab S11", 2025,
    .android(1600, 2560, dpi: 340, ppi: 274, diagonal: 11).with(
      safeAreas: .fixed(top: 30.12, bottom: 15.06), cornerRadius: 13.18), refreshRate: 120,
    kind: .pad, family: .galaxyTab)
  /// Galaxy Tab S11 Ultra.
  public static let galaxyTabS11Ultra = galaxy(
    "galaxy-tab-s11-ultra", "Galaxy Tab S11 Ultra", 2025,
    .android(1848, 2960, dpi: 280, ppi: 240, diagonal: 14.6).with(
      safeAreas: ByOrientation(
        portrait: EdgeInsets(top: 30.29, bottom: 14.86, right: 16),
        landscapeLeft: EdgeInsets(top: 34.29, bottom: 14.86)), cornerRadius: 25.14,
      cutout: .hole(
        turnedPixels: Rect(x: 1430, y: 0, width: 100, height: 28), panelWidth: 1848, dpi: 280)),
    refreshRate: 120, kind: .pad, family: .galaxyTab)

  static let galaxyTabs: [Device] = [
    .galaxyTabS4, .galaxyTabS9, .galaxyTabS9Plus, .galaxyTabS9Ultra, .galaxyTabS10Plus,
    .galaxyTabS10Ultra, .galaxyTabS11, .galaxyTabS11Ultra,
  ]
}
