/// Readers, games consoles and panels that programs of SDL run on; a point is a pixel.
extension Device {
  /// Kindle Paperwhite.
  public static let kindlePaperwhite = made(
    "kindle-paperwhite", "Kindle Paperwhite", 2021,
    Screen(1236, 1648, scale: 1, ppi: 300, diagonal: 6.8), kind: .reader, platform: .linux,
    family: .otherTablet, aliases: ["Kindle Paperwhite (11th generation)", "e-reader"])
  /// Kobo Clara HD.
  public static let koboClaraHD = made(
    "kobo-clara-hd", "Kobo Clara HD", 2018, Screen(1072, 1448, scale: 1, ppi: 300, diagonal: 6),
    kind: .reader, platform: .linux, family: .otherTablet)
  /// reMarkable 2.
  public static let reMarkable2 = made(
    "remarkable-2", "reMarkable 2", 2020, Screen(1404, 1872, scale: 1, ppi: 226, diagonal: 10.3),
    kind: .reader, platform: .linux, family: .otherTablet)
  /// Steam Deck.
  public static let steamDeck = made(
    "steam-deck", "Steam Deck", 2022, Screen(1280, 800, scale: 1, ppi: 215, diagonal: 7),
    kind: .handheld, platform: .linux, family: .handheld, natural: .landscapeLeft,
    aliases: ["Steam Deck LCD", "Valve Steam Deck"], refreshRate: 60)
  /// Steam Deck OLED.
  public static let steamDeckOLED = made(
    "steam-deck-oled", "Steam Deck OLED", 2023,
    Screen(1280, 800, scale: 1, ppi: 204, diagonal: 7.4), kind: .handheld, platform: .linux,
    family: .handheld, natural: .landscapeLeft, refreshRate: 90)
  /// Nintendo Switch (handheld).
  public static let nintendoSwitch = made(
    "nintendo-switch-handheld", "Nintendo Switch (handheld)", 2017,
    Screen(1280, 720, scale: 1, ppi: 237, diagonal: 6.2), kind: .handheld, platform: .other,
    family: .handheld, natural: .landscapeLeft, aliases: ["Nintendo Switch", "Switch handheld"],
    refreshRate: 60)
  /// Nintendo Switch (docked).
  public static let nintendoSwitchDocked = made(
    "nintendo-switch-docked", "Nintendo Switch (docked)", 2017, Screen(1920, 1080, scale: 1),
    kind: .tv, platform: .other, family: .handheld, natural: .landscapeLeft,
    aliases: ["Switch docked"], refreshRate: 60)
  /// Nintendo Switch Lite.
  public static let nintendoSwitchLite = made(
    "nintendo-switch-lite", "Nintendo Switch Lite", 2019,
    Screen(1280, 720, scale: 1, ppi: 267, diagonal: 5.5), kind: .handheld, platform: .other,
    family: .handheld, natural: .landscapeLeft, refreshRate: 60)
  /// Nintendo Switch OLED.
  public static let nintendoSwitchOLED = made(
    "nintendo-switch-oled", "Nintendo Switch OLED", 2021,
    Screen(1280, 720, scale: 1, ppi: 210, diagonal: 7), kind: .handheld, platform: .other,
    family: .handheld, natural: .landscapeLeft, refreshRate: 60)
  /// Nintendo Switch 2.
  public static let nintendoSwitch2 = made(
    "nintendo-switch-2", "Nintendo Switch 2", 2025,
    Screen(1920, 1080, scale: 1, ppi: 279, diagonal: 7.9), kind: .handheld, platform: .other,
    family: .handheld, natural: .landscapeLeft, aliases: ["Switch 2"], refreshRate: 120)
  /// ROG Ally.
  public static let rogAlly = made(
    "rog-ally", "ROG Ally", 2023, Screen(1920, 1080, scale: 1, ppi: 315, diagonal: 7),
    kind: .handheld, platform: .windows, family: .handheld, natural: .landscapeLeft,
    aliases: ["Asus ROG Ally", "ROG Ally X"], refreshRate: 120)
  /// Legion Go.
  public static let legionGo = made(
    "legion-go", "Legion Go", 2023, Screen(2560, 1600, scale: 1, ppi: 343, diagonal: 8.8),
    kind: .handheld, platform: .windows, family: .handheld, natural: .landscapeLeft,
    aliases: ["Lenovo Legion Go"], refreshRate: 144)
  /// PlayStation Vita.
  public static let playStationVita = made(
    "playstation-vita", "PlayStation Vita", 2011, Screen(960, 544, scale: 1, ppi: 220, diagonal: 5),
    kind: .handheld, platform: .other, family: .handheld, natural: .landscapeLeft,
    aliases: ["PS Vita"], refreshRate: 60)
  /// PlayStation Portal.
  public static let playStationPortal = made(
    "playstation-portal", "PlayStation Portal", 2023,
    Screen(1920, 1080, scale: 1, ppi: 275, diagonal: 8), kind: .handheld, platform: .other,
    family: .handheld, natural: .landscapeLeft, aliases: ["PS Portal"], refreshRate: 60)
  /// Raspberry Pi Touch Display.
  public static let raspberryPiTouchDisplay = made(
    "raspberry-pi-touch-display", "Raspberry Pi Touch Display", 2015,
    Screen(800, 480, scale: 1, ppi: 133, diagonal: 7), kind: .panel, platform: .linux,
    family: .desktop, natural: .landscapeLeft)
  /// Raspberry Pi Touch Display 2.
  public static let raspberryPiTouchDisplay2 = made(
    "raspberry-pi-touch-display-2", "Raspberry Pi Touch Display 2", 2024,
    Screen(720, 1280, scale: 1, ppi: 210, diagonal: 7), kind: .panel, platform: .linux,
    family: .desktop)

  static let handhelds: [Device] = [
    .kindlePaperwhite, .koboClaraHD, .reMarkable2, .steamDeck, .steamDeckOLED, .nintendoSwitch,
    .nintendoSwitchDocked, .nintendoSwitchLite, .nintendoSwitchOLED, .nintendoSwitch2, .rogAlly,
    .legionGo, .playStationVita, .playStationPortal, .raspberryPiTouchDisplay,
    .raspberryPiTouchDisplay2,
  ]
}
