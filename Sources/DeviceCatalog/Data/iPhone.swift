/// The iPhones, oldest first.
extension Device {
  private static let phoneSources: [Figure: Source] = [
    .size: .appleHIG, .pixelSize: .appleDisplays, .ppi: .appleDisplays, .diagonal: .appleDisplays,
    .year: .appleSpecs, .safeArea: .simulators, .earlierSafeArea: .simulators,
    .keyboardHeight: .simulators26,
    .cornerRadius: .screenCorners, .cutout: .chromeDevTools, .refreshRate: .appleSpecs,
    .modelIdentifiers: .appleDisplays, .hinge: .foldNotes,
  ]

  /// An iPhone or iPod touch.
  ///
  /// - Parameters:
  ///   - version: The newest system that it runs, for which the insets hold.
  ///   - firstVersion: The system that it came with, where that is newer than 18.
  static func iPhone(
    _ id: String, _ name: String, _ year: Int, iOS version: String?, _ screen: Screen,
    models: [String] = [], _ aliases: [String] = [], refreshRate: Double? = 60,
    cameWith firstVersion: Int = 18,
    family: DeviceFamily = .iPhone
  ) -> Device {
    let hasHomeButton = screen.safeAreas == .homeButtonPhone
    return Device(
      id: id, name: name, aliases: aliases, modelIdentifiers: models, family: family, kind: .phone,
      platform: .iOS, systemVersion: version, year: year, size: screen.size, scale: screen.scale,
      pixelSize: screen.pixelSize, ppi: screen.ppi, diagonal: screen.diagonal,
      supportedOrientations: hasHomeButton
        ? Orientation.allCases : [.portrait, .landscapeLeft, .landscapeRight],
      safeAreas: screen.safeAreas,
      earlierSafeAreas: firstVersion > 18
        ? nil : screen.safeAreas.upToVersion18.map { EarlierSafeAreas(upTo: "18", $0) },
      keyboardHeights: screen.keyboard,
      cornerRadius: screen.cornerRadius, cutout: screen.cutout, refreshRate: refreshRate
    ).citing(phoneSources, screen.sources)
  }

