/// Usual sizes of laptops, monitors and windows.
extension Device {
  /// Monitor 1024 x 768.
  public static let monitor1024X768 = usual(
    "monitor-1024-x-768", "Monitor 1024 x 768", Screen(1024, 768, scale: 1), kind: .desktop,
    aliases: ["XGA"])
  /// Monitor 1280 x 1024.
  public static let monitor1280X1024 = usual(
    "monitor-1280-x-1024", "Monitor 1280 x 1024", Screen(1280, 1024, scale: 1), kind: .desktop,
    aliases: ["SXGA"])
  /// Laptop 1280 x 720.
  public static let laptop1280X720 = usual(
    "laptop-1280-x-720", "Laptop 1280 x 720", Screen(1280, 720, scale: 1), kind: .laptop,
    aliases: ["HD", "720p"])
  /// Laptop 1280 x 800.
  public static let laptop1280X800 = usual(
    "laptop-1280-x-800", "Laptop 1280 x 800", Screen(1280, 800, scale: 1), kind: .laptop,
    aliases: ["WXGA"])
  /// Laptop 1366 x 768.
  public static let laptop1366X768 = usual(
    "laptop-1366-x-768", "Laptop 1366 x 768", Screen(1366, 768, scale: 1), kind: .laptop,
    aliases: ["Generic laptop"])
  /// Laptop 1440 x 900.
  public static let laptop1440X900 = usual(
    "laptop-1440-x-900", "Laptop 1440 x 900", Screen(1440, 900, scale: 1), kind: .laptop,
    aliases: ["WXGA+"])
  /// Laptop 1440 x 900 HiDPI.
  public static let laptop1440X900HiDPI = usual(
    "laptop-1440-x-900-hidpi", "Laptop 1440 x 900 HiDPI", Screen(1440, 900, scale: 2), kind: .laptop
  )
  /// Laptop 1536 x 864.
  public static let laptop1536X864 = usual(
    "laptop-1536-x-864", "Laptop 1536 x 864", Screen(1536, 864, scale: 1.25), kind: .laptop,
    aliases: ["1920 x 1080 at 125 %"])
  /// Laptop 1600 x 900.
  public static let laptop1600X900 = usual(
    "laptop-1600-x-900", "Laptop 1600 x 900", Screen(1600, 900, scale: 1), kind: .laptop,
    aliases: ["HD+"])
  /// Monitor 1680 x 1050.
  public static let monitor1680X1050 = usual(
    "monitor-1680-x-1050", "Monitor 1680 x 1050", Screen(1680, 1050, scale: 1), kind: .desktop,
    aliases: ["WSXGA+"])
  /// Desktop 1920 x 1080.
  public static let desktop1920X1080 = usual(
    "desktop-1920-x-1080", "Desktop 1920 x 1080", Screen(1920, 1080, scale: 1), kind: .desktop,
    aliases: ["Full HD", "1080p", "FHD"])
  /// Monitor 1920 x 1200.
  public static let monitor1920X1200 = usual(
    "monitor-1920-x-1200", "Monitor 1920 x 1200", Screen(1920, 1200, scale: 1), kind: .desktop,
    aliases: ["WUXGA"])
  /// Monitor 2560 x 1080.
  public static let monitor2560X1080 = usual(
    "monitor-2560-x-1080", "Monitor 2560 x 1080", Screen(2560, 1080, scale: 1), kind: .desktop,
    aliases: ["Ultrawide"])
  /// Monitor 2560 x 1440.
  public static let monitor2560X1440 = usual(
    "monitor-2560-x-1440", "Monitor 2560 x 1440", Screen(2560, 1440, scale: 1), kind: .desktop,
    aliases: ["QHD", "1440p", "WQHD"])
  /// Monitor 3440 x 1440.
  public static let monitor3440X1440 = usual(
    "monitor-3440-x-1440", "Monitor 3440 x 1440", Screen(3440, 1440, scale: 1), kind: .desktop,
    aliases: ["UWQHD"])
  /// Monitor 3840 x 2160.
  public static let monitor3840X2160 = usual(
    "monitor-3840-x-2160", "Monitor 3840 x 2160", Screen(3840, 2160, scale: 1), kind: .desktop,
    aliases: ["4K", "UHD", "2160p"])
  /// Monitor 4K at 200 %.
  public static let monitor4KHiDPI = usual(
    "monitor-4k-hidpi", "Monitor 4K at 200 %", Screen(1920, 1080, scale: 2), kind: .desktop,
    aliases: ["4K HiDPI"])

  static let desktops: [Device] = [
    .monitor1024X768, .monitor1280X1024, .laptop1280X720, .laptop1280X800, .laptop1366X768,
    .laptop1440X900, .laptop1440X900HiDPI, .laptop1536X864, .laptop1600X900, .monitor1680X1050,
    .desktop1920X1080, .monitor1920X1200, .monitor2560X1080, .monitor2560X1440, .monitor3440X1440,
    .monitor3840X2160, .monitor4KHiDPI,
  ]
}
