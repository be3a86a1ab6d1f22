/// One record of a catalogue file.
struct DeviceRecord {
  var device: Device
  /// Whether the device takes the place of one with the same id.
  var replaces: Bool

  static let required = ["id", "name", "size", "scale"]
  /// Keys that are written for readers and may be left out: they follow from the others.
  static let derived = ["title", "renderedPixelSize", "panelSize"]
  static let known =
    required + derived + [
      "aliases", "modelIdentifiers", "family", "kind", "platform", "systemVersion", "year",
      "pixelSize", "ppi", "diagonal", "naturalOrientation", "supportedOrientations", "safeArea",
      "earlierSafeArea",
      "sizeClass", "keyboardHeight", "multitasking", "cornerRadius", "cutout", "hinge",
      "refreshRate", "sources", "replaces",
    ]

  /// Reads a record; `nil` where it lacks what every device needs. Whatever is wrong is a fault.
  init?(_ value: JSONValue, at path: JSONPath, _ faults: inout Faults) {
    guard
      let fields = Fields(
        value, at: path, known: Self.known, required: Self.required, &faults)
    else { return nil }
    let id = fields.value("id", &faults, Read.id)
    let name = fields.string("name", &faults)
    let size = fields.size("size", &faults)
    let scale = fields.number("scale", .positive(16), &faults)
    let parts = Parts(fields, &faults)
    replaces = fields.value("replaces", &faults, Read.bool) ?? false
    guard let id, let name, let size, let scale else { return nil }

    let natural: Orientation = size.width > size.height ? .landscapeLeft : .portrait
    let isSmall = min(size.width, size.height) < 600
    device = Device(
      id: id, name: name, aliases: parts.aliases, modelIdentifiers: parts.modelIdentifiers,
      family: parts.family, kind: parts.kind ?? (isSmall ? .phone : .pad),
      platform: parts.platform, systemVersion: parts.systemVersion, year: parts.year, size: size,
      scale: scale, pixelSize: parts.pixelSize, ppi: parts.ppi, diagonal: parts.diagonal,
      naturalOrientation: parts.naturalOrientation ?? natural,
      supportedOrientations: parts.supportedOrientations ?? Orientation.allCases,
      safeAreas: parts.safeAreas, earlierSafeAreas: parts.earlierSafeAreas,
      keyboardHeights: parts.keyboardHeights,
      multitasking: parts.multitasking, cornerRadius: parts.cornerRadius, cutout: parts.cutout,
      hinge: parts.hinge, refreshRate: parts.refreshRate, sources: parts.sources)
    for orientation in Orientation.allCases {
      // What the rule gives anyway is no exception to it.
      if let stated = parts.sizeClasses[orientation],
        stated != device.ruledSizeClass(in: orientation)
      {
        device.sizeClassOverrides[orientation] = stated
      }
    }
    checkTogether(fields, &faults)
  }
}

extension DeviceRecord {
  /// The members that may be left out.
  private struct Parts {
    var aliases: [String]
    var modelIdentifiers: [String]
    var family: DeviceFamily
    var kind: DeviceKind?
    var platform: Device.Platform
    var systemVersion: String?
    var year: Int?
    var pixelSize: Size?
    var ppi: Double?
    var diagonal: Double?
    var naturalOrientation: Orientation?
    var supportedOrientations: [Orientation]?
    var safeAreas: ByOrientation<EdgeInsets>
    var earlierSafeAreas: EarlierSafeAreas?
    var sizeClasses: ByOrientation<SizeClass>
    var keyboardHeights: ByOrientation<Double>
    var multitasking: ByOrientation<MultitaskingWidths>
    var cornerRadius: Double?
    var cutout: Cutout?
    var hinge: Hinge?
    var refreshRate: Double?
    var sources: [Device.Figure: Device.Source]

    init(_ fields: Fields, _ faults: inout Faults) {
      aliases = fields.strings("aliases", &faults) ?? []
      modelIdentifiers = fields.strings("modelIdentifiers", &faults) ?? []
      family = DeviceFamily(fields.string("family", &faults) ?? DeviceFamily.added.name)
      kind = fields.value("kind", &faults, Read.choice)
      platform = fields.value("platform", &faults, Read.choice) ?? .other
      systemVersion = fields.string("systemVersion", &faults)
      year = fields.number("year", .whole(1970...2100), &faults).map { Int($0) }
      pixelSize = fields.size("pixelSize", &faults)
      ppi = fields.number("ppi", .positive(10_000), &faults)
      diagonal = fields.number("diagonal", .positive(1_000), &faults)
      naturalOrientation = fields.value("naturalOrientation", &faults, Read.choice)
      supportedOrientations = fields.value("supportedOrientations", &faults) {
        value, path, faults in Read.array(value, at: path, &faults, Read.choice)
      }
      safeAreas = fields.byOrientation("safeArea", &faults, Read.insets) ?? ByOrientation()
      earlierSafeAreas = fields.value("earlierSafeArea", &faults, Read.earlierSafeAreas)
      sizeClasses = fields.byOrientation("sizeClass", &faults, Read.sizeClass) ?? ByOrientation()
      keyboardHeights =
        fields.byOrientation("keyboardHeight", &faults) { value, path, faults in
          Read.number(value, at: path, .length, &faults)
        } ?? ByOrientation()
      multitasking = fields.byOrientation("multitasking", &faults, Read.widths) ?? ByOrientation()
      cornerRadius = fields.number("cornerRadius", .notNegative(10_000), &faults)
      cutout = fields.value("cutout", &faults, Read.cutout)
      hinge = fields.value("hinge", &faults, Read.hinge)
      refreshRate = fields.number("refreshRate", .positive(1_000), &faults)
      sources = fields.value("sources", &faults, Read.sources) ?? [:]
    }
  }
}
