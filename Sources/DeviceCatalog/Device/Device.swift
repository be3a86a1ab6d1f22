/// A device's screen: what is known of it, each figure with its source.
///
/// All lengths are in points of the screen in its natural orientation unless a name says pixels or
/// inches. What depends on how the device is held is derived from that (`size(in:)`), never typed.
public struct Device: Sendable, Hashable, Identifiable {
  /// The stable name for code and scripts: "iphone-12-mini".
  public var id: String
  /// The name that people read: "iPhone 12 Mini".
  public var name: String
  /// Further names under which people look for it.
  public var aliases: [String]
  /// The codes by which the system knows the model: "iPhone13,1".
  public var modelIdentifiers: [String]
  /// The group that it is listed under.
  public var family: DeviceFamily
  /// What sort of thing it is.
  public var kind: DeviceKind
  /// The system it runs.
  public var platform: Platform
  /// The system's version for which the insets hold.
  public var systemVersion: String?
  /// The year it came out.
  public var year: Int?

  /// The size in points, in the natural orientation.
  public var size: Size
  /// The pixels that the system draws for each point.
  public var scale: Double
  /// The panel's pixels, in the natural orientation. Where they are fewer than
  /// `renderedPixelSize`, the system draws larger and scales down.
  public var pixelSize: Size
  /// The panel's pixels per inch.
  public var ppi: Double?
  /// The panel's diagonal in inches.
  public var diagonal: Double?

  /// How the device is meant to be held; `size` is stated for this.
  public var naturalOrientation: Orientation
  /// The orientations in which its system offers to show an app.
  public var supportedOrientations: [Orientation]
  /// The insets that are known.
  public var safeAreas: ByOrientation<EdgeInsets>
  /// The insets under earlier versions of the system, where they differ.
  public var earlierSafeAreas: EarlierSafeAreas?
  /// Size classes that differ from the rule of the device's system.
  public var sizeClassOverrides: ByOrientation<SizeClass>
  /// The heights of the software keyboard that are known.
  public var keyboardHeights: ByOrientation<Double>
  /// The widths of side-by-side apps that are known.
  public var multitasking: ByOrientation<MultitaskingWidths>

  /// The radius of the screen's corners; zero where they are known to be square.
  public var cornerRadius: Double?
  /// The part that sensors take away, in points of the natural orientation; `nil` where the screen
  /// is whole or nothing is documented.
  public var cutout: Cutout?
  /// Where the screen folds.
  public var hinge: Hinge?
  /// The most pictures per second.
  public var refreshRate: Double?
  /// Where each figure is from.
  public var sources: [Figure: Source]

  /// A device from its figures; what is not known is left out.
  ///
  /// - Parameter pixelSize: The panel's pixels; size times scale where not given.
  @inline(never) public init(
    id: String, name: String, aliases: [String] = [], modelIdentifiers: [String] = [],
    family: DeviceFamily, kind: DeviceKind, platform: Platform = .other,
    systemVersion: String? = nil, year: Int? = nil,
    size: Size, scale: Double, pixelSize: Size? = nil, ppi: Double? = nil, diagonal: Double? = nil,
    naturalOrientation: Orientation = .portrait,
    supportedOrientations: [Orientation] = Orientation.allCases,
    safeAreas: ByOrientation<EdgeInsets> = ByOrientation(),
    earlierSafeAreas: EarlierSafeAreas? = nil,
    sizeClassOverrides: ByOrientation<SizeClass> = ByOrientation(),
    keyboardHeights: ByOrientation<Double> = ByOrientation(),
    multitasking: ByOrientation<MultitaskingWidths> = ByOrientation(),
    cornerRadius: Double? = nil, cutout: Cutout? = nil, hinge: Hinge? = nil,
    refreshRate: Double? = nil, sources: [Figure: Source] = [:]
  ) {
    // Not inlined: copies in hundreds of declarations double the time of an optimised build.
    self.id = id
    self.name = name
    self.aliases = aliases
    self.modelIdentifiers = modelIdentifiers
    self.family = family
    self.kind = kind
    self.platform = platform
    self.systemVersion = systemVersion
    self.year = year
    self.size = size
    self.scale = scale
    self.pixelSize = pixelSize ?? (size * scale).rounded
    self.ppi = ppi
    self.diagonal = diagonal
    self.naturalOrientation = naturalOrientation
    self.supportedOrientations = supportedOrientations
    self.safeAreas = safeAreas
    self.earlierSafeAreas = earlierSafeAreas
    self.sizeClassOverrides = sizeClassOverrides
    self.keyboardHeights = keyboardHeights
    self.multitasking = multitasking
    self.cornerRadius = cornerRadius
    self.cutout = cutout
    self.hinge = hinge
    self.refreshRate = refreshRate
    self.sources = sources
  }
}

extension Size {
  /// The size with both sides rounded to whole numbers.
  var rounded: Size { Size(width: width.rounded(), height: height.rounded()) }
}
