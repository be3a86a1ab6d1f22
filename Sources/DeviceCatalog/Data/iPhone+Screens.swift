/// The screens of the iPhone and iPod touch. Insets hold for iOS 26 where the phones run it, with
/// 20 points below in landscape; for earlier systems it was 21.
extension Screen {
  private static func island(_ x: Double, _ y: Double) -> Cutout {
    Cutout(shape: .island, frame: Rect(x: x, y: y, width: 125, height: 37))
  }

  private static func notch(_ x: Double, _ width: Double, _ height: Double) -> Cutout {
    Cutout(shape: .notch, frame: Rect(x: x, y: 0, width: width, height: height))
  }

  private static func homeButton(_ screen: Screen) -> Screen {
    screen.with {
      $0.safeAreas = .homeButtonPhone
      $0.cornerRadius = 0
      $0.sources[.cornerRadius] = .screenClass
    }
  }

  private static func keyboard(_ portrait: Double, _ landscape: Double) -> ByOrientation<Double> {
    ByOrientation(portrait: portrait, landscapeLeft: landscape, landscapeRight: landscape)
  }

  static let phone3_5 = homeButton(Screen(320, 480, scale: 2, ppi: 326, diagonal: 3.5))
  static let phone4 = homeButton(Screen(320, 568, scale: 2, ppi: 326, diagonal: 4))
  static let phone4_7 = homeButton(Screen(375, 667, scale: 2, ppi: 326, diagonal: 4.7))
  static let phone4_7keyboard = phone4_7.with { $0.keyboard = keyboard(260, 206) }
  static let phone5_5 = homeButton(
    Screen(
      414, 736, scale: 3, pixels: Size(width: 1080, height: 1920), ppi: 401, diagonal: 5.5))

  static let phoneX = Screen(375, 812, scale: 3, ppi: 458, diagonal: 5.8).with {
    $0.safeAreas = .homeIndicatorPhone(top: 44, landscapeBottom: 21)
    $0.cornerRadius = 39
    $0.cutout = notch(250.0 / 3, 625.0 / 3, 30)
    $0.sources = [.safeArea: .unity, .cutout: .unity]
  }
  static let phone11Pro = phoneX.with {
    $0.safeAreas = .homeIndicatorPhone(top: 44, landscapeBottom: 20)
    $0.sources = [.safeArea: .simulators, .cutout: .screenClass]
  }
  static let phoneXR = Screen(414, 896, scale: 2, ppi: 326, diagonal: 6.1).with {
    $0.safeAreas = .homeIndicatorPhone(top: 48, landscapeBottom: 21)
    $0.cornerRadius = 41.5
    $0.cutout = notch(92, 231, 33)
    $0.sources = [.safeArea: .simulators, .cutout: .chromeDevTools]
  }
  static let phone11 = phoneXR.with {
    $0.safeAreas = .homeIndicatorPhone(top: 48, landscapeBottom: 20)
    $0.sources = [.safeArea: .simulators, .cutout: .screenClass]
  }
  static let phoneXSMax = Screen(414, 896, scale: 3, ppi: 458, diagonal: 6.5).with {
    $0.safeAreas = .homeIndicatorPhone(top: 44, landscapeBottom: 21)
    $0.cornerRadius = 39
    $0.cutout = notch(308.0 / 3, 626.0 / 3, 30)
    $0.sources = [.safeArea: .unity, .cutout: .unity]
  }
  static let phone11ProMax = phoneXSMax.with {
    $0.safeAreas = .homeIndicatorPhone(top: 44, landscapeBottom: 20)
    $0.sources = [.safeArea: .simulators, .cutout: .screenClass]
  }

