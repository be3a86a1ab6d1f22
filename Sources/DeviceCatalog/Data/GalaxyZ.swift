/// Samsung's folding phones: the inner screen bears the name, the outer one is the cover.
extension Device {
  /// Galaxy Z Fold5.
  public static let galaxyZFold5 = galaxy(
    "galaxy-z-fold5", "Galaxy Z Fold5", 2023,
    .android(1812, 2176, dpi: 420, ppi: 374, diagonal: 7.6).with(
      hinge: .crease(at: 906.0 / 2.625, height: 2176.0 / 2.625), sources: [.size: .chromeDevTools]),
    refreshRate: 120, kind: .pad, family: .galaxyZ)
  /// Galaxy Z Fold5 (cover).
  public static let galaxyZFold5Cover = galaxy(
    "galaxy-z-fold5-cover", "Galaxy Z Fold5 (cover)", 2023,
    .android(904, 2316, dpi: 420, ppi: 402, diagonal: 6.2).with(sources: [.size: .chromeDevTools]),
    refreshRate: 120, family: .galaxyZ)
  /// Galaxy Z Flip5.
  public static let galaxyZFlip5 = galaxy(
    "galaxy-z-flip5", "Galaxy Z Flip5", 2023,
    .android(1080, 2640, dpi: 480, ppi: 425, diagonal: 6.7).with(
      hinge: .fold(at: 1320.0 / 3.0, width: 1080.0 / 3.0), sources: [.size: .screenClass]),
    refreshRate: 120, family: .galaxyZ)
  /// Galaxy Z Fold6.
  public static let galaxyZFold6 = galaxy(
    "galaxy-z-fold6", "Galaxy Z Fold6", 2024,
    .android(1856, 2160, dpi: 420, ppi: 374, diagonal: 7.6).with(
      safeAreas: ByOrientation(
        portrait: EdgeInsets(top: 35.81, bottom: 14.86),
        landscapeLeft: EdgeInsets(top: 30.1, bottom: 14.86),
        landscapeRight: EdgeInsets(top: 30.1, bottom: 14.86)), cornerRadius: 4.95,
      hinge: .crease(at: 928.0 / 2.625, height: 2160.0 / 2.625)), refreshRate: 120, kind: .pad,
    family: .galaxyZ)
  /// Galaxy Z Fold6 (cover).
  public static let galaxyZFold6Cover = galaxy(
    "galaxy-z-fold6-cover", "Galaxy Z Fold6 (cover)", 2024,
    .android(968, 2376, dpi: 420).with(
      safeAreas: .androidPhone(top: 36.19, camera: 36.19, turnedTop: 30.1, bottom: 14.86),
      cornerRadius: 6.1, cutout: .hole(pixels: Rect(x: 453, y: 0, width: 62, height: 95), dpi: 420)),
    refreshRate: 120, family: .galaxyZ)
  /// Galaxy Z Flip6.
  public static let galaxyZFlip6 = galaxy(
    "galaxy-z-flip6", "Galaxy Z Flip6", 2024,
    .android(1080, 2640, dpi: 480, ppi: 425, diagonal: 6.7).with(
      safeAreas: .androidPhone(top: 31.33, camera: 31.33, turnedTop: 30, bottom: 15),
      cornerRadius: 38, cutout: .hole(pixels: Rect(x: 505, y: 0, width: 71, height: 94), dpi: 480),
      hinge: .fold(at: 1320.0 / 3.0, width: 1080.0 / 3.0)), refreshRate: 120, family: .galaxyZ)
  /// Galaxy Z Flip6 (cover).
  public static let galaxyZFlip6Cover = galaxy(
    "galaxy-z-flip6-cover", "Galaxy Z Flip6 (cover)", 2024,
    .android(720, 748, dpi: 320, ppi: 306, diagonal: 3.4).with(sources: [.size: .foldNotes]),
    family: .galaxyZ)
  /// Galaxy Z Fold7.
  public static let galaxyZFold7 = galaxy(
    "galaxy-z-fold7", "Galaxy Z Fold7", 2025,
    .android(1968, 2184, dpi: 420, ppi: 368, diagonal: 8).with(
      safeAreas: ByOrientation(
        portrait: EdgeInsets(top: 33.9, bottom: 14.86),
        landscapeLeft: EdgeInsets(top: 30.1, bottom: 14.86),
        landscapeRight: EdgeInsets(top: 30.1, bottom: 14.86)), cornerRadius: 4.95,
      hinge: .crease(at: 984.0 / 2.625, height: 2184.0 / 2.625)), refreshRate: 120, kind: .pad,
    family: .galaxyZ)
  /// Galaxy Z Fold7 (cover).
  public static let galaxyZFold7Cover = galaxy(
    "galaxy-z-fold7-cover", "Galaxy Z Fold7 (cover)", 2025,
    .android(1080, 2520, dpi: 420).with(
      safeAreas: .androidPhone(top: 41.9, camera: 38.86, turnedTop: 30.1, bottom: 14.86),
      cornerRadius: 4.95,
      cutout: .hole(pixels: Rect(x: 510, y: 0, width: 60, height: 102), dpi: 420)),
    refreshRate: 120, family: .galaxyZ)
  /// Galaxy Z Flip7.
  public static let galaxyZFlip7 = galaxy(
    "galaxy-z-flip7", "Galaxy Z Flip7", 2025,
    .android(1080, 2520, dpi: 480).with(
      safeAreas: .androidPhone(top: 36.33, camera: 36.33, turnedTop: 30, bottom: 15),
      cornerRadius: 22, cutout: .hole(pixels: Rect(x: 504, y: 0, width: 72, height: 109), dpi: 480),
      hinge: .fold(at: 1260.0 / 3.0, width: 1080.0 / 3.0)), refreshRate: 120, family: .galaxyZ)
  /// Galaxy Z Flip7 (cover).
  public static let galaxyZFlip7Cover = galaxy(
    "galaxy-z-flip7-cover", "Galaxy Z Flip7 (cover)", 2025,
    .android(948, 1048, dpi: 420).with(
      safeAreas: ByOrientation(portrait: EdgeInsets(bottom: 83.81)),
      cutout: .block(pixels: Rect(x: 428, y: 828, width: 520, height: 220), dpi: 420)),
    family: .galaxyZ)
  /// Galaxy Z TriFold.
  public static let galaxyZTriFold = galaxy(
    "galaxy-z-trifold", "Galaxy Z TriFold", 2025,
    .android(2160, 1584, dpi: 320).with(
      safeAreas: ByOrientation(portrait: EdgeInsets(top: 30, bottom: 15)), cornerRadius: 2),
    kind: .pad, natural: .landscapeLeft, family: .galaxyZ)
  /// Galaxy Z TriFold (cover).
  public static let galaxyZTriFoldCover = galaxy(
    "galaxy-z-trifold-cover", "Galaxy Z TriFold (cover)", 2025,
    .android(1080, 2520, dpi: 420).with(
      safeAreas: .androidPhone(top: 43.05, camera: 38.86, turnedTop: 30.1, bottom: 14.86),
      cornerRadius: 8, cutout: .hole(pixels: Rect(x: 508, y: 0, width: 64, height: 102), dpi: 420)),
    family: .galaxyZ)
  /// Galaxy Z Fold8.
  public static let galaxyZFold8 = galaxy(
    "galaxy-z-fold8", "Galaxy Z Fold8", 2026,
    .android(2448, 1848, dpi: 420).with(
      safeAreas: ByOrientation(
        portrait: EdgeInsets(top: 38.86, bottom: 14.86),
        landscapeLeft: EdgeInsets(top: 40, bottom: 14.86)), cornerRadius: 6.86,
      hinge: .crease(at: 1224.0 / 2.625, height: 1848.0 / 2.625)), kind: .pad,
    natural: .landscapeLeft, family: .galaxyZ)
  /// Galaxy Z Fold8 (cover).
  public static let galaxyZFold8Cover = galaxy(
    "galaxy-z-fold8-cover", "Galaxy Z Fold8 (cover)", 2026,
    .android(1248, 1972, dpi: 420).with(
      safeAreas: .androidPhone(top: 41.9, camera: 39.62, turnedTop: 30.1, bottom: 14.86),
      cornerRadius: 9.9, cutout: .hole(pixels: Rect(x: 589, y: 0, width: 70, height: 104), dpi: 420)
    ), family: .galaxyZ)
  /// Galaxy Z Fold8 Ultra.
  public static let galaxyZFold8Ultra = galaxy(
    "galaxy-z-fold8-ultra", "Galaxy Z Fold8 Ultra", 2026,
    .android(2256, 2504, dpi: 480).with(
      safeAreas: ByOrientation(portrait: EdgeInsets(top: 37.67, bottom: 15)), cornerRadius: 5,
      hinge: .crease(at: 1128.0 / 3, height: 2504.0 / 3)), kind: .pad, family: .galaxyZ)
  /// Galaxy Z Fold8 Ultra (cover).
  public static let galaxyZFold8UltraCover = galaxy(
    "galaxy-z-fold8-ultra-cover", "Galaxy Z Fold8 Ultra (cover)", 2026,
    .android(1080, 2520, dpi: 480).with(
      safeAreas: .androidPhone(top: 37.67, camera: 36, turnedTop: 30, bottom: 15), cornerRadius: 5,
      cutout: .hole(pixels: Rect(x: 505, y: 0, width: 70, height: 108), dpi: 480)), family: .galaxyZ
  )
  /// Galaxy Z Flip8.
  public static let galaxyZFlip8 = galaxy(
    "galaxy-z-flip8", "Galaxy Z Flip8", 2026,
    .android(1080, 2520, dpi: 480).with(
      safeAreas: .androidPhone(top: 36, camera: 36, turnedTop: 30, bottom: 15), cornerRadius: 22,
      cutout: .hole(pixels: Rect(x: 509, y: 0, width: 62, height: 108), dpi: 480),
      hinge: .fold(at: 1260.0 / 3.0, width: 1080.0 / 3.0)), family: .galaxyZ)
  /// Galaxy Z Flip8 (cover).
  public static let galaxyZFlip8Cover = galaxy(
    "galaxy-z-flip8-cover", "Galaxy Z Flip8 (cover)", 2026,
    .android(948, 1048, dpi: 380).with(
      safeAreas: ByOrientation(portrait: EdgeInsets(bottom: 88)),
      cutout: .block(pixels: Rect(x: 428, y: 839, width: 520, height: 209), dpi: 380)),
    family: .galaxyZ)

  static let galaxyZs: [Device] = [
    .galaxyZFold5, .galaxyZFold5Cover, .galaxyZFlip5, .galaxyZFold6, .galaxyZFold6Cover,
    .galaxyZFlip6, .galaxyZFlip6Cover, .galaxyZFold7, .galaxyZFold7Cover, .galaxyZFlip7,
    .galaxyZFlip7Cover, .galaxyZTriFold, .galaxyZTriFoldCover, .galaxyZFold8, .galaxyZFold8Cover,
    .galaxyZFold8Ultra, .galaxyZFold8UltraCover, .galaxyZFlip8, .galaxyZFlip8Cover,
  ]
}
