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
    screen.with(
      safeAreas: .homeButtonPhone, cornerRadius: 0, sources: [.cornerRadius: .screenClass])
  }

  private static func keyboard(_ portrait: Double, _ landscape: Double) -> ByOrientation<Double> {
    ByOrientation(portrait: portrait, landscapeLeft: landscape, landscapeRight: landscape)
  }

  static let phone3_5 = homeButton(Screen(320, 480, scale: 2, ppi: 326, diagonal: 3.5))
  static let phone4 = homeButton(Screen(320, 568, scale: 2, ppi: 326, diagonal: 4))
  static let phone4_7 = homeButton(Screen(375, 667, scale: 2, ppi: 326, diagonal: 4.7))
  static let phone4_7keyboard = phone4_7.with(keyboard: keyboard(260, 206))
  static let phone5_5 = homeButton(
    Screen(
      414, 736, scale: 3, pixels: Size(width: 1080, height: 1920), ppi: 401, diagonal: 5.5))

  static let phoneX = Screen(375, 812, scale: 3, ppi: 458, diagonal: 5.8).with(
    safeAreas: .homeIndicatorPhone(top: 44, landscapeBottom: 21), cornerRadius: 39,
    cutout: notch(250.0 / 3, 625.0 / 3, 30), sources: [.safeArea: .unity, .cutout: .unity])
  static let phone11Pro = phoneX.with(
    safeAreas: .homeIndicatorPhone(top: 44, landscapeBottom: 20),
    sources: [.safeArea: .simulators, .cutout: .screenClass])
  static let phoneXR = Screen(414, 896, scale: 2, ppi: 326, diagonal: 6.1).with(
    safeAreas: .homeIndicatorPhone(top: 48, landscapeBottom: 21), cornerRadius: 41.5,
    cutout: notch(92, 231, 33), sources: [.safeArea: .simulators, .cutout: .chromeDevTools])
  static let phone11 = phoneXR.with(
    safeAreas: .homeIndicatorPhone(top: 48, landscapeBottom: 20),
    sources: [.safeArea: .simulators, .cutout: .screenClass])
  static let phoneXSMax = Screen(414, 896, scale: 3, ppi: 458, diagonal: 6.5).with(
    safeAreas: .homeIndicatorPhone(top: 44, landscapeBottom: 21), cornerRadius: 39,
    cutout: notch(308.0 / 3, 626.0 / 3, 30), sources: [.safeArea: .unity, .cutout: .unity])
  static let phone11ProMax = phoneXSMax.with(
    safeAreas: .homeIndicatorPhone(top: 44, landscapeBottom: 20),
    sources: [.safeArea: .simulators, .cutout: .screenClass])

  static let phoneMini = Screen(
    375, 812, scale: 3, pixels: Size(width: 1080, height: 2340), ppi: 476, diagonal: 5.4
  ).with(safeAreas: .homeIndicatorPhone(top: 50, landscapeBottom: 20), cornerRadius: 44)
  /// 390 x 844 with a notch whose figures come from a device of the same screen.
  private static let phone390 = Screen(390, 844, scale: 3, ppi: 460, diagonal: 6.1).with(
    safeAreas: .homeIndicatorPhone(top: 47, landscapeBottom: 20), keyboard: keyboard(335, 208),
    sources: [.keyboardHeight: .screenClass])
  static let phone12 = phone390.with(cornerRadius: 47.33, cutout: notch(90, 210, 32))
  static let phone13 = phone390.with(cornerRadius: 47.33, cutout: notch(114, 162, 34))
  static let phone17e = phone390.with(sources: [
    .safeArea: .simulators26, .keyboardHeight: .simulators26,
  ])
  static let phone12ProMax = Screen(428, 926, scale: 3, ppi: 458, diagonal: 6.7).with(
    safeAreas: .homeIndicatorPhone(top: 47, landscapeBottom: 20), cornerRadius: 53.33)
  static let phone13ProMax = phone12ProMax.with(cutout: notch(133, 161, 34))

  static let phone14Pro = Screen(393, 852, scale: 3, ppi: 460, diagonal: 6.1).with(
    safeAreas: .homeIndicatorPhone(top: 59, landscapeBottom: 20), keyboard: keyboard(335, 208),
    cornerRadius: 55, cutout: island(134, 11),
    sources: [.safeArea: .screenClass, .keyboardHeight: .screenClass])
  static let phone14ProMax = Screen(430, 932, scale: 3, ppi: 460, diagonal: 6.7).with(
    safeAreas: .homeIndicatorPhone(top: 59, landscapeBottom: 20), keyboard: keyboard(345, 208),
    cornerRadius: 55, cutout: island(152.5, 11),
    sources: [.safeArea: .screenClass, .keyboardHeight: .screenClass])
  private static let measured: [Device.Figure: Device.Source] = [
    .safeArea: .simulators26, .keyboardHeight: .simulators26,
  ]
  static let phone16 = phone14Pro.with(sources: measured)
  static let phone16Plus = phone14ProMax.with(sources: measured)

  /// 402 x 874; where the island stands is documented for the phones of 2024 only.
  static let phone17 = Screen(402, 874, scale: 3, ppi: 460, diagonal: 6.3).with(
    safeAreas: .homeIndicatorPhone(top: 62, landscapeBottom: 20), keyboard: keyboard(335, 208),
    cornerRadius: 62, sources: measured.merging([.cornerRadius: .cornerReadings]) { $1 })
  static let phone16Pro = phone17.with(
    cutout: island(138.5, 14), sources: [.cornerRadius: .screenCorners])
  static let phone17ProMax = Screen(440, 956, scale: 3, ppi: 460, diagonal: 6.9).with(
    safeAreas: .homeIndicatorPhone(top: 62, landscapeBottom: 20), keyboard: keyboard(345, 208),
    cornerRadius: 62, sources: measured.merging([.cornerRadius: .cornerReadings]) { $1 })
  static let phone16ProMax = phone17ProMax.with(
    cutout: island(157.5, 14), sources: [.cornerRadius: .screenCorners])
  static let phoneAir = Screen(420, 912, scale: 3, ppi: 460, diagonal: 6.5).with(
    safeAreas: .homeIndicatorPhone(top: 68, landscapeBottom: 20), keyboard: keyboard(345, 208),
    sources: measured)

  /// Sizes alone: neither insets nor corners are documented yet.
  static let phone18Pro = Screen(402, 874, scale: 3, ppi: 460, diagonal: 6.3)
  static let phone18ProMax = Screen(440, 956, scale: 3, ppi: 460, diagonal: 6.9)
}
