extension Device {
  /// Where a figure is from.
  public struct Source: Sendable, Hashable {
    /// The short name that records use.
    public let code: String
    /// What it stands for.
    public let title: String

    /// A source of the built-in catalogue.
    init(code: String, title: String) {
      self.code = code
      self.title = title
    }

    /// The source with a code; any text that is not the code of one of `all` is a source of its own.
    public init(_ code: String) {
      self = Source.byCode[code] ?? Source(code: code, title: code)
    }

    private static let byCode: [String: Source] = Dictionary(
      all.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Device.Source {
  /// Apple, Human Interface Guidelines, layout tables.
  public static let appleHIG = Self(
    code: "apple-hig", title: "Apple, Human Interface Guidelines, layout tables")
  /// Apple, technical specifications of the product.
  public static let appleSpecs = Self(
    code: "apple-specs", title: "Apple, technical specifications of the product")
  /// Apple, developer documentation archive and adaptivity guides.
  public static let appleArchive = Self(
    code: "apple-archive", title: "Apple, developer documentation archive")
  /// Apple, screenshot sizes of App Store Connect.
  public static let appStore = Self(
    code: "app-store", title: "Apple, screenshot sizes of App Store Connect")
  /// Display data collected from Apple's systems.
  public static let appleDisplays = Self(
    code: "apple-displays",
    title: "Display tables read from Apple's systems (appleDisplays, DeviceKit)")
  /// Measured in Apple's simulators for the systems of 2025 by the device_specs project.
  public static let simulators26 = Self(
    code: "simulators-26", title: "Measured in the iOS and iPadOS 26 simulators (device_specs)")
  /// Measured in Apple's simulators by testing libraries.
  public static let simulators = Self(
    code: "simulators",
    title:
      "Measured in Apple's simulators (swift-snapshot-testing, playbook-ios, SwiftUI-Simulator)")
  /// A device with the same screen, measured.
  public static let screenClass = Self(
    code: "screen-class", title: "Taken from a measured device with the same screen")
  /// Device definitions of the Unity device simulator, from hardware.
  public static let unity = Self(
    code: "unity", title: "Unity Device Simulator definitions, captured on hardware")
  /// Values that the system reports for the display's corners.
  public static let screenCorners = Self(
    code: "screen-corners", title: "Corner radius that the system reports (ScreenCorners)")
  /// A published reading of the display corner radius on devices of 2025.
  public static let cornerReadings = Self(
    code: "corner-readings", title: "Published readings of the display corner radius, 2025")
  /// Device definitions of Chrome's developer tools.
  public static let chromeDevTools = Self(
    code: "chrome-devtools", title: "Chrome developer tools, emulated devices")
  /// Device profiles of the Android SDK.
  public static let androidSDK = Self(
    code: "android-sdk", title: "Android SDK device profiles (sdklib)")
  /// The Android Open Source Project's defaults and guides.
  public static let androidDocs = Self(
    code: "android-docs", title: "Android Open Source Project, defaults and developer guides")
  /// Window insets measured on Android devices.
  public static let windowInsets = Self(
    code: "window-insets", title: "Measured on devices (windowinsets.info)")
  /// Google Play's device catalogue.
  public static let playCatalog = Self(
    code: "play-catalog", title: "Google Play device catalogue")
  /// Device lists of browser test tools.
  public static let browserTools = Self(
    code: "browser-tools", title: "Device lists of Playwright and Puppeteer (screen, not viewport)")
  /// Device lists of Flutter's preview tools.
  public static let flutterFrames = Self(
    code: "flutter-frames", title: "Flutter device_frame device list")
  /// Published notes on folding devices.
  public static let foldNotes = Self(
    code: "fold-notes", title: "Published measurements of folding devices")
  /// Published presets whose sizes nobody measured.
  public static let presets = Self(
    code: "presets", title: "Published device presets, not confirmed by a measurement")
  /// The maker's own specification of the product.
  public static let maker = Self(
    code: "maker", title: "The maker's published specification of the product")
  /// A usual size that belongs to no product.
  public static let convention = Self(
    code: "convention", title: "A usual size that belongs to no one product")

  /// Every source that the built-in catalogue cites.
  public static let all: [Device.Source] = [
    .appleHIG, .appleSpecs, .appleArchive, .appStore, .appleDisplays, .simulators26, .simulators,
    .screenClass, .unity, .screenCorners, .cornerReadings, .chromeDevTools, .androidSDK,
    .androidDocs, .windowInsets, .playCatalog, .browserTools, .flutterFrames, .foldNotes, .presets,
    .maker,
    .convention,
  ]
}
