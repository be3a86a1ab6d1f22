/// Phones and tablets of other makers that the lists of current browser tools carry.
extension Device {
  /// BlackBerry Z30.
  public static let blackBerryZ30 = made(
    "blackberry-z30", "BlackBerry Z30", 2013,
    Screen(360, 640, scale: 2, ppi: 294, diagonal: 5).with(sources: [.size: .browserTools]),
    kind: .phone, platform: .other, family: .otherPhone)
  /// Jio Phone 2.
  public static let jioPhone2 = made(
    "jio-phone-2", "Jio Phone 2", 2018,
    Screen(240, 320, scale: 1, ppi: 167, diagonal: 2.4).with(sources: [.size: .browserTools]),
    kind: .phone, platform: .other, family: .otherPhone, aliases: ["JioPhone 2"])
  /// LG Optimus L70.
  public static let lgOptimusL70 = made(
    "lg-optimus-l70", "LG Optimus L70", 2014,
    Screen(384, 640, scale: 1.25, ppi: 207, diagonal: 4.5).with(sources: [.size: .browserTools]),
    kind: .phone, platform: .android, family: .otherPhone)
  /// Lumia 520.
  public static let lumia520 = made(
    "lumia-520", "Lumia 520", 2013,
    Screen(
      320, 1600.0 / 3, scale: 1.5, pixels: Size(width: 480, height: 800), ppi: 235, diagonal: 4
    ).with(sources: [.size: .browserTools]), kind: .phone, platform: .windows,
    family: .otherPhone, aliases: ["Nokia Lumia 520"])
  /// Lumia 550.
  public static let lumia550 = made(
    "lumia-550", "Lumia 550", 2015,
    Screen(360, 640, scale: 2, ppi: 315, diagonal: 4.7).with(sources: [.size: .browserTools]),
    kind: .phone, platform: .windows, family: .otherPhone, aliases: ["Microsoft Lumia 550"])
  /// Lumia 950.
  public static let lumia950 = made(
    "lumia-950", "Lumia 950", 2015,
    Screen(360, 640, scale: 4, ppi: 564, diagonal: 5.2).with(sources: [.size: .browserTools]),
    kind: .phone, platform: .windows, family: .otherPhone, aliases: ["Microsoft Lumia 950"])
  /// Moto G4.
  public static let motoG4 = made(
    "moto-g4", "Moto G4", 2016,
    Screen(360, 640, scale: 3, ppi: 401, diagonal: 5.5).with(sources: [.size: .browserTools]),
    kind: .phone, platform: .android, family: .otherPhone, aliases: ["Motorola Moto G4"])
  /// Nokia N9.
  public static let nokiaN9 = made(
    "nokia-n9", "Nokia N9", 2011,
    Screen(480, 854, scale: 1, ppi: 251, diagonal: 3.9).with(sources: [.size: .browserTools]),
    kind: .phone, platform: .linux, family: .otherPhone)
  /// Surface Duo.
  public static let surfaceDuo = made(
    "surface-duo", "Surface Duo", 2020,
    Screen(540, 720, scale: 2.5, ppi: 401, diagonal: 5.6).with(sources: [.size: .chromeDevTools]),
    kind: .phone, platform: .android, family: .otherPhone, aliases: ["Surface Duo (one screen)"])
  /// Surface Duo 2.
  public static let surfaceDuo2 = made(
    "surface-duo-2", "Surface Duo 2", 2021,
    Screen(
      537.6, 756.8, scale: 2.5, pixels: Size(width: 1344, height: 1892), ppi: 401, diagonal: 5.8
    ).with(sources: [.size: .foldNotes]), kind: .phone, platform: .android,
    family: .otherPhone, aliases: ["Surface Duo 2 (one screen)"], refreshRate: 90)
  /// BlackBerry PlayBook.
  public static let blackBerryPlayBook = made(
    "blackberry-playbook", "BlackBerry PlayBook", 2011,
    Screen(1024, 600, scale: 1, ppi: 169, diagonal: 7).with(sources: [.size: .browserTools]),
    kind: .pad, platform: .other, family: .otherTablet, natural: .landscapeLeft)
  /// Surface Duo (both screens).
  public static let surfaceDuoBoth = made(
    "surface-duo-both-screens", "Surface Duo (both screens)", 2020,
    Screen(1114, 720, scale: 2.5).with(
      hinge: Hinge(frame: Rect(x: 540, y: 0, width: 34, height: 720), isOccluding: true),
      sources: [.size: .chromeDevTools]), kind: .pad, platform: .android, family: .otherTablet,
    natural: .landscapeLeft)
  /// Kindle Fire HDX.
  public static let kindleFireHDX = made(
    "kindle-fire-hdx", "Kindle Fire HDX", 2013,
    Screen(800, 1280, scale: 2, ppi: 339, diagonal: 8.9).with(sources: [.size: .browserTools]),
    kind: .pad, platform: .android, family: .otherTablet,
    aliases: ["Kindle Fire HDX 8.9", "Amazon Kindle Fire HDX"])
  /// Nest Hub.
  public static let nestHub = made(
    "nest-hub", "Nest Hub", 2018,
    Screen(1024, 600, scale: 2, pixels: Size(width: 1024, height: 600), ppi: 170, diagonal: 7).with(
      sources: [.size: .chromeDevTools]), kind: .panel, platform: .android, family: .otherTablet,
    natural: .landscapeLeft, aliases: ["Google Nest Hub"])
  /// Nest Hub Max.
  public static let nestHubMax = made(
    "nest-hub-max", "Nest Hub Max", 2019,
    Screen(1280, 800, scale: 2, pixels: Size(width: 1280, height: 800), ppi: 151, diagonal: 10)
      .with(sources: [.size: .chromeDevTools]), kind: .panel, platform: .android,
    family: .otherTablet,
    natural: .landscapeLeft, aliases: ["Google Nest Hub Max"])
  /// Surface Pro 7.
  public static let surfacePro7 = made(
    "surface-pro-7", "Surface Pro 7", 2019,
    Screen(1368, 912, scale: 2, ppi: 267, diagonal: 12.3).with(sources: [.size: .chromeDevTools]),
    kind: .pad, platform: .windows, family: .otherTablet, natural: .landscapeLeft,
    aliases: ["Microsoft Surface Pro 7"], refreshRate: 60)
  /// Surface Pro 9.
  public static let surfacePro9 = made(
    "surface-pro-9", "Surface Pro 9", 2022,
    Screen(1440, 960, scale: 2, ppi: 267, diagonal: 13).with(sources: [.size: .presets]),
    kind: .pad, platform: .windows, family: .otherTablet, natural: .landscapeLeft,
    aliases: ["Microsoft Surface Pro 9"], refreshRate: 120)
  /// Surface Pro 10.
  public static let surfacePro10 = made(
    "surface-pro-10", "Surface Pro 10", 2024,
    Screen(1440, 960, scale: 2, ppi: 267, diagonal: 13).with(sources: [.size: .chromeDevTools]),
    kind: .pad, platform: .windows, family: .otherTablet, natural: .landscapeLeft,
    aliases: ["Microsoft Surface Pro 10"], refreshRate: 120)
  /// Zenbook 17 Fold.
  public static let zenbook17Fold = made(
    "zenbook-17-fold", "Zenbook 17 Fold", 2022,
    Screen(
      2560.0 / 1.5, 1280, scale: 1.5, pixels: Size(width: 2560, height: 1920), ppi: 185,
      diagonal: 17.3
    ).with(
      hinge: Hinge(frame: Rect(x: 800, y: 0, width: 107, height: 1280)),
      sources: [.size: .chromeDevTools]), kind: .pad, platform: .windows, family: .otherTablet,
    natural: .landscapeLeft,
    aliases: ["Asus Zenbook Fold", "Asus Zenbook 17 Fold"])

  static let otherDevices: [Device] = [
    .blackBerryZ30, .jioPhone2, .lgOptimusL70, .lumia520, .lumia550, .lumia950, .motoG4, .nokiaN9,
    .surfaceDuo, .surfaceDuo2, .blackBerryPlayBook, .surfaceDuoBoth, .kindleFireHDX, .nestHub,
    .nestHubMax, .surfacePro7, .surfacePro9, .surfacePro10, .zenbook17Fold,
  ]
}
