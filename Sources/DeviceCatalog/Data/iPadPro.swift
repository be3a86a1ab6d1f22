/// The iPad Pros, oldest first.
extension Device {
  /// iPad Pro (12.9 inch, 1st generation), 2015.
  public static let iPadPro12_9Inch1 = iPad(
    "ipad-pro-12-9-inch-1", "iPad Pro (12.9 inch, 1st generation)", 2015, iPadOS: "16",
    .pad12_9home, family: .iPadPro, models: ["iPad6,7", "iPad6,8"],
    aliases: ["iPad Pro 12.9-inch (1st generation)", "iPad Pro 2015"])
  /// iPad Pro (9.7 inch), 2016.
  public static let iPadPro9_7Inch = iPad(
    "ipad-pro-9-7-inch", "iPad Pro (9.7 inch)", 2016, iPadOS: "16", .pad9_7split, family: .iPadPro,
    models: ["iPad6,3", "iPad6,4"], aliases: ["iPad Pro 9.7-inch", "iPad Pro 2016"])
  /// iPad Pro (10.5 inch), 2017.
  public static let iPadPro10_5Inch = iPad(
    "ipad-pro-10-5-inch", "iPad Pro (10.5 inch)", 2017, iPadOS: "17", .pad10_5, family: .iPadPro,
    models: ["iPad7,3", "iPad7,4"], aliases: ["iPad Pro 10.5-inch"], refreshRate: 120)
  /// iPad Pro (12.9 inch, 2nd generation), 2017.
  public static let iPadPro12_9Inch2 = iPad(
    "ipad-pro-12-9-inch-2", "iPad Pro (12.9 inch, 2nd generation)", 2017, iPadOS: "17",
    .pad12_9home, family: .iPadPro, models: ["iPad7,1", "iPad7,2"],
    aliases: ["iPad Pro 12.9-inch (2nd generation)"], refreshRate: 120)
  /// iPad Pro (11 inch), 2018.
  public static let iPadPro11Inch = iPad(
    "ipad-pro-11-inch", "iPad Pro (11 inch)", 2018, iPadOS: "26", .pad11, family: .iPadPro,
    models: ["iPad8,1", "iPad8,2", "iPad8,3", "iPad8,4"],
    aliases: [
      "iPad Pro 11-inch", "iPad Pro (11 inch, 1st generation)", "iPad Pro 11-inch (1st generation)",
    ], refreshRate: 120)
  /// iPad Pro (12.9 inch), 2018.
  public static let iPadPro12_9Inch = iPad(
    "ipad-pro-12-9-inch", "iPad Pro (12.9 inch)", 2018, iPadOS: "26", .pad12_9, family: .iPadPro,
    models: ["iPad8,5", "iPad8,6", "iPad8,7", "iPad8,8"],
    aliases: [
      "iPad Pro 12.9-inch", "iPad Pro (12.9 inch, 3rd generation)",
      "iPad Pro 12.9-inch (3rd generation)",
    ], refreshRate: 120)
  /// iPad Pro (11 inch, 2nd generation), 2020.
  public static let iPadPro11Inch2 = iPad(
    "ipad-pro-11-inch-2", "iPad Pro (11 inch, 2nd generation)", 2020, iPadOS: "26", .pad11,
    family: .iPadPro, models: ["iPad8,9", "iPad8,10"],
    aliases: ["iPad Pro 11-inch (2nd generation)"], refreshRate: 120)
  /// iPad Pro (12.9 inch, 4th generation), 2020.
  public static let iPadPro12_9Inch4 = iPad(
    "ipad-pro-12-9-inch-4", "iPad Pro (12.9 inch, 4th generation)", 2020, iPadOS: "26", .pad12_9,
    family: .iPadPro, models: ["iPad8,11", "iPad8,12"],
    aliases: ["iPad Pro 12.9-inch (4th generation)"], refreshRate: 120)
  /// iPad Pro (11 inch, 3rd generation), 2021.
  public static let iPadPro11Inch3 = iPad(
    "ipad-pro-11-inch-3", "iPad Pro (11 inch, 3rd generation)", 2021, iPadOS: "26", .pad11,
    family: .iPadPro, models: ["iPad13,4", "iPad13,5", "iPad13,6", "iPad13,7"],
    aliases: ["iPad Pro 11-inch (3rd generation)"], refreshRate: 120)
  /// iPad Pro (12.9 inch, 5th generation), 2021.
  public static let iPadPro12_9Inch5 = iPad(
    "ipad-pro-12-9-inch-5", "iPad Pro (12.9 inch, 5th generation)", 2021, iPadOS: "26", .pad12_9,
    family: .iPadPro, models: ["iPad13,8", "iPad13,9", "iPad13,10", "iPad13,11"],
    aliases: ["iPad Pro 12.9-inch (5th generation)"], refreshRate: 120)
  /// iPad Pro (11 inch, 4th generation), 2022.
  public static let iPadPro11Inch4 = iPad(
    "ipad-pro-11-inch-4", "iPad Pro (11 inch, 4th generation)", 2022, iPadOS: "26", .pad11,
    family: .iPadPro, models: ["iPad14,3", "iPad14,4"],
    aliases: ["iPad Pro 11-inch (4th generation)"], refreshRate: 120)
  /// iPad Pro (12.9 inch, 6th generation), 2022.
  public static let iPadPro12_9Inch6 = iPad(
    "ipad-pro-12-9-inch-6", "iPad Pro (12.9 inch, 6th generation)", 2022, iPadOS: "26", .pad12_9,
    family: .iPadPro, models: ["iPad14,5", "iPad14,6"],
    aliases: ["iPad Pro 12.9-inch (6th generation)"], refreshRate: 120)
  /// iPad Pro 11-inch (M4), 2024.
  public static let iPadPro11InchM4 = iPad(
    "ipad-pro-11-inch-m4", "iPad Pro 11-inch (M4)", 2024, iPadOS: "26", .pad11M4, family: .iPadPro,
    models: ["iPad16,3", "iPad16,4"], aliases: ["iPad Pro 11 M4"], refreshRate: 120)
  /// iPad Pro 13-inch (M4), 2024.
  public static let iPadPro13InchM4 = iPad(
    "ipad-pro-13-inch-m4", "iPad Pro 13-inch (M4)", 2024, iPadOS: "26", .pad13, family: .iPadPro,
    models: ["iPad16,5", "iPad16,6"], aliases: ["iPad Pro 13 M4"], refreshRate: 120)
  /// iPad Pro 11-inch (M5), 2025.
  public static let iPadPro11InchM5 = iPad(
    "ipad-pro-11-inch-m5", "iPad Pro 11-inch (M5)", 2025, iPadOS: "26", .pad11M4, family: .iPadPro,
    models: ["iPad17,1", "iPad17,2"], cameWith: 26, aliases: ["iPad Pro 11 M5"], refreshRate: 120)
  /// iPad Pro 13-inch (M5), 2025.
  public static let iPadPro13InchM5 = iPad(
    "ipad-pro-13-inch-m5", "iPad Pro 13-inch (M5)", 2025, iPadOS: "26", .pad13, family: .iPadPro,
    models: ["iPad17,3", "iPad17,4"], cameWith: 26, aliases: ["iPad Pro 13 M5"], refreshRate: 120)

  static let iPadPros: [Device] = [
    .iPadPro12_9Inch1, .iPadPro9_7Inch, .iPadPro10_5Inch, .iPadPro12_9Inch2, .iPadPro11Inch,
    .iPadPro12_9Inch, .iPadPro11Inch2, .iPadPro12_9Inch4, .iPadPro11Inch3, .iPadPro12_9Inch5,
    .iPadPro11Inch4, .iPadPro12_9Inch6, .iPadPro11InchM4, .iPadPro13InchM4, .iPadPro11InchM5,
    .iPadPro13InchM5,
  ]
}
