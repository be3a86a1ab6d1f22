/// Watches with Wear OS and televisions with Android.
extension Device {
  /// Wear OS large round.
  public static let wearOSLargeRound = wear(
    "wear-os-large-round", "Wear OS large round",
    Screen(227, 227, scale: 2, diagonal: 1.39).with(cornerRadius: 113.5))
  /// Wear OS small round.
  public static let wearOSSmallRound = wear(
    "wear-os-small-round", "Wear OS small round",
    Screen(192, 192, scale: 2, diagonal: 1.2).with(cornerRadius: 96))
  /// Wear OS extra large round.
  public static let wearOSExtraLargeRound = wear(
    "wear-os-extra-large-round", "Wear OS extra large round",
    Screen(240, 240, scale: 2).with(cornerRadius: 120))
  /// Wear OS rectangular.
  public static let wearOSRectangular = wear(
    "wear-os-rectangular", "Wear OS rectangular", Screen(201, 238, scale: 2))
  /// Wear OS square.
  public static let wearOSSquare = wear(
    "wear-os-square", "Wear OS square", Screen(180, 180, scale: 2))
  /// Android TV 720p.
  public static let androidTV720p = androidTV(
    "android-tv-720p", "Android TV 720p", .android(1280, 720, dpi: 213))
  /// Android TV 1080p.
  public static let androidTV1080p = androidTV(
    "android-tv-1080p", "Android TV 1080p", .android(1920, 1080, dpi: 320))
  /// Android TV 4K.
  public static let androidTV4K = androidTV(
    "android-tv-4k", "Android TV 4K", .android(3840, 2160, dpi: 640))

  static let wearAndTVs: [Device] = [
    .wearOSLargeRound, .wearOSSmallRound, .wearOSExtraLargeRound, .wearOSRectangular, .wearOSSquare,
    .androidTV720p, .androidTV1080p, .androidTV4K,
  ]
}
