/// Google's Pixel phones and tablets, oldest first.
extension Device {
  /// Pixel.
  public static let pixel1 = pixel(
    "pixel", "Pixel", 2016,
    .android(1080, 1920, dpi: 420, ppi: 441, diagonal: 5).with(safeAreas: .androidButtonsPhone),
    refreshRate: 60)
  /// Pixel XL.
  public static let pixelXL = pixel(
    "pixel-xl", "Pixel XL", 2016,
    .android(1440, 2560, dpi: 560, ppi: 534, diagonal: 5.5).with(safeAreas: .androidButtonsPhone),
    refreshRate: 60)
  /// Pixel 2.
  public static let pixel2 = pixel(
    "pixel-2", "Pixel 2", 2017,
    .android(1080, 1920, dpi: 420, ppi: 441, diagonal: 5).with(safeAreas: .androidButtonsPhone),
    refreshRate: 60)
  /// Pixel 2 XL.
  public static let pixel2XL = pixel(
    "pixel-2-xl", "Pixel 2 XL", 2017,
    .android(1440, 2880, dpi: 560, ppi: 538, diagonal: 6).with(safeAreas: .androidButtonsPhone),
    refreshRate: 60)
  /// Pixel 3.
  public static let pixel3 = pixel(
    "pixel-3", "Pixel 3", 2018, .android(1080, 2160, dpi: 440, ppi: 443, diagonal: 5.5),
    refreshRate: 60)
  /// Pixel 3 XL.
  public static let pixel3XL = pixel(
    "pixel-3-xl", "Pixel 3 XL", 2018, .android(1440, 2960, dpi: 560, ppi: 523, diagonal: 6.3),
    refreshRate: 60)
  /// Pixel 3a.
  public static let pixel3a = pixel(
    "pixel-3a", "Pixel 3a", 2019, .android(1080, 2220, dpi: 440, ppi: 441, diagonal: 5.6),
    refreshRate: 60)
  /// Pixel 3a XL.
  public static let pixel3aXL = pixel(
    "pixel-3a-xl", "Pixel 3a XL", 2019, .android(1080, 2160, dpi: 400, ppi: 402, diagonal: 6),
    refreshRate: 60)
  /// Pixel 4.
  public static let pixel4 = pixel(
    "pixel-4", "Pixel 4", 2019, .android(1080, 2280, dpi: 440, ppi: 444, diagonal: 5.7),
    refreshRate: 90)
  /// Pixel 4 XL.
  public static let pixel4XL = pixel(
    "pixel-4-xl", "Pixel 4 XL", 2019, .android(1440, 3040, dpi: 560, ppi: 537, diagonal: 6.3),
    refreshRate: 90)
  /// Pixel 4a.
  public static let pixel4a = pixel(
    "pixel-4a", "Pixel 4a", 2020, .android(1080, 2340, dpi: 440, ppi: 443, diagonal: 5.8),
    refreshRate: 60)
  /// Pixel 4a (5G).
  public static let pixel4a5G = pixel(
    "pixel-4a-5g", "Pixel 4a (5G)", 2020,
    .android(1080, 2340, dpi: 420, ppi: 413, diagonal: 6.2).with(sources: [.size: .browserTools]),
    refreshRate: 60)
  /// Pixel 5.
  public static let pixel5 = pixel(
    "pixel-5", "Pixel 5", 2020,
    .android(1080, 2340, dpi: 440, ppi: 432, diagonal: 6).with(
      safeAreas: .androidPhone(top: 52.73, camera: 49.45, turnedTop: 24, bottom: 16),
      cutout: .hole(pixels: Rect(x: 0, y: 0, width: 136, height: 136), dpi: 440),
      sources: [.safeArea: .windowInsets, .cutout: .windowInsets]), refreshRate: 90)
  /// Pixel 6.
  public static let pixel6 = pixel(
    "pixel-6", "Pixel 6", 2021, .android(1080, 2400, dpi: 420, ppi: 411, diagonal: 6.4),
    refreshRate: 90)
  /// Pixel 6 Pro.
  public static let pixel6Pro = pixel(
    "pixel-6-pro", "Pixel 6 Pro", 2021, .android(1440, 3120, dpi: 560, ppi: 512, diagonal: 6.7),
    refreshRate: 120)
  /// Pixel 6a.
  public static let pixel6a = pixel(
    "pixel-6a", "Pixel 6a", 2022,
    .android(1080, 2400, dpi: 420, ppi: 429, diagonal: 6.1).with(
      safeAreas: .androidPhone(top: 44.95, camera: 44.95, turnedTop: 24, bottom: 24)),
    refreshRate: 60)
  /// Pixel 7.
  public static let pixel7 = pixel(
    "pixel-7", "Pixel 7", 2022,
    .android(1080, 2400, dpi: 420, ppi: 416, diagonal: 6.3).with(
      safeAreas: .androidPhone(top: 52, camera: 52, turnedTop: 24, bottom: 24),
      cutout: .hole(centerX: 206, centerY: 26, radius: 13), sources: [.safeArea: .chromeDevTools]),
    refreshRate: 90)
  /// Pixel 7 Pro.
  public static let pixel7Pro = pixel(
    "pixel-7-pro", "Pixel 7 Pro", 2022, .android(1440, 3120, dpi: 560, ppi: 512, diagonal: 6.7),
    refreshRate: 120)
  /// Pixel 7a.
  public static let pixel7a = pixel(
    "pixel-7a", "Pixel 7a", 2023, .android(1080, 2400, dpi: 420, ppi: 429, diagonal: 6.1),
    refreshRate: 90)
  /// Pixel 8.
  public static let pixel8 = pixel(
    "pixel-8", "Pixel 8", 2023,
    .android(1080, 2400, dpi: 420, ppi: 428, diagonal: 6.2).with(
      safeAreas: .androidPhone(top: 50.29, camera: 50.29, turnedTop: 24, bottom: 24),
      cornerRadius: 39.62, cutout: .hole(centerX: 206, centerY: 25, radius: 14)), refreshRate: 120)
  /// Pixel 8 Pro.
  public static let pixel8Pro = pixel(
    "pixel-8-pro", "Pixel 8 Pro", 2023,
    .android(1344, 2992, dpi: 480, ppi: 489, diagonal: 6.7).with(
      safeAreas: .androidPhone(top: 50.22, camera: 50.22, turnedTop: 24, bottom: 24),
      cutout: .hole(centerX: 224, centerY: 25, radius: 14)), refreshRate: 120)
  /// Pixel 8a.
  public static let pixel8a = pixel(
    "pixel-8a", "Pixel 8a", 2024,
    .android(1080, 2400, dpi: 420, ppi: 430, diagonal: 6.1).with(
      safeAreas: .androidPhone(top: 46, camera: 46, turnedTop: 24, bottom: 24),
      cutout: .hole(centerX: 206, centerY: 26, radius: 13), sources: [.safeArea: .chromeDevTools]),
    refreshRate: 120)
  /// Pixel 9.
  public static let pixel9 = pixel(
    "pixel-9", "Pixel 9", 2024,
    .android(1080, 2424, dpi: 420, ppi: 422, diagonal: 6.3).with(
      safeAreas: .androidPhone(top: 65.9, camera: 65.9, turnedTop: 24, bottom: 24),
      cutout: .hole(centerX: 206, centerY: 29, radius: 14)), refreshRate: 120)
  /// Pixel 9 Pro.
  public static let pixel9Pro = pixel(
    "pixel-9-pro", "Pixel 9 Pro", 2024,
    .android(1280, 2856, dpi: 480, ppi: 495, diagonal: 6.3).with(
      safeAreas: .androidPhone(top: 52, camera: 52, turnedTop: 24, bottom: 24), cornerRadius: 52.33,
      cutout: .hole(centerX: 213, centerY: 34, radius: 16)), refreshRate: 120)
  /// Pixel 9 Pro XL.
  public static let pixel9ProXL = pixel(
    "pixel-9-pro-xl", "Pixel 9 Pro XL", 2024,
    .android(1344, 2992, dpi: 480, ppi: 486, diagonal: 6.8).with(
      safeAreas: .androidPhone(top: 66, camera: 66, turnedTop: 24, bottom: 24),
      cutout: .hole(centerX: 224, centerY: 33, radius: 16), sources: [.safeArea: .chromeDevTools]),
    refreshRate: 120)
  /// Pixel 9 Pro Fold.
  public static let pixel9ProFold = pixel(
    "pixel-9-pro-fold", "Pixel 9 Pro Fold", 2024,
    .android(2076, 2152, dpi: 390, ppi: 373, diagonal: 8).with(
      hinge: .crease(at: 1038.0 / 2.4375, height: 2152.0 / 2.4375), sources: [.hinge: .androidSDK]),
    refreshRate: 120, kind: .pad)
  /// Pixel 9a.
  public static let pixel9a = pixel(
    "pixel-9a", "Pixel 9a", 2025,
    .android(1080, 2424, dpi: 420, ppi: 422, diagonal: 6.3).with(
      safeAreas: .androidPhone(top: 50.29, camera: 50.29, turnedTop: 24, bottom: 24),
      cornerRadius: 43.81, sources: [.size: .androidSDK]), refreshRate: 120)
  /// Pixel 10.
  public static let pixel10 = pixel(
    "pixel-10", "Pixel 10", 2025,
    .android(1080, 2424, dpi: 420, ppi: 422, diagonal: 6.3).with(
      safeAreas: .androidPhone(top: 54.1, camera: 54.1, turnedTop: 24, bottom: 24),
      cornerRadius: 50.29, cutout: .hole(centerX: 206, centerY: 29, radius: 14)), refreshRate: 120)
  /// Pixel 10 Pro.
  public static let pixel10Pro = pixel(
    "pixel-10-pro", "Pixel 10 Pro", 2025,
    .android(1280, 2856, dpi: 480, ppi: 495, diagonal: 6.3).with(
      safeAreas: .androidPhone(top: 52, camera: 52, turnedTop: 24, bottom: 24), cornerRadius: 52.33,
      cutout: .hole(pixels: Rect(x: 586, y: 0, width: 109, height: 156), dpi: 480),
      sources: [.cutout: .windowInsets]), refreshRate: 120)
  /// Pixel 10 Pro XL.
  public static let pixel10ProXL = pixel(
    "pixel-10-pro-xl", "Pixel 10 Pro XL", 2025,
    .android(1344, 2992, dpi: 480, ppi: 486, diagonal: 6.8).with(
      safeAreas: .androidPhone(top: 66.05, camera: 66.05, turnedTop: 24, bottom: 24),
      cornerRadius: 50.46,
      cutout: .hole(pixels: Rect(x: 615, y: 0, width: 115, height: 159), dpi: 480),
      sources: [.cutout: .windowInsets]), refreshRate: 120)
  /// Pixel 10 Pro Fold.
  public static let pixel10ProFold = pixel(
    "pixel-10-pro-fold", "Pixel 10 Pro Fold", 2025,
    .android(2076, 2152, dpi: 390, ppi: 373, diagonal: 8).with(
      safeAreas: ByOrientation(portrait: EdgeInsets(top: 65.64, bottom: 32)), cornerRadius: 34.87,
      cutout: .hole(pixels: Rect(x: 1940, y: 0, width: 136, height: 136), dpi: 390),
      hinge: .crease(at: 1038.0 / 2.4375, height: 2152.0 / 2.4375),
      sources: [.cutout: .windowInsets, .hinge: .screenClass]), refreshRate: 120, kind: .pad)
  /// Pixel 10 Pro Fold (cover).
  public static let pixel10ProFoldCover = pixel(
    "pixel-10-pro-fold-cover", "Pixel 10 Pro Fold (cover)", 2025,
    .android(1080, 2364, dpi: 390, ppi: 408, diagonal: 6.4).with(
      safeAreas: .androidPhone(top: 62.36, camera: 62.36, turnedTop: 24, bottom: 24.21),
      cornerRadius: 47.18,
      cutout: .hole(pixels: Rect(x: 484, y: 20, width: 112, height: 132), dpi: 390),
      sources: [.cutout: .windowInsets]), refreshRate: 120)
  /// Pixel 10a.
  public static let pixel10a = pixel(
    "pixel-10a", "Pixel 10a", 2026,
    .android(1080, 2424, dpi: 420).with(
      safeAreas: .androidPhone(top: 57.9, camera: 57.9, turnedTop: 24, bottom: 24),
      cornerRadius: 43.81,
      cutout: .hole(pixels: Rect(x: 484, y: 0, width: 112, height: 152), dpi: 420),
      sources: [.cutout: .windowInsets, .size: .windowInsets]))
  /// Pixel Fold.
  public static let pixelFold = pixel(
    "pixel-fold", "Pixel Fold", 2023,
    .android(2208, 1840, dpi: 420, ppi: 380, diagonal: 7.6).with(
      cornerRadius: 19.81, hinge: .crease(at: 1104.0 / 2.625, height: 1840.0 / 2.625)),
    refreshRate: 120, kind: .pad, natural: .landscapeLeft)
  /// Pixel Fold (cover).
  public static let pixelFoldCover = pixel(
    "pixel-fold-cover", "Pixel Fold (cover)", 2023,
    .android(1080, 2092, dpi: 420, ppi: 408, diagonal: 5.8), refreshRate: 120)
  /// Pixel C.
  public static let pixelC = pixel(
    "pixel-c", "Pixel C", 2015, .android(2560, 1800, dpi: 320, ppi: 308, diagonal: 10.2),
    kind: .pad, natural: .landscapeLeft)
  /// Pixel Tablet.
  public static let pixelTablet = pixel(
    "pixel-tablet", "Pixel Tablet", 2023,
    .android(2560, 1600, dpi: 320, ppi: 276, diagonal: 10.95).with(
      safeAreas: ByOrientation(portrait: EdgeInsets(top: 36), landscapeLeft: EdgeInsets(top: 36)),
      cornerRadius: 14), kind: .pad, natural: .landscapeLeft)

  static let pixels: [Device] = [
    .pixel1, .pixelXL, .pixel2, .pixel2XL, .pixel3, .pixel3XL, .pixel3a, .pixel3aXL, .pixel4,
    .pixel4XL, .pixel4a, .pixel4a5G, .pixel5, .pixel6, .pixel6Pro, .pixel6a, .pixel7, .pixel7Pro,
    .pixel7a, .pixel8, .pixel8Pro, .pixel8a, .pixel9, .pixel9Pro, .pixel9ProXL, .pixel9ProFold,
    .pixel9a, .pixel10, .pixel10Pro, .pixel10ProXL, .pixel10ProFold, .pixel10ProFoldCover,
    .pixel10a, .pixelFold, .pixelFoldCover, .pixelC, .pixelTablet,
  ]
}
