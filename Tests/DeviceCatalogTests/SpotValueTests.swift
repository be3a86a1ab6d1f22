import DeviceCatalog
import Testing

/// Figures taken by hand from the makers' documents and from measurements, so that a slip in the
/// tables, which share screens between devices, is seen.
@Suite("Spot values from documents")
struct SpotValueTests {
  struct Spot: CustomTestStringConvertible {
    var device: Device
    var points: (Double, Double)
    var scale: Double
    var pixels: (Double, Double)
    var ppi: Double?
    var testDescription: String { device.name }

    init(
      _ device: Device, _ width: Double, _ height: Double, at scale: Double, _ pixelWidth: Double,
      _ pixelHeight: Double, ppi: Double? = nil
    ) {
      self.device = device
      points = (width, height)
      self.scale = scale
      pixels = (pixelWidth, pixelHeight)
      self.ppi = ppi
    }
  }

  static let apple: [Spot] = [
    Spot(.iPhone4s, 320, 480, at: 2, 640, 960, ppi: 326),
    Spot(.iPhone5, 320, 568, at: 2, 640, 1136, ppi: 326),
    Spot(.iPhoneSE1, 320, 568, at: 2, 640, 1136, ppi: 326),
    Spot(.iPhone6Plus, 414, 736, at: 3, 1080, 1920, ppi: 401),
    Spot(.iPhone8, 375, 667, at: 2, 750, 1334, ppi: 326),
    Spot(.iPhone8Plus, 414, 736, at: 3, 1080, 1920, ppi: 401),
    Spot(.iPhoneX, 375, 812, at: 3, 1125, 2436, ppi: 458),
    Spot(.iPhoneXR, 414, 896, at: 2, 828, 1792, ppi: 326),
    Spot(.iPhoneXSMax, 414, 896, at: 3, 1242, 2688, ppi: 458),
    Spot(.iPhone11, 414, 896, at: 2, 828, 1792, ppi: 326),
    Spot(.iPhone11Pro, 375, 812, at: 3, 1125, 2436, ppi: 458),
    Spot(.iPhoneSE2, 375, 667, at: 2, 750, 1334, ppi: 326),
    Spot(.iPhone12Mini, 375, 812, at: 3, 1080, 2340, ppi: 476),
    Spot(.iPhone12, 390, 844, at: 3, 1170, 2532, ppi: 460),
    Spot(.iPhone12ProMax, 428, 926, at: 3, 1284, 2778, ppi: 458),
    Spot(.iPhone13Mini, 375, 812, at: 3, 1080, 2340, ppi: 476),
    Spot(.iPhone14Plus, 428, 926, at: 3, 1284, 2778, ppi: 458),
    Spot(.iPhone14Pro, 393, 852, at: 3, 1179, 2556, ppi: 460),
    Spot(.iPhone14ProMax, 430, 932, at: 3, 1290, 2796, ppi: 460),
    Spot(.iPhone15Plus, 430, 932, at: 3, 1290, 2796, ppi: 460),
    Spot(.iPhone16, 393, 852, at: 3, 1179, 2556, ppi: 460),
    Spot(.iPhone16e, 390, 844, at: 3, 1170, 2532, ppi: 460),
    Spot(.iPhone16Pro, 402, 874, at: 3, 1206, 2622, ppi: 460),
    Spot(.iPhone16ProMax, 440, 956, at: 3, 1320, 2868, ppi: 460),
    Spot(.iPhone17, 402, 874, at: 3, 1206, 2622, ppi: 460),
    Spot(.iPhoneAir, 420, 912, at: 3, 1260, 2736, ppi: 460),
    Spot(.iPhone17ProMax, 440, 956, at: 3, 1320, 2868, ppi: 460),
    Spot(.iPhoneDuo, 951, 669, at: 3, 2670, 1878, ppi: 430),
    Spot(.iPhoneDuoCover, 466, 678, at: 3, 1398, 2034, ppi: 460),
    Spot(.iPodTouch7, 320, 568, at: 2, 640, 1136, ppi: 326),
    Spot(.iPad2, 768, 1024, at: 1, 768, 1024, ppi: 132),
    Spot(.iPadMini1, 768, 1024, at: 1, 768, 1024, ppi: 163),
    Spot(.iPadMini5, 768, 1024, at: 2, 1536, 2048, ppi: 326),
    Spot(.iPadMini6, 744, 1133, at: 2, 1488, 2266, ppi: 326),
    Spot(.iPad9, 810, 1080, at: 2, 1620, 2160, ppi: 264),
    Spot(.iPadA16, 820, 1180, at: 2, 1640, 2360, ppi: 264),
    Spot(.iPadAir1, 768, 1024, at: 2, 1536, 2048, ppi: 264),
    Spot(.iPadAir3, 834, 1112, at: 2, 1668, 2224, ppi: 264),
    Spot(.iPadAir, 820, 1180, at: 2, 1640, 2360, ppi: 264),
    Spot(.iPadAir13InchM2, 1024, 1366, at: 2, 2048, 2732, ppi: 264),
    Spot(.iPadPro9_7Inch, 768, 1024, at: 2, 1536, 2048, ppi: 264),
    Spot(.iPadPro10_5Inch, 834, 1112, at: 2, 1668, 2224, ppi: 264),
    Spot(.iPadPro11Inch, 834, 1194, at: 2, 1668, 2388, ppi: 264),
    Spot(.iPadPro12_9Inch, 1024, 1366, at: 2, 2048, 2732, ppi: 264),
    Spot(.iPadPro11InchM4, 834, 1210, at: 2, 1668, 2420, ppi: 264),
    Spot(.iPadPro13InchM5, 1032, 1376, at: 2, 2064, 2752, ppi: 264),
    Spot(.appleWatch38mmS0to3, 136, 170, at: 2, 272, 340),
    Spot(.appleWatch40mmS4to6, 162, 197, at: 2, 324, 394),
    Spot(.appleWatch45mmS7to9, 198, 242, at: 2, 396, 484),
    Spot(.appleWatch49mmUltra3, 211, 257, at: 2, 422, 514),
    Spot(.appleTVHD, 1920, 1080, at: 1, 1920, 1080),
    Spot(.appleTV4K, 1920, 1080, at: 2, 3840, 2160),
    Spot(.macBookPro14, 1512, 982, at: 2, 3024, 1964, ppi: 254),
  ]

