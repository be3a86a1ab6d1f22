/// Apple's watches, television boxes and headset.
extension Device {
  /// Apple Watch 38mm (Series 0-3).
  public static let appleWatch38mmS0to3 = appleWatch(
    "apple-watch-38mm-series-0-3", "Apple Watch 38mm (Series 0-3)", 2015,
    Screen(136, 170, scale: 2, ppi: 290), ["Apple Watch 38mm", "Apple Watch Series 3 38mm"])
  /// Apple Watch 42mm (Series 0-3).
  public static let appleWatch42mmS0to3 = appleWatch(
    "apple-watch-42mm-series-0-3", "Apple Watch 42mm (Series 0-3)", 2015,
    Screen(156, 195, scale: 2, ppi: 303), ["Apple Watch Series 3 42mm"])
  /// Apple Watch 40mm (Series 4-6 and SE).
  public static let appleWatch40mmS4to6 = appleWatch(
    "apple-watch-40mm-series-4-6-and-se", "Apple Watch 40mm (Series 4-6 and SE)", 2018,
    Screen(162, 197, scale: 2, ppi: 326),
    [
      "Apple Watch 40mm", "Apple Watch Series 4 40mm", "Apple Watch Series 5 40mm",
      "Apple Watch Series 6 40mm", "Apple Watch SE 40mm",
    ])
  /// Apple Watch 44mm (Series 4-6 and SE).
  public static let appleWatch44mmS4to6 = appleWatch(
    "apple-watch-44mm-series-4-6-and-se", "Apple Watch 44mm (Series 4-6 and SE)", 2018,
    Screen(184, 224, scale: 2, ppi: 326),
    [
      "Apple Watch 44mm", "Apple Watch Series 4 44mm", "Apple Watch Series 5 44mm",
      "Apple Watch Series 6 44mm", "Apple Watch SE 44mm",
    ])
  /// Apple Watch 41mm (Series 7-9).
  public static let appleWatch41mmS7to9 = appleWatch(
    "apple-watch-41mm-series-7-9", "Apple Watch 41mm (Series 7-9)", 2021,
    Screen(176, 215, scale: 2, ppi: 326),
    [
      "Apple Watch 41mm", "Apple Watch Series 7 41mm", "Apple Watch Series 8 41mm",
      "Apple Watch Series 9 41mm",
    ])
  /// Apple Watch 45mm (Series 7-9).
  public static let appleWatch45mmS7to9 = appleWatch(
    "apple-watch-45mm-series-7-9", "Apple Watch 45mm (Series 7-9)", 2021,
    Screen(198, 242, scale: 2, ppi: 326),
    [
      "Apple Watch 45mm", "Apple Watch Series 7 45mm", "Apple Watch Series 8 45mm",
      "Apple Watch Series 9 45mm",
    ])
  /// Apple Watch 49mm (Ultra and Ultra 2).
  public static let appleWatch49mmUltra = appleWatch(
    "apple-watch-49mm-ultra-and-ultra-2", "Apple Watch 49mm (Ultra and Ultra 2)", 2022,
    Screen(205, 251, scale: 2, ppi: 338), ["Apple Watch Ultra", "Apple Watch Ultra 2"])
  /// Apple Watch 42mm (Series 10 and 11).
  public static let appleWatch42mmS10 = appleWatch(
    "apple-watch-42mm-series-10-and-11", "Apple Watch 42mm (Series 10 and 11)", 2024,
    Screen(187, 223, scale: 2, ppi: 326),
    ["Apple Watch Series 10 42mm", "Apple Watch Series 11 42mm"])
  /// Apple Watch 46mm (Series 10 and 11).
  public static let appleWatch46mmS10 = appleWatch(
    "apple-watch-46mm-series-10-and-11", "Apple Watch 46mm (Series 10 and 11)", 2024,
    Screen(208, 248, scale: 2, ppi: 326),
    ["Apple Watch 46mm", "Apple Watch Series 10 46mm", "Apple Watch Series 11 46mm"])
  /// Apple Watch 49mm (Ultra 3).
  public static let appleWatch49mmUltra3 = appleWatch(
    "apple-watch-49mm-ultra-3", "Apple Watch 49mm (Ultra 3)", 2025,
    Screen(211, 257, scale: 2, ppi: 338), ["Apple Watch Ultra 3", "Apple Watch Ultra 4"])
  /// Apple TV HD.
  public static let appleTVHD = appleTV(
    "apple-tv-hd", "Apple TV HD", 2015, Screen(1920, 1080, scale: 1),
    ["Apple TV 1080p", "Apple TV (1080p)"])
  /// Apple TV 4K.
  public static let appleTV4K = appleTV(
    "apple-tv-4k", "Apple TV 4K", 2017, Screen(1920, 1080, scale: 2), [])
  /// The window that visionOS opens for an app by default.
  public static let appleVisionPro = vision(
    "apple-vision-pro", "Apple Vision Pro (window)", 2024, Screen(1280, 720, scale: 2),
    ["Apple Vision Pro", "visionOS"])

  static let appleOthers: [Device] = [
    .appleWatch38mmS0to3, .appleWatch42mmS0to3, .appleWatch40mmS4to6, .appleWatch44mmS4to6,
    .appleWatch41mmS7to9, .appleWatch45mmS7to9, .appleWatch49mmUltra, .appleWatch42mmS10,
    .appleWatch46mmS10, .appleWatch49mmUltra3, .appleTVHD, .appleTV4K, .appleVisionPro,
  ]
}
