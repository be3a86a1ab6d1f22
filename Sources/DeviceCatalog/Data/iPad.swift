/// The plain iPads and the iPad minis, oldest first.
extension Device {
  /// iPad (1st generation), 2010.
  public static let iPad1 = iPad(
    "ipad-1", "iPad (1st generation)", 2010, iPadOS: "5", .pad9_7at1x, family: .iPad,
    models: ["iPad1,1"], aliases: ["iPad 1"])
  /// iPad 2, 2011.
  public static let iPad2 = iPad(
    "ipad-2", "iPad 2", 2011, iPadOS: "9", .pad9_7at1x, family: .iPad,
    models: ["iPad2,1", "iPad2,2", "iPad2,3", "iPad2,4"], aliases: ["iPad (2nd generation)"])
  /// iPad (3rd generation), 2012.
  public static let iPad3 = iPad(
    "ipad-3", "iPad (3rd generation)", 2012, iPadOS: "9", .pad9_7, family: .iPad,
    models: ["iPad3,1", "iPad3,2", "iPad3,3"], aliases: ["iPad 3"])
  /// iPad (4th generation), 2012.
  public static let iPad4 = iPad(
    "ipad-4", "iPad (4th generation)", 2012, iPadOS: "10", .pad9_7, family: .iPad,
    models: ["iPad3,4", "iPad3,5", "iPad3,6"], aliases: ["iPad 4"])
  /// iPad (5th generation), 2017.
  public static let iPad5 = iPad(
    "ipad-5", "iPad (5th generation)", 2017, iPadOS: "16", .pad9_7split, family: .iPad,
    models: ["iPad6,11", "iPad6,12"], aliases: ["iPad 5", "iPad 2017"])
  /// iPad (6th generation), 2018.
  public static let iPad6 = iPad(
    "ipad-6", "iPad (6th generation)", 2018, iPadOS: "17", .pad9_7split, family: .iPad,
    models: ["iPad7,5", "iPad7,6"], aliases: ["iPad 6", "iPad 2018"])
  /// iPad (7th generation), 2019.
  public static let iPad7 = iPad(
    "ipad-7", "iPad (7th generation)", 2019, iPadOS: "18", .pad10_2, family: .iPad,
    models: ["iPad7,11", "iPad7,12"], aliases: ["iPad 7", "iPad 2019"])
  /// iPad (8th generation), 2020.
  public static let iPad8 = iPad(
    "ipad-8", "iPad (8th generation)", 2020, iPadOS: "18", .pad10_2, family: .iPad,
    models: ["iPad11,6", "iPad11,7"], aliases: ["iPad 8", "iPad 2020"])
  /// iPad (9th generation), 2021.
  public static let iPad9 = iPad(
    "ipad-9", "iPad (9th generation)", 2021, iPadOS: "18", .pad10_2, family: .iPad,
    models: ["iPad12,1", "iPad12,2"], aliases: ["iPad 9", "iPad 2021"])
  /// iPad (10th generation), 2022.
  public static let iPad10 = iPad(
    "ipad-10", "iPad (10th generation)", 2022, iPadOS: "26", .pad10_9, family: .iPad,
    models: ["iPad13,18", "iPad13,19"], aliases: ["iPad 10", "iPad 2022"])
  /// iPad (A16), 2025.
  public static let iPadA16 = iPad(
    "ipad-a16", "iPad (A16)", 2025, iPadOS: "26", .pad10_9, family: .iPad,
    models: ["iPad15,7", "iPad15,8"], aliases: ["iPad 11", "iPad (11th generation)", "iPad 2025"])
  /// iPad mini (1st generation), 2012.
  public static let iPadMini1 = iPad(
    "ipad-mini-1", "iPad mini (1st generation)", 2012, iPadOS: "9", .padMini1, family: .iPadMini,
    models: ["iPad2,5", "iPad2,6", "iPad2,7"], aliases: ["iPad mini 1"])
  /// iPad mini 2, 2013.
  public static let iPadMini2 = iPad(
    "ipad-mini-2", "iPad mini 2", 2013, iPadOS: "12", .pad7_9, family: .iPadMini,
    models: ["iPad4,4", "iPad4,5", "iPad4,6"], aliases: ["iPad mini (2nd generation)"])
  /// iPad mini 3, 2014.
  public static let iPadMini3 = iPad(
    "ipad-mini-3", "iPad mini 3", 2014, iPadOS: "12", .pad7_9, family: .iPadMini,
    models: ["iPad4,7", "iPad4,8", "iPad4,9"], aliases: ["iPad mini (3rd generation)"])
  /// iPad mini 4, 2015.
  public static let iPadMini4 = iPad(
    "ipad-mini-4", "iPad mini 4", 2015, iPadOS: "15", .pad7_9split, family: .iPadMini,
    models: ["iPad5,1", "iPad5,2"], aliases: ["iPad mini (4th generation)"])
  /// iPad mini (5th generation), 2019.
  public static let iPadMini5 = iPad(
    "ipad-mini-5", "iPad mini (5th generation)", 2019, iPadOS: "18", .pad7_9split,
    family: .iPadMini, models: ["iPad11,1", "iPad11,2"], aliases: ["iPad mini 5", "iPad mini 2019"])
  /// iPad mini (6th generation), 2021.
  public static let iPadMini6 = iPad(
    "ipad-mini-6", "iPad mini (6th generation)", 2021, iPadOS: "26",
    .pad8_3.with(sources: [.safeArea: .screenClass, .keyboardHeight: .screenClass]),
    family: .iPadMini, models: ["iPad14,1", "iPad14,2"],
    aliases: ["iPad mini 6", "iPad mini 2021"])
  /// iPad mini (A17 Pro), 2024.
  public static let iPadMiniA17Pro = iPad(
    "ipad-mini-a17-pro", "iPad mini (A17 Pro)", 2024, iPadOS: "26", .pad8_3, family: .iPadMini,
    models: ["iPad16,1", "iPad16,2"],
    aliases: ["iPad mini 7", "iPad mini (7th generation)", "iPad mini 2024"])

  static let iPads: [Device] = [
    .iPad1, .iPad2, .iPad3, .iPad4, .iPad5, .iPad6, .iPad7, .iPad8, .iPad9, .iPad10, .iPadA16,
    .iPadMini1, .iPadMini2, .iPadMini3, .iPadMini4, .iPadMini5, .iPadMini6, .iPadMiniA17Pro,
  ]
}
