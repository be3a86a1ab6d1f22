/// Apple's computers and displays at the resolution that they are set to when new.
extension Device {
  /// MacBook Air 13-inch (M1).
  public static let macBookAir13M1 = mac(
    "macbook-air-13-inch-m1", "MacBook Air 13-inch (M1)", 2020,
    Screen(1440, 900, scale: 2, pixels: Size(width: 2560, height: 1600), ppi: 227, diagonal: 13.3),
    kind: .laptop, refreshRate: 60)
  /// MacBook Air 13-inch (M2).
  public static let macBookAir13M2 = mac(
    "macbook-air-13-inch-m2", "MacBook Air 13-inch (M2)", 2022,
    Screen(1470, 956, scale: 2, pixels: Size(width: 2560, height: 1664), ppi: 224, diagonal: 13.6)
      .with(sources: [.size: .presets]), kind: .laptop, refreshRate: 60)
  /// MacBook Pro 13-inch.
  public static let macBookPro13 = mac(
    "macbook-pro-13-inch", "MacBook Pro 13-inch", 2016,
    Screen(1440, 900, scale: 2, pixels: Size(width: 2560, height: 1600), ppi: 227, diagonal: 13.3),
    kind: .laptop, refreshRate: 60)
  /// MacBook Pro 14-inch.
  public static let macBookPro14 = mac(
    "macbook-pro-14-inch", "MacBook Pro 14-inch", 2021,
    Screen(1512, 982, scale: 2, pixels: Size(width: 3024, height: 1964), ppi: 254, diagonal: 14.2),
    kind: .laptop, refreshRate: 120)
  /// MacBook Pro 16-inch.
  public static let macBookPro16 = mac(
    "macbook-pro-16-inch", "MacBook Pro 16-inch", 2021,
    Screen(1728, 1117, scale: 2, pixels: Size(width: 3456, height: 2234), ppi: 254, diagonal: 16.2),
    kind: .laptop, refreshRate: 120)
  /// Studio Display.
  public static let studioDisplay = mac(
    "studio-display", "Studio Display", 2022,
    Screen(2560, 1440, scale: 2, pixels: Size(width: 5120, height: 2880), ppi: 218, diagonal: 27),
    kind: .desktop, refreshRate: 60)
  /// Pro Display XDR.
  public static let proDisplayXDR = mac(
    "pro-display-xdr", "Pro Display XDR", 2019,
    Screen(3008, 1692, scale: 2, pixels: Size(width: 6016, height: 3384), ppi: 218, diagonal: 32),
    kind: .desktop, refreshRate: 60)

  static let macs: [Device] = [
    .macBookAir13M1, .macBookAir13M2, .macBookPro13, .macBookPro14, .macBookPro16, .studioDisplay,
    .proDisplayXDR,
  ]
}
