/// The group that a device is listed under.
///
/// A family of one's own needs no registration: it is its name.
public struct DeviceFamily: Sendable, Hashable {
  /// The name as people read it: "iPhone".
  public var name: String

  /// A family by its name.
  public init(_ name: String) { self.name = name }

  /// Devices that a user added without naming a family.
  public static let added = DeviceFamily("Added")
  /// Apple's phones.
  public static let iPhone = DeviceFamily("iPhone")
  /// Apple's players.
  public static let iPod = DeviceFamily("iPod touch")
  /// Apple's tablets: the plain ones.
  public static let iPad = DeviceFamily("iPad")
  /// Apple's small tablets.
  public static let iPadMini = DeviceFamily("iPad mini")
  /// Apple's light tablets.
  public static let iPadAir = DeviceFamily("iPad Air")
  /// Apple's large tablets.
  public static let iPadPro = DeviceFamily("iPad Pro")
  /// Apple's watches.
  public static let appleWatch = DeviceFamily("Apple Watch")
  /// Apple's television boxes.
  public static let appleTV = DeviceFamily("Apple TV")
  /// Apple's headsets.
  public static let vision = DeviceFamily("Apple Vision")
  /// Apple's computers.
  public static let mac = DeviceFamily("Mac")
  /// Google's phones and tablets since 2016.
  public static let pixel = DeviceFamily("Pixel")
  /// Google's phones and tablets until 2015.
  public static let nexus = DeviceFamily("Nexus")
  /// Samsung's phones.
  public static let galaxy = DeviceFamily("Galaxy")
  /// Samsung's folding phones.
  public static let galaxyZ = DeviceFamily("Galaxy Z")
  /// Samsung's tablets.
  public static let galaxyTab = DeviceFamily("Galaxy Tab")
  /// Other makers' phones.
  public static let otherPhone = DeviceFamily("Other phones")
  /// Other makers' tablets and panels.
  public static let otherTablet = DeviceFamily("Other tablets")
  /// Watches with Wear OS.
  public static let wear = DeviceFamily("Wear OS")
  /// Televisions with Android.
  public static let androidTV = DeviceFamily("Android TV")
  /// Games consoles with a screen.
  public static let handheld = DeviceFamily("Handheld")
  /// Usual sizes of laptops and monitors.
  public static let desktop = DeviceFamily("Laptop and desktop")
}