  /// iPhone 4s.
  public static let iPhone4s = iPhone(
    "iphone-4s", "iPhone 4s", 2011, iOS: "9", .phone3_5.with(sources: [.size: .appleSpecs]),
    models: ["iPhone4,1"])
  /// iPhone 5.
  public static let iPhone5 = iPhone(
    "iphone-5", "iPhone 5", 2012, iOS: "10", .phone4, models: ["iPhone5,1", "iPhone5,2"])
  /// iPhone 5c.
  public static let iPhone5c = iPhone(
    "iphone-5c", "iPhone 5c", 2013, iOS: "10", .phone4, models: ["iPhone5,3", "iPhone5,4"])
  /// iPhone 5s.
  public static let iPhone5s = iPhone(
    "iphone-5s", "iPhone 5s", 2013, iOS: "12", .phone4, models: ["iPhone6,1", "iPhone6,2"])
  /// iPhone 6.
  public static let iPhone6 = iPhone(
    "iphone-6", "iPhone 6", 2014, iOS: "12", .phone4_7, models: ["iPhone7,2"])
  /// iPhone 6 Plus.
  public static let iPhone6Plus = iPhone(
    "iphone-6-plus", "iPhone 6 Plus", 2014, iOS: "12", .phone5_5, models: ["iPhone7,1"])
  /// iPhone 6s.
  public static let iPhone6s = iPhone(
    "iphone-6s", "iPhone 6s", 2015, iOS: "15", .phone4_7, models: ["iPhone8,1"])
  /// iPhone 6s Plus.
  public static let iPhone6sPlus = iPhone(
    "iphone-6s-plus", "iPhone 6s Plus", 2015, iOS: "15", .phone5_5, models: ["iPhone8,2"])
  /// iPhone SE of 2016.
  public static let iPhoneSE1 = iPhone(
    "iphone-se-1", "iPhone SE (1st generation)", 2016, iOS: "15", .phone4, models: ["iPhone8,4"],
    ["iPhone SE 2016", "SE 2016", "iPhone SE 1", "SE 1"])
  /// iPhone 7.
  public static let iPhone7 = iPhone(
    "iphone-7", "iPhone 7", 2016, iOS: "15", .phone4_7, models: ["iPhone9,1", "iPhone9,3"])
  /// iPhone 7 Plus.
  public static let iPhone7Plus = iPhone(
    "iphone-7-plus", "iPhone 7 Plus", 2016, iOS: "15", .phone5_5,
    models: ["iPhone9,2", "iPhone9,4"])
  /// iPhone 8.
  public static let iPhone8 = iPhone(
    "iphone-8", "iPhone 8", 2017, iOS: "16", .phone4_7, models: ["iPhone10,1", "iPhone10,4"])
  /// iPhone 8 Plus.
  public static let iPhone8Plus = iPhone(
    "iphone-8-plus", "iPhone 8 Plus", 2017, iOS: "16", .phone5_5,
    models: ["iPhone10,2", "iPhone10,5"])
  /// iPhone X.
  public static let iPhoneX = iPhone(
    "iphone-x", "iPhone X", 2017, iOS: "16", .phoneX, models: ["iPhone10,3", "iPhone10,6"],
    ["iPhone 10"])
  /// iPhone XR.
  public static let iPhoneXR = iPhone(
    "iphone-xr", "iPhone XR", 2018, iOS: "18", .phoneXR, models: ["iPhone11,8"], ["XR"])
  /// iPhone XS.
  public static let iPhoneXS = iPhone(
    "iphone-xs", "iPhone XS", 2018, iOS: "18", .phoneX, models: ["iPhone11,2"], ["XS"])
  /// iPhone XS Max.
  public static let iPhoneXSMax = iPhone(
    "iphone-xs-max", "iPhone XS Max", 2018, iOS: "18", .phoneXSMax,
    models: ["iPhone11,4", "iPhone11,6"], ["XS Max"])
  /// iPhone 11.
  public static let iPhone11 = iPhone(
    "iphone-11", "iPhone 11", 2019, iOS: "26", .phone11, models: ["iPhone12,1"])
  /// iPhone 11 Pro.
  public static let iPhone11Pro = iPhone(
    "iphone-11-pro", "iPhone 11 Pro", 2019, iOS: "26", .phone11Pro, models: ["iPhone12,3"],
    ["11 Pro"])
  /// iPhone 11 Pro Max.
  public static let iPhone11ProMax = iPhone(
    "iphone-11-pro-max", "iPhone 11 Pro Max", 2019, iOS: "26", .phone11ProMax,
    models: ["iPhone12,5"], ["11 Pro Max"])
  /// iPhone SE of 2020.
  public static let iPhoneSE2 = iPhone(
    "iphone-se-2", "iPhone SE (2nd generation)", 2020, iOS: "26",
    .phone4_7keyboard.with(sources: [.keyboardHeight: .screenClass]),
    models: ["iPhone12,8"], ["iPhone SE 2020", "SE 2020", "iPhone SE 2", "SE 2"])
  /// iPhone 12 mini; the system draws 1125 x 2436 pixels for a panel of 1080 x 2340.
  public static let iPhone12Mini = iPhone(
    "iphone-12-mini", "iPhone 12 Mini", 2020, iOS: "26", .phoneMini, models: ["iPhone13,1"],
    ["12 mini"])
  /// iPhone 12.
  public static let iPhone12 = iPhone(
    "iphone-12", "iPhone 12", 2020, iOS: "26", .phone12, models: ["iPhone13,2"])
  /// iPhone 12 Pro.
  public static let iPhone12Pro = iPhone(
    "iphone-12-pro", "iPhone 12 Pro", 2020, iOS: "26", .phone12, models: ["iPhone13,3"],
    ["12 Pro"])
  /// iPhone 12 Pro Max.
  public static let iPhone12ProMax = iPhone(
    "iphone-12-pro-max", "iPhone 12 Pro Max", 2020, iOS: "26", .phone12ProMax,
    models: ["iPhone13,4"], ["12 Pro Max"])
  /// iPhone 13 mini; the system draws 1125 x 2436 pixels for a panel of 1080 x 2340.
  public static let iPhone13Mini = iPhone(
    "iphone-13-mini", "iPhone 13 mini", 2021, iOS: "26", .phoneMini, models: ["iPhone14,4"],
    ["13 mini"])
  /// iPhone 13.
  public static let iPhone13 = iPhone(
    "iphone-13", "iPhone 13", 2021, iOS: "26",
    .phone13.with(sources: [.cornerRadius: .screenClass, .cutout: .screenClass]),
    models: ["iPhone14,5"])
  /// iPhone 13 Pro.
  public static let iPhone13Pro = iPhone(
    "iphone-13-pro", "iPhone 13 Pro", 2021, iOS: "26",
    .phone13.with(sources: [.cutout: .screenClass]), models: ["iPhone14,2"], ["13 Pro"],
    refreshRate: 120)
  /// iPhone 13 Pro Max.
  public static let iPhone13ProMax = iPhone(
    "iphone-13-pro-max", "iPhone 13 Pro Max", 2021, iOS: "26",
    .phone13ProMax.with(sources: [.cutout: .screenClass]), models: ["iPhone14,3"],
    ["13 Pro Max"], refreshRate: 120)
  /// iPhone SE of 2022.
  public static let iPhoneSE3 = iPhone(
    "iphone-se-3", "iPhone SE (3rd generation)", 2022, iOS: "26",
    .phone4_7keyboard.with(sources: [.safeArea: .simulators26, .cornerRadius: .simulators26]),
    models: ["iPhone14,6"], ["iPhone SE 2022", "SE 2022", "iPhone SE 3", "SE 3"])
  /// iPhone 14.
  public static let iPhone14 = iPhone(
    "iphone-14", "iPhone 14", 2022, iOS: "26", .phone13, models: ["iPhone14,7"])
  /// iPhone 14 Plus.
  public static let iPhone14Plus = iPhone(
    "iphone-14-plus", "iPhone 14 Plus", 2022, iOS: "26", .phone13ProMax, models: ["iPhone14,8"],
    ["14 Plus"])
  /// iPhone 14 Pro.
  public static let iPhone14Pro = iPhone(
    "iphone-14-pro", "iPhone 14 Pro", 2022, iOS: "26", .phone14Pro, models: ["iPhone15,2"],
    ["14 Pro"], refreshRate: 120)
  /// iPhone 14 Pro Max.
  public static let iPhone14ProMax = iPhone(
    "iphone-14-pro-max", "iPhone 14 Pro Max", 2022, iOS: "26", .phone14ProMax,
    models: ["iPhone15,3"], ["14 Pro Max"], refreshRate: 120)
  /// iPhone 15.
  public static let iPhone15 = iPhone(
    "iphone-15", "iPhone 15", 2023, iOS: "26", .phone14Pro, models: ["iPhone15,4"])
  /// iPhone 15 Plus.
  public static let iPhone15Plus = iPhone(
    "iphone-15-plus", "iPhone 15 Plus", 2023, iOS: "26", .phone14ProMax, models: ["iPhone15,5"],
    ["15 Plus"])
  /// iPhone 15 Pro.
  public static let iPhone15Pro = iPhone(
    "iphone-15-pro", "iPhone 15 Pro", 2023, iOS: "26", .phone14Pro, models: ["iPhone16,1"],
    ["15 Pro"], refreshRate: 120)
  /// iPhone 15 Pro Max.
  public static let iPhone15ProMax = iPhone(
    "iphone-15-pro-max", "iPhone 15 Pro Max", 2023, iOS: "26", .phone14ProMax,
    models: ["iPhone16,2"], ["15 Pro Max"], refreshRate: 120)
  /// iPhone 16.
  public static let iPhone16 = iPhone(
    "iphone-16", "iPhone 16", 2024, iOS: "26", .phone16, models: ["iPhone17,3"])
  /// iPhone 16 Plus.
  public static let iPhone16Plus = iPhone(
    "iphone-16-plus", "iPhone 16 Plus", 2024, iOS: "26", .phone16Plus, models: ["iPhone17,4"],
    ["16 Plus"])
  /// iPhone 16 Pro.
  public static let iPhone16Pro = iPhone(
    "iphone-16-pro", "iPhone 16 Pro", 2024, iOS: "26", .phone16Pro, models: ["iPhone17,1"],
    ["16 Pro"], refreshRate: 120)
  /// iPhone 16 Pro Max.
  public static let iPhone16ProMax = iPhone(
    "iphone-16-pro-max", "iPhone 16 Pro Max", 2024, iOS: "26", .phone16ProMax,
    models: ["iPhone17,2"], ["16 Pro Max"], refreshRate: 120)
  /// iPhone 16e.
  public static let iPhone16e = iPhone(
    "iphone-16e", "iPhone 16e", 2025, iOS: "26", .phone13, models: ["iPhone17,5"], ["16e"])
  /// iPhone 17.
  public static let iPhone17 = iPhone(
    "iphone-17", "iPhone 17", 2025, iOS: "26", .phone17, models: ["iPhone18,3"], refreshRate: 120,
    cameWith: 26)
  /// iPhone Air.
  public static let iPhoneAir = iPhone(
    "iphone-air", "iPhone Air", 2025, iOS: "26", .phoneAir, models: ["iPhone18,4"],
    ["iPhone 17 Air"], refreshRate: 120, cameWith: 26)
  /// iPhone 17 Pro.
  public static let iPhone17Pro = iPhone(
    "iphone-17-pro", "iPhone 17 Pro", 2025, iOS: "26", .phone17, models: ["iPhone18,1"],
    ["17 Pro"], refreshRate: 120, cameWith: 26)
  /// iPhone 17 Pro Max.
  public static let iPhone17ProMax = iPhone(
    "iphone-17-pro-max", "iPhone 17 Pro Max", 2025, iOS: "26", .phone17ProMax,
    models: ["iPhone18,2"], ["17 Pro Max"], refreshRate: 120, cameWith: 26)
  /// iPhone 17e.
  public static let iPhone17e = iPhone(
    "iphone-17e", "iPhone 17e", 2026, iOS: "26",
    .phone17e.with(sources: [.size: .simulators26]), ["17e"], cameWith: 26)
  /// iPhone 18 Pro.
  public static let iPhone18Pro = iPhone(
    "iphone-18-pro", "iPhone 18 Pro", 2026, iOS: nil,
    .phone18Pro.with(sources: [.size: .appleDisplays]), ["18 Pro"], refreshRate: nil)
  /// iPhone 18 Pro Max.
  public static let iPhone18ProMax = iPhone(
    "iphone-18-pro-max", "iPhone 18 Pro Max", 2026, iOS: nil,
    .phone18ProMax.with(sources: [.size: .appleDisplays]), ["18 Pro Max"], refreshRate: nil)

  static let iPhones: [Device] = [
    .iPhone4s, .iPhone5, .iPhone5c, .iPhone5s, .iPhone6, .iPhone6Plus, .iPhone6s, .iPhone6sPlus,
    .iPhoneSE1, .iPhone7, .iPhone7Plus, .iPhone8, .iPhone8Plus, .iPhoneX, .iPhoneXR, .iPhoneXS,
    .iPhoneXSMax, .iPhone11, .iPhone11Pro, .iPhone11ProMax, .iPhoneSE2, .iPhone12Mini, .iPhone12,
    .iPhone12Pro, .iPhone12ProMax, .iPhone13Mini, .iPhone13, .iPhone13Pro, .iPhone13ProMax,
    .iPhoneSE3, .iPhone14, .iPhone14Plus, .iPhone14Pro, .iPhone14ProMax, .iPhone15, .iPhone15Plus,
    .iPhone15Pro, .iPhone15ProMax, .iPhone16, .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax,
    .iPhone16e, .iPhone17, .iPhoneAir, .iPhone17Pro, .iPhone17ProMax, .iPhone17e, .iPhone18Pro,
    .iPhone18ProMax,
  ]
}
