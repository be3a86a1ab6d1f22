internal import AppSurface

/// `demo devices`: the catalogue as a table or as JSON.
nonisolated struct DevicesCommand {
  /// The devices that were asked for.
  var devices: [Device]
  /// Whether they are wanted as JSON.
  var isJSON: Bool

  /// The devices that the arguments ask for.
  ///
  /// - Throws: that there is no such family, or that nothing fits the text.
  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    var catalog = Catalog.builtIn
    if let file = arguments["--devices"] { catalog = try DeviceFile.catalog(adding: file) }
    isJSON = arguments.has("--json")
    devices = arguments["--search"].map(catalog.search) ?? catalog.devices
    if let name = arguments["--family"] {
      let family = try FamilyArgument.family(name, in: catalog)
      devices = devices.filter { $0.family == family }
    }
  }

  /// What is printed; `width` is how many characters fit on a line.
  func text(width: Int?) -> String {
    if isJSON { return JSONValue.array(devices.map(\.json)).prettyPrinted }
    guard !devices.isEmpty else { return "" }
    return TextTable(columns: Self.columns, rows: devices.map(Self.row)).text(width: width)
  }

  private static let columns: [TextTable.Column] = [
    TextTable.Column(title: "Name"),
    TextTable.Column(title: "Points", isTrailing: true),
    TextTable.Column(title: "Scale", isTrailing: true, dispensability: 1),
    TextTable.Column(title: "Safe area", isTrailing: true, dispensability: 3),
    TextTable.Column(title: "Pixels", isTrailing: true, dispensability: 4),
    TextTable.Column(title: "Year", isTrailing: true, dispensability: 2),
    TextTable.Column(title: "Family", dispensability: 5),
    TextTable.Column(title: "Id", dispensability: 6),
  ]

  private static func row(_ device: Device) -> [String] {
    let insets = device.safeArea(in: device.naturalOrientation)
    let sides = [insets.top, insets.left, insets.bottom, insets.right].map(number)
    return [
      Hint.shown(device.name), size(device.size), number(device.scale) + "x",
      insets == .zero ? "-" : sides.joined(separator: " "), size(device.pixelSize),
      device.year.map(String.init) ?? "-", Hint.shown(device.family.name), device.id,
    ]
  }

  private static func size(_ size: Size) -> String {
    "\(number(size.width))x\(number(size.height))"
  }

  /// A number with at most two decimals.
  private static func number(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return String(whole) }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
