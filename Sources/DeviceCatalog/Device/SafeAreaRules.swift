/// How the insets of each kind of device follow from its few figures when it is turned.
///
/// This is the one place for such rules: a device that behaves differently names its four insets.
extension ByOrientation where Value == EdgeInsets {
  /// An iPhone or iPod touch with a home button: a status bar of 20 points, hidden in landscape.
  public static let homeButtonPhone = ByOrientation(
    portrait: EdgeInsets(top: 20), landscapeLeft: .zero, landscapeRight: .zero)

  /// An iPhone with a home indicator: upright its sensors push the content down; turned, the same
  /// distance is kept on both sides. Upside down is not offered by the system.
  ///
  /// - Parameter landscapeBottom: 20 from iOS 26 on, 21 before.
  public static func homeIndicatorPhone(top: Double, landscapeBottom: Double) -> ByOrientation {
    let turned = EdgeInsets(top: 0, left: top, bottom: landscapeBottom, right: top)
    return ByOrientation(
      portrait: EdgeInsets(top: top, bottom: 34), landscapeLeft: turned, landscapeRight: turned)
  }

  /// An iPad with a home indicator, from iPadOS 26 on.
  public static let homeIndicatorPad = fixed(top: 32, bottom: 25)
  /// An iPad with a home indicator, up to iPadOS 18.
  public static let earlierHomeIndicatorPad = fixed(top: 24, bottom: 20)

  /// What an iPhone's or iPad's insets were up to version 18 of its system, `nil` where they were
  /// the same: the rules of version 26 undone.
  var upToVersion18: ByOrientation? {
    if self == .homeIndicatorPad { return .earlierHomeIndicatorPad }
    guard let upright = portrait, landscapeLeft?.bottom == 20 else { return nil }
    return .homeIndicatorPhone(top: upright.top, landscapeBottom: 21)
  }

  /// A device whose insets stay where they are when it is turned: an iPad, a television's overscan.
  public static func fixed(top: Double, bottom: Double = 0, sides: Double = 0) -> ByOrientation {
    ByOrientation(every: EdgeInsets(top: top, left: sides, bottom: bottom, right: sides))
  }

  /// An Android phone with gesture navigation: bars stay at the top and the bottom, and the camera
  /// keeps its distance from the edge that it is on.
  ///
  /// - Parameters:
  ///   - top: The status bar upright, the camera's distance included.
  ///   - camera: The camera's distance from its edge; zero where it takes no room.
  ///   - turnedTop: The status bar in landscape.
  ///   - bottom: The gesture bar.
  public static func androidPhone(
    top: Double, camera: Double, turnedTop: Double, bottom: Double
  ) -> ByOrientation {
    ByOrientation(
      portrait: EdgeInsets(top: top, bottom: bottom),
      landscapeLeft: EdgeInsets(top: turnedTop, left: camera, bottom: bottom),
      landscapeRight: EdgeInsets(top: turnedTop, bottom: bottom, right: camera))
  }

  /// An Android phone with three navigation buttons: a status bar of 24 points, and a bar of 48
  /// that stays at the device's own bottom, so it is at a side when the phone is turned.
  public static let androidButtonsPhone = ByOrientation(
    portrait: EdgeInsets(top: 24, bottom: 48),
    landscapeLeft: EdgeInsets(top: 24, right: 48), landscapeRight: EdgeInsets(top: 24, left: 48))
}
