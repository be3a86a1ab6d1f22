/// The iPad Airs, oldest first.
extension Device {
  /// iPad Air (1st generation), 2013.
  public static let iPadAir1 = iPad(
    "ipad-air-1", "iPad Air (1st generation)", 2013, iPadOS: "12", .pad9_7, family: .iPadAir,
    models: ["iPad4,1", "iPad4,2", "iPad4,3"], aliases: ["iPad Air 1", "iPad Air 2013"])
  /// iPad Air 2, 2014.
  public static let iPadAir2 = iPad(
    "ipad-air-2", "iPad Air 2", 2014, iPadOS: "15", .pad9_7split, family: .iPadAir,
    models: ["iPad5,3", "iPad5,4"], aliases: ["iPad Air (2nd generation)"])
  /// iPad Air (3rd generation), 2019.
  public static let iPadAir3 = iPad(
    "ipad-air-3", "iPad Air (3rd generation)", 2019, iPadOS: "18", .pad10_5, family: .iPadAir,
    models: ["iPad11,3", "iPad11,4"], aliases: ["iPad Air 3", "iPad Air 2019"])
  /// iPad Air, 2020.
  public static let iPadAir = iPad(
    "ipad-air", "iPad Air", 2020, iPadOS: "26",
    .pad10_9round.with(sources: [.safeArea: .screenClass]), family: .iPadAir,
    models: ["iPad13,1", "iPad13,2"],
    aliases: ["iPad Air (4th generation)", "iPad Air 4", "iPad Air 2020"])
  /// iPad Air (5th generation), 2022.
  public static let iPadAir5 = iPad(
    "ipad-air-5", "iPad Air (5th generation)", 2022, iPadOS: "26",
    .pad10_9round.with(sources: [.safeArea: .screenClass]), family: .iPadAir,
    models: ["iPad13,16", "iPad13,17"], aliases: ["iPad Air 5", "iPad Air 2022"])
  /// iPad Air 11-inch (M2), 2024.
  public static let iPadAir11InchM2 = iPad(
    "ipad-air-11-inch-m2", "iPad Air 11-inch (M2)", 2024, iPadOS: "26", .pad11air, family: .iPadAir,
    models: ["iPad14,8", "iPad14,9"], aliases: ["iPad Air 11 M2"])
  /// iPad Air 13-inch (M2), 2024.
  public static let iPadAir13InchM2 = iPad(
    "ipad-air-13-inch-m2", "iPad Air 13-inch (M2)", 2024, iPadOS: "26", .pad13air, family: .iPadAir,
    models: ["iPad14,10", "iPad14,11"], aliases: ["iPad Air 13 M2"])
  /// iPad Air 11-inch (M3), 2025.
  public static let iPadAir11InchM3 = iPad(
    "ipad-air-11-inch-m3", "iPad Air 11-inch (M3)", 2025, iPadOS: "26",
    .pad11air.with(sources: [.safeArea: .screenClass, .keyboardHeight: .screenClass]),
    family: .iPadAir, models: ["iPad15,3", "iPad15,4"], aliases: ["iPad Air 11 M3"])
  /// iPad Air 13-inch (M3), 2025.
  public static let iPadAir13InchM3 = iPad(
    "ipad-air-13-inch-m3", "iPad Air 13-inch (M3)", 2025, iPadOS: "26",
    .pad13air.with(sources: [.safeArea: .screenClass, .keyboardHeight: .screenClass]),
    family: .iPadAir, models: ["iPad15,5", "iPad15,6"], aliases: ["iPad Air 13 M3"])
  /// iPad Air 11-inch (M4), 2026.
  public static let iPadAir11InchM4 = iPad(
    "ipad-air-11-inch-m4", "iPad Air 11-inch (M4)", 2026, iPadOS: "26", .pad11air, family: .iPadAir,
    cameWith: 26, aliases: ["iPad Air 11 M4"])
  /// iPad Air 13-inch (M4), 2026.
  public static let iPadAir13InchM4 = iPad(
    "ipad-air-13-inch-m4", "iPad Air 13-inch (M4)", 2026, iPadOS: "26", .pad13air, family: .iPadAir,
    cameWith: 26, aliases: ["iPad Air 13 M4"])

  static let iPadAirs: [Device] = [
    .iPadAir1, .iPadAir2, .iPadAir3, .iPadAir, .iPadAir5, .iPadAir11InchM2, .iPadAir13InchM2,
    .iPadAir11InchM3, .iPadAir13InchM3, .iPadAir11InchM4, .iPadAir13InchM4,
  ]
}