  static let others: [Spot] = [
    Spot(.pixel2, 411.43, 731.43, at: 2.625, 1080, 1920),
    Spot(.pixel3XL, 411.43, 845.71, at: 3.5, 1440, 2960),
    Spot(.pixel3a, 392.73, 807.27, at: 2.75, 1080, 2220),
    Spot(.pixel4, 392.73, 829.09, at: 2.75, 1080, 2280),
    Spot(.pixel5, 392.73, 850.91, at: 2.75, 1080, 2340),
    Spot(.pixel7Pro, 411.43, 891.43, at: 3.5, 1440, 3120),
    Spot(.pixel8, 411.43, 914.29, at: 2.625, 1080, 2400, ppi: 428),
    Spot(.pixel8Pro, 448, 997.33, at: 3, 1344, 2992),
    Spot(.pixel9, 411.43, 923.43, at: 2.625, 1080, 2424),
    Spot(.pixel9Pro, 426.67, 952, at: 3, 1280, 2856, ppi: 495),
    Spot(.pixel10ProFold, 851.69, 882.87, at: 2.4375, 2076, 2152, ppi: 373),
    Spot(.pixel10ProFoldCover, 443.08, 969.85, at: 2.4375, 1080, 2364, ppi: 408),
    Spot(.pixelFold, 841.14, 700.95, at: 2.625, 2208, 1840),
    Spot(.pixelTablet, 1280, 800, at: 2, 2560, 1600),
    Spot(.nexus5X, 411.43, 731.43, at: 2.625, 1080, 1920),
    Spot(.galaxyS20Plus, 384, 853.33, at: 2.8125, 1440, 3200, ppi: 525),
    Spot(.galaxyS21Plus, 384, 853.33, at: 2.8125, 1080, 2400, ppi: 394),
    Spot(.galaxyS21Ultra, 411.43, 914.29, at: 2.625, 1440, 3200, ppi: 515),
    Spot(.galaxyS23, 360, 780, at: 3, 1080, 2340, ppi: 422),
    Spot(.galaxyS23Ultra, 384, 823.47, at: 2.8125, 1440, 3088, ppi: 501),
    Spot(.galaxyS24Ultra, 384, 832, at: 2.8125, 1440, 3120, ppi: 506),
    Spot(.galaxyA55, 384, 832, at: 2.8125, 1080, 2340, ppi: 389),
    Spot(.galaxyZFold6, 707.05, 822.86, at: 2.625, 1856, 2160, ppi: 374),
    Spot(.galaxyZFold6Cover, 368.76, 905.14, at: 2.625, 968, 2376),
    Spot(.galaxyZFold8, 932.57, 704, at: 2.625, 2448, 1848),
    Spot(.galaxyZFlip7, 360, 840, at: 3, 1080, 2520),
    Spot(.galaxyZFlip8Cover, 399.16, 441.26, at: 2.375, 948, 1048),
    Spot(.galaxyTabS9, 752.94, 1204.71, at: 2.125, 1600, 2560, ppi: 274),
    Spot(.galaxyTabS11Ultra, 1056, 1691.43, at: 1.75, 1848, 2960, ppi: 240),
    Spot(.wearOSLargeRound, 227, 227, at: 2, 454, 454),
    Spot(.androidTV4K, 960, 540, at: 4, 3840, 2160),
    Spot(.androidTV720p, 961.5, 540.85, at: 1.33125, 1280, 720),
    Spot(.surfacePro7, 1368, 912, at: 2, 2736, 1824),
    Spot(.steamDeck, 1280, 800, at: 1, 1280, 800),
    Spot(.nintendoSwitch, 1280, 720, at: 1, 1280, 720),
  ]