  static let phoneMini = Screen(
    375, 812, scale: 3, pixels: Size(width: 1080, height: 2340), ppi: 476, diagonal: 5.4
  ).with {
    $0.safeAreas = .homeIndicatorPhone(top: 50, landscapeBottom: 20)
    $0.cornerRadius = 44
  }
  /// 390 x 844 with a notch whose figures come from a device of the same screen.
  private static let phone390 = Screen(390, 844, scale: 3, ppi: 460, diagonal: 6.1).with {
    $0.safeAreas = .homeIndicatorPhone(top: 47, landscapeBottom: 20)
    $0.keyboard = keyboard(335, 208)
    $0.sources = [.keyboardHeight: .screenClass]
  }
  static let phone12 = phone390.with {
    $0.cornerRadius = 47.33
    $0.cutout = notch(90, 210, 32)
  }
  static let phone13 = phone390.with {
    $0.cornerRadius = 47.33
    $0.cutout = notch(114, 162, 34)
  }
  static let phone17e = phone390.with {
    $0.sources = [.safeArea: .simulators26, .keyboardHeight: .simulators26]
  }
  static let phone12ProMax = Screen(428, 926, scale: 3, ppi: 458, diagonal: 6.7).with {
    $0.safeAreas = .homeIndicatorPhone(top: 47, landscapeBottom: 20)
    $0.cornerRadius = 53.33
  }
  static let phone13ProMax = phone12ProMax.with { $0.cutout = notch(133, 161, 34) }

  static let phone14Pro = Screen(393, 852, scale: 3, ppi: 460, diagonal: 6.1).with {
    $0.safeAreas = .homeIndicatorPhone(top: 59, landscapeBottom: 20)
    $0.keyboard = keyboard(335, 208)
    $0.cornerRadius = 55
    $0.cutout = island(134, 11)
    $0.sources = [.safeArea: .screenClass, .keyboardHeight: .screenClass]
  }
  static let phone14ProMax = Screen(430, 932, scale: 3, ppi: 460, diagonal: 6.7).with {
    $0.safeAreas = .homeIndicatorPhone(top: 59, landscapeBottom: 20)
    $0.keyboard = keyboard(345, 208)
    $0.cornerRadius = 55
    $0.cutout = island(152.5, 11)
    $0.sources = [.safeArea: .screenClass, .keyboardHeight: .screenClass]
  }
  private static let measured: [Figure: Source] = [
    .safeArea: .simulators26, .keyboardHeight: .simulators26,
  ]
  static let phone16 = phone14Pro.with { $0.sources = measured }
  static let phone16Plus = phone14ProMax.with { $0.sources = measured }

  /// 402 x 874; where the island stands is documented for the phones of 2024 only.
  static let phone17 = Screen(402, 874, scale: 3, ppi: 460, diagonal: 6.3).with {
    $0.safeAreas = .homeIndicatorPhone(top: 62, landscapeBottom: 20)
    $0.keyboard = keyboard(335, 208)
    $0.cornerRadius = 62
    $0.sources = measured.merging([.cornerRadius: .cornerReadings]) { $1 }
  }
  static let phone16Pro = phone17.with {
    $0.cutout = island(138.5, 14)
    $0.sources = measured
  }
  static let phone17ProMax = Screen(440, 956, scale: 3, ppi: 460, diagonal: 6.9).with {
    $0.safeAreas = .homeIndicatorPhone(top: 62, landscapeBottom: 20)
    $0.keyboard = keyboard(345, 208)
    $0.cornerRadius = 62
    $0.sources = measured.merging([.cornerRadius: .cornerReadings]) { $1 }
  }
  static let phone16ProMax = phone17ProMax.with {
    $0.cutout = island(157.5, 14)
    $0.sources = measured
  }
  static let phoneAir = Screen(420, 912, scale: 3, ppi: 460, diagonal: 6.5).with {
    $0.safeAreas = .homeIndicatorPhone(top: 68, landscapeBottom: 20)
    $0.keyboard = keyboard(345, 208)
    $0.sources = measured
  }

  /// Sizes alone: neither insets nor corners are documented yet.
  static let phone18Pro = Screen(402, 874, scale: 3, ppi: 460, diagonal: 6.3)
  static let phone18ProMax = Screen(440, 956, scale: 3, ppi: 460, diagonal: 6.9)
}
