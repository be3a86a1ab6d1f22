/// Samsung's phones, oldest first. Where a panel has more pixels than are drawn, the figures are
/// those of the resolution that the phone is set to when it is new.
extension Device {
  /// Galaxy S III.
  public static let galaxyS3 = galaxy(
    "galaxy-s-iii", "Galaxy S III", 2012, .android(720, 1280, dpi: 320, ppi: 306, diagonal: 4.8))
  /// Galaxy Note II.
  public static let galaxyNote2 = galaxy(
    "galaxy-note-ii", "Galaxy Note II", 2012, .android(720, 1280, dpi: 320, ppi: 267, diagonal: 5.5)
  )
  /// Galaxy Note 3.
  public static let galaxyNote3 = galaxy(
    "galaxy-note-3", "Galaxy Note 3", 2013, .android(1080, 1920, dpi: 480, ppi: 386, diagonal: 5.7))
  /// Galaxy S5.
  public static let galaxyS5 = galaxy(
    "galaxy-s5", "Galaxy S5", 2014, .android(1080, 1920, dpi: 480, ppi: 432, diagonal: 5.1))
  /// Galaxy S8.
  public static let galaxyS8 = galaxy(
    "galaxy-s8", "Galaxy S8", 2017,
    .android(1080, 2220, dpi: 480, panel: Size(width: 1440, height: 2960), ppi: 570, diagonal: 5.8))
  /// Galaxy S8+.
  public static let galaxyS8Plus = galaxy(
    "galaxy-s8-plus", "Galaxy S8+", 2017,
    .android(1440, 2960, dpi: 640, ppi: 529, diagonal: 6.2).with(sources: [.size: .chromeDevTools]))
  /// Galaxy S9.
  public static let galaxyS9 = galaxy(
    "galaxy-s9", "Galaxy S9", 2018,
    .android(1080, 2220, dpi: 480, panel: Size(width: 1440, height: 2960), ppi: 570, diagonal: 5.8))
  /// Galaxy S9+.
  public static let galaxyS9Plus = galaxy(
    "galaxy-s9-plus", "Galaxy S9+", 2018,
    .android(1440, 2960, dpi: 560, ppi: 529, diagonal: 6.2).with(sources: [.size: .presets]))
  /// Galaxy A50.
  public static let galaxyA50 = galaxy(
    "galaxy-a50", "Galaxy A50", 2019,
    .android(1080, 2340, dpi: 420, ppi: 403, diagonal: 6.4).with(sources: [.size: .flutterFrames]))
  /// Galaxy A51.
  public static let galaxyA51 = galaxy(
    "galaxy-a51", "Galaxy A51", 2019,
    .android(1080, 2400, dpi: 420, ppi: 405, diagonal: 6.5).with(sources: [.size: .chromeDevTools]))
  /// Galaxy A71.
  public static let galaxyA71 = galaxy(
    "galaxy-a71", "Galaxy A71", 2020,
    .android(1080, 2400, dpi: 420, ppi: 393, diagonal: 6.7).with(sources: [.size: .chromeDevTools]))
  /// Galaxy S20.
  public static let galaxyS20 = galaxy(
    "galaxy-s20", "Galaxy S20", 2020,
    .android(1440, 3200, dpi: 640, ppi: 563, diagonal: 6.2).with(sources: [.size: .flutterFrames]),
    refreshRate: 120)
  /// Galaxy S20+.
  public static let galaxyS20Plus = galaxy(
    "galaxy-s20-plus", "Galaxy S20+", 2020,
    .android(1080, 2400, dpi: 450, panel: Size(width: 1440, height: 3200), ppi: 525, diagonal: 6.7)
      .with(sources: [.size: .presets]), refreshRate: 120)
  /// Galaxy S20 Ultra.
  public static let galaxyS20Ultra = galaxy(
    "galaxy-s20-ultra", "Galaxy S20 Ultra", 2020,
    .android(1440, 3200, dpi: 560, ppi: 511, diagonal: 6.9).with(sources: [.size: .chromeDevTools]),
    refreshRate: 120)
  /// Galaxy Note 20.
  public static let galaxyNote20 = galaxy(
    "galaxy-note-20", "Galaxy Note 20", 2020,
    .android(1080, 2400, dpi: 420, ppi: 393, diagonal: 6.7).with(sources: [.size: .flutterFrames]),
    refreshRate: 60)
  /// Galaxy Note 20 Ultra.
  public static let galaxyNote20Ultra = galaxy(
    "galaxy-note-20-ultra", "Galaxy Note 20 Ultra", 2020,
    .android(1440, 3088, dpi: 560, ppi: 496, diagonal: 6.9).with(sources: [.size: .flutterFrames]),
    refreshRate: 120)
  /// Galaxy S21.
  public static let galaxyS21 = galaxy(
    "galaxy-s21", "Galaxy S21", 2021,
    .android(1080, 2400, dpi: 480, ppi: 421, diagonal: 6.2).with(sources: [.size: .presets]),
    refreshRate: 120)
  /// Galaxy S21+.
  public static let galaxyS21Plus = galaxy(
    "galaxy-s21-plus", "Galaxy S21+", 2021,
    .android(1080, 2400, dpi: 450, ppi: 394, diagonal: 6.7).with(sources: [.size: .presets]),
    refreshRate: 120)
  /// Galaxy S21 Ultra.
  public static let galaxyS21Ultra = galaxy(
    "galaxy-s21-ultra", "Galaxy S21 Ultra", 2021,
    .android(1080, 2400, dpi: 420, panel: Size(width: 1440, height: 3200), ppi: 515, diagonal: 6.8)
      .with(sources: [.size: .presets]), refreshRate: 120)
  /// Galaxy S22.
  public static let galaxyS22 = galaxy(
    "galaxy-s22", "Galaxy S22", 2022,
    .android(1080, 2340, dpi: 480, ppi: 425, diagonal: 6.1).with(sources: [.size: .presets]),
    refreshRate: 120)
  /// Galaxy S23.
  public static let galaxyS23 = galaxy(
    "galaxy-s23", "Galaxy S23", 2023,
    .android(1080, 2340, dpi: 480, ppi: 422, diagonal: 6.1).with(
      safeAreas: .androidPhone(top: 27, camera: 27, turnedTop: 24, bottom: 15), cornerRadius: 36,
      cutout: .hole(pixels: Rect(x: 512, y: 0, width: 56, height: 81), dpi: 480)), refreshRate: 120)
  /// Galaxy S23+.
  public static let galaxyS23Plus = galaxy(
    "galaxy-s23-plus", "Galaxy S23+", 2023,
    .android(1080, 2340, dpi: 450, ppi: 390, diagonal: 6.6).with(sources: [.size: .playCatalog]),
    refreshRate: 120)
  /// Galaxy S23 Ultra.
  public static let galaxyS23Ultra = galaxy(
    "galaxy-s23-ultra", "Galaxy S23 Ultra", 2023,
    .android(1080, 2316, dpi: 450, panel: Size(width: 1440, height: 3088), ppi: 501, diagonal: 6.8)
      .with(
        safeAreas: .androidPhone(top: 33.42, camera: 33.42, turnedTop: 29.87, bottom: 14.93),
        cornerRadius: 3.91,
        cutout: .hole(pixels: Rect(x: 513, y: 0, width: 54, height: 94), dpi: 450)),
    refreshRate: 120)
  /// Galaxy A55.
  public static let galaxyA55 = galaxy(
    "galaxy-a55", "Galaxy A55", 2024,
    .android(1080, 2340, dpi: 450, ppi: 389, diagonal: 6.6).with(
      safeAreas: .androidPhone(top: 31.64, camera: 31.64, turnedTop: 29.87, bottom: 14.93),
      cornerRadius: 41.96,
      cutout: .hole(pixels: Rect(x: 507, y: 23, width: 66, height: 66), dpi: 450)), refreshRate: 120
  )
  /// Galaxy S24.
  public static let galaxyS24 = galaxy(
    "galaxy-s24", "Galaxy S24", 2024,
    .android(1080, 2340, dpi: 480, ppi: 419, diagonal: 6.2).with(
      safeAreas: .androidPhone(top: 34.33, camera: 34.33, turnedTop: 30, bottom: 15),
      cornerRadius: 36, cutout: .hole(pixels: Rect(x: 511, y: 0, width: 58, height: 103), dpi: 480)),
    refreshRate: 120)
  /// Galaxy S24+.
  public static let galaxyS24Plus = galaxy(
    "galaxy-s24-plus", "Galaxy S24+", 2024,
    .android(1080, 2340, dpi: 450, panel: Size(width: 1440, height: 3120), ppi: 513, diagonal: 6.7)
      .with(sources: [.size: .playCatalog]), refreshRate: 120)
  /// Galaxy S24 Ultra.
  public static let galaxyS24Ultra = galaxy(
    "galaxy-s24-ultra", "Galaxy S24 Ultra", 2024,
    .android(1080, 2340, dpi: 450, panel: Size(width: 1440, height: 3120), ppi: 506, diagonal: 6.8)
      .with(
        safeAreas: .androidPhone(top: 34.49, camera: 34.13, turnedTop: 29.87, bottom: 14.93),
        cornerRadius: 2.13,
        cutout: .hole(pixels: Rect(x: 515, y: 0, width: 51, height: 96), dpi: 450)),
    refreshRate: 120)
  /// Galaxy S25.
  public static let galaxyS25 = galaxy(
    "galaxy-s25", "Galaxy S25", 2025,
    .android(1080, 2340, dpi: 480, ppi: 419, diagonal: 6.2).with(
      safeAreas: .androidPhone(top: 34.33, camera: 34.33, turnedTop: 30, bottom: 15),
      cornerRadius: 34, cutout: .hole(pixels: Rect(x: 511, y: 0, width: 58, height: 103), dpi: 480)),
    refreshRate: 120)
  /// Galaxy S25+.
  public static let galaxyS25Plus = galaxy(
    "galaxy-s25-plus", "Galaxy S25+", 2025,
    .android(1080, 2340, dpi: 450, panel: Size(width: 1440, height: 3120), ppi: 513, diagonal: 6.7)
      .with(
        safeAreas: .androidPhone(top: 33.78, camera: 33.42, turnedTop: 29.87, bottom: 14.93),
        cornerRadius: 40.18,
        cutout: .hole(pixels: Rect(x: 515, y: 0, width: 51, height: 94), dpi: 450)),
    refreshRate: 120)
  /// Galaxy S25 Edge.
  public static let galaxyS25Edge = galaxy(
    "galaxy-s25-edge", "Galaxy S25 Edge", 2025,
    .android(1080, 2340, dpi: 450, panel: Size(width: 1440, height: 3120), ppi: 513, diagonal: 6.7)
      .with(sources: [.size: .presets]), refreshRate: 120)
  /// Galaxy S25 Ultra.
  public static let galaxyS25Ultra = galaxy(
    "galaxy-s25-ultra", "Galaxy S25 Ultra", 2025,
    .android(1080, 2340, dpi: 450, panel: Size(width: 1440, height: 3120), ppi: 498, diagonal: 6.9)
      .with(
        safeAreas: .androidPhone(top: 34.13, camera: 34.13, turnedTop: 29.87, bottom: 14.93),
        cornerRadius: 14.93,
        cutout: .hole(pixels: Rect(x: 514, y: 0, width: 52, height: 96), dpi: 450)),
    refreshRate: 120)
  /// Galaxy S26.
  public static let galaxyS26 = galaxy(
    "galaxy-s26", "Galaxy S26", 2026,
    .android(1080, 2340, dpi: 480, diagonal: 6.3).with(
      safeAreas: .androidPhone(top: 37, camera: 37, turnedTop: 30, bottom: 15), cornerRadius: 28,
      cutout: .hole(pixels: Rect(x: 508, y: 0, width: 64, height: 111), dpi: 480)))
  /// Galaxy S26+.
  public static let galaxyS26Plus = galaxy(
    "galaxy-s26-plus", "Galaxy S26+", 2026,
    .android(1080, 2340, dpi: 450, panel: Size(width: 1440, height: 3120), diagonal: 6.7).with(
      safeAreas: .androidPhone(top: 37.33, camera: 36.98, turnedTop: 29.87, bottom: 14.93),
      cornerRadius: 29.16,
      cutout: .hole(pixels: Rect(x: 510, y: 0, width: 60, height: 104), dpi: 450)))
  /// Galaxy S26 Ultra.
  public static let galaxyS26Ultra = galaxy(
    "galaxy-s26-ultra", "Galaxy S26 Ultra", 2026,
    .android(1080, 2340, dpi: 450, panel: Size(width: 1440, height: 3120), diagonal: 6.9).with(
      safeAreas: .androidPhone(top: 37.33, camera: 36.98, turnedTop: 29.87, bottom: 14.93),
      cornerRadius: 28.09,
      cutout: .hole(pixels: Rect(x: 510, y: 0, width: 60, height: 104), dpi: 450)))

  static let galaxies: [Device] = [
    .galaxyS3, .galaxyNote2, .galaxyNote3, .galaxyS5, .galaxyS8, .galaxyS8Plus, .galaxyS9,
    .galaxyS9Plus, .galaxyA50, .galaxyA51, .galaxyA71, .galaxyS20, .galaxyS20Plus, .galaxyS20Ultra,
    .galaxyNote20, .galaxyNote20Ultra, .galaxyS21, .galaxyS21Plus, .galaxyS21Ultra, .galaxyS22,
    .galaxyS23, .galaxyS23Plus, .galaxyS23Ultra,
    .galaxyA55, .galaxyS24, .galaxyS24Plus, .galaxyS24Ultra, .galaxyS25, .galaxyS25Plus,
    .galaxyS25Edge, .galaxyS25Ultra, .galaxyS26, .galaxyS26Plus, .galaxyS26Ultra,
  ]
}