  @Test("Points, scale, panel pixels and density", arguments: apple + others)
  func figures(spot: Spot) {
    #expect(abs(spot.device.size.width - spot.points.0) < 0.01)
    #expect(abs(spot.device.size.height - spot.points.1) < 0.01)
    #expect(abs(spot.device.scale - spot.scale) < 0.001)
    #expect(spot.device.pixelSize == Size(width: spot.pixels.0, height: spot.pixels.1))
    if let ppi = spot.ppi { #expect(spot.device.ppi == ppi) }
  }

  @Test("The 12 mini draws 1125 x 2436 pixels for a panel of 360 x 780 points")
  func mini() {
    #expect(Device.iPhone12Mini.renderedPixelSize == Size(width: 1125, height: 2436))
    #expect(Device.iPhone12Mini.panelSize == Size(width: 360, height: 780))
    #expect(Device.iPhone12.panelSize == Device.iPhone12.size)
  }

  @Test(
    "Insets upright and in landscape (top, left, bottom, right)",
    arguments: [
      (Device.iPhone8, [20, 0, 0, 0], [0, 0, 0, 0]),
      (.iPhoneX, [44, 0, 34, 0], [0, 44, 21, 44]),
      (.iPhone11ProMax, [44, 0, 34, 0], [0, 44, 20, 44]),
      (.iPhone12Mini, [50, 0, 34, 0], [0, 50, 20, 50]),
      (.iPhone12, [47, 0, 34, 0], [0, 47, 20, 47]),
      (.iPhone15Pro, [59, 0, 34, 0], [0, 59, 20, 59]),
      (.iPhone17ProMax, [62, 0, 34, 0], [0, 62, 20, 62]),
      (.iPhoneAir, [68, 0, 34, 0], [0, 68, 20, 68]),
      (.iPhone17e, [47, 0, 34, 0], [0, 47, 20, 47]),
      (.iPhoneDuo, [82, 0, 34, 0], [0, 0, 34, 84]),
      (.iPad9, [20, 0, 0, 0], [20, 0, 0, 0]),
      (.iPadAir, [32, 0, 25, 0], [32, 0, 25, 0]),
      (.iPadPro13InchM4, [32, 0, 25, 0], [32, 0, 25, 0]),
      (.appleTV4K, [0, 0, 0, 0], [60, 90, 60, 90]),
      (.galaxyS24, [34.33, 0, 15, 0], [30, 34.33, 15, 0]),
      (.galaxyZFold7, [33.9, 0, 14.86, 0], [30.1, 0, 14.86, 0]),
      (.galaxyTabS10Plus, [24, 0, 64, 0], [24, 0, 64, 0]),
    ] as [(Device, [Double], [Double])])
  func insets(device: Device, portrait: [Double], landscape: [Double]) {
    #expect(device.safeArea(in: .portrait).list == portrait)
    #expect(device.safeArea(in: .landscapeLeft).list == landscape)
  }

  @Test(
    "Insets up to version 18 of the system, upright and in landscape",
    arguments: [
      (Device.iPhone12Mini, [50, 0, 34, 0], [0, 50, 21, 50]),
      (.iPhone12, [47, 0, 34, 0], [0, 47, 21, 47]),
      (.iPhone15Pro, [59, 0, 34, 0], [0, 59, 21, 59]),
      (.iPhone16e, [47, 0, 34, 0], [0, 47, 21, 47]),
      (.iPhone11, [48, 0, 34, 0], [0, 48, 21, 48]),
      (.iPadAir, [24, 0, 20, 0], [24, 0, 20, 0]),
      (.iPadPro12_9Inch6, [24, 0, 20, 0], [24, 0, 20, 0]),
      (.iPad9, [20, 0, 0, 0], [20, 0, 0, 0]), (.iPhone8, [20, 0, 0, 0], [0, 0, 0, 0]),
    ] as [(Device, [Double], [Double])])
  func earlierInsets(device: Device, portrait: [Double], landscape: [Double]) {
    #expect(device.safeArea(in: .portrait, systemVersion: "18.2").list == portrait)
    #expect(device.safeArea(in: .landscapeRight, systemVersion: "17").list == landscape)
    for version in ["26", "26.1", "newest"] {
      #expect(
        device.safeArea(in: .portrait, systemVersion: version) == device.safeArea(in: .portrait))
    }
  }

  @Test("Devices that came with version 26 have no earlier insets")
  func noEarlierInsets() {
    let new: [Device] = [
      .iPhone17, .iPhoneAir, .iPhone17Pro, .iPhone17ProMax, .iPhone17e, .iPadPro13InchM5,
      .iPadAir11InchM4,
    ]
    #expect(new.filter { $0.earlierSafeAreas != nil } == [])
  }

  @Test(
    "Corner radii",
    arguments: [
      (Device.iPhone8, 0), (.iPhoneX, 39), (.iPhoneXR, 41.5), (.iPhone12Mini, 44),
      (.iPhone12, 47.33), (.iPhone13ProMax, 53.33), (.iPhone15, 55), (.iPhone16Pro, 62),
      (.iPadPro11Inch, 18), (.pixel9a, 43.81), (.galaxyS24Ultra, 2.13),
    ] as [(Device, Double)])
  func cornerRadius(device: Device, radius: Double) {
    #expect(device.cornerRadius == radius)
  }

  @Test(
    "Cutouts",
    arguments: [
      (Device.iPhoneXR, Cutout.Shape.notch, Rect(x: 92, y: 0, width: 231, height: 33)),
      (.iPhone12Pro, .notch, Rect(x: 90, y: 0, width: 210, height: 32)),
      (.iPhone14, .notch, Rect(x: 114, y: 0, width: 162, height: 34)),
      (.iPhone15, .island, Rect(x: 134, y: 11, width: 125, height: 37)),
      (.pixel8, .hole, Rect(x: 192, y: 11, width: 28, height: 28)),
    ])
  func cutouts(device: Device, shape: Cutout.Shape, frame: Rect) {
    #expect(device.cutout == Cutout(shape: shape, frame: frame))
  }

  @Test(
    "Keyboards upright and in landscape",
    arguments: [
      (Device.iPhoneSE3, 260, 206), (.iPhone16, 335, 208), (.iPhone17ProMax, 345, 208),
      (.iPadA16, 337, 422), (.iPadPro13InchM4, 403, 498), (.iPadMiniA17Pro, 340, 428),
    ] as [(Device, Double, Double)])
  func keyboards(device: Device, portrait: Double, landscape: Double) {
    #expect(device.keyboardHeight(in: .portrait) == portrait)
    #expect(device.keyboardHeight(in: .landscapeRight) == landscape)
  }

  @Test("Where the island of the phones of 2025 stands is not documented, so none is stated")
  func undocumented() {
    #expect(Device.iPhone17.cutout == nil)
    #expect(Device.iPhone18Pro.safeAreas.orientations == [])
  }
}

extension EdgeInsets {
  fileprivate var list: [Double] { [top, left, bottom, right] }
}
