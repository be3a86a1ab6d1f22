extension Read {
  static func sizeClass(_ value: JSONValue, at path: JSONPath, _ faults: inout Faults)
    -> SizeClass?
  {
    let keys = ["horizontal", "vertical"]
    guard let fields = Fields(value, at: path, known: keys, required: keys, &faults) else {
      return nil
    }
    let horizontal: UserInterfaceSizeClass? = fields.value("horizontal", &faults, choice)
    let vertical: UserInterfaceSizeClass? = fields.value("vertical", &faults, choice)
    guard let horizontal, let vertical else { return nil }
    return SizeClass(horizontal: horizontal, vertical: vertical)
  }

  static func earlierSafeAreas(_ value: JSONValue, at path: JSONPath, _ faults: inout Faults)
    -> EarlierSafeAreas?
  {
    let orientations = Orientation.allCases.map(\.rawValue)
    guard
      let fields = Fields(
        value, at: path, known: ["systemVersion"] + orientations, required: ["systemVersion"],
        &faults)
    else { return nil }
    let version = fields.string("systemVersion", &faults)
    var all = ByOrientation<EdgeInsets>()
    for orientation in Orientation.allCases {
      all[orientation] = fields.value(orientation.rawValue, &faults, insets)
    }
    return version.map { EarlierSafeAreas(upTo: $0, all) }
  }

  static func widths(_ value: JSONValue, at path: JSONPath, _ faults: inout Faults)
    -> MultitaskingWidths?
  {
    let keys = ["oneThird", "oneHalf", "twoThirds", "slideOver"]
    guard let fields = Fields(value, at: path, known: keys, &faults) else { return nil }
    return MultitaskingWidths(
      oneThird: fields.number("oneThird", .length, &faults),
      oneHalf: fields.number("oneHalf", .length, &faults),
      twoThirds: fields.number("twoThirds", .length, &faults),
      slideOver: fields.number("slideOver", .length, &faults))
  }

  static func cutout(_ value: JSONValue, at path: JSONPath, _ faults: inout Faults) -> Cutout? {
    let keys = ["shape", "frame"]
    guard let fields = Fields(value, at: path, known: keys, required: keys, &faults) else {
      return nil
    }
    let shape: Cutout.Shape? = fields.value("shape", &faults, choice)
    let frame = fields.value("frame", &faults, rect)
    guard let shape, let frame else { return nil }
    return Cutout(shape: shape, frame: frame)
  }

  static func hinge(_ value: JSONValue, at path: JSONPath, _ faults: inout Faults) -> Hinge? {
    guard
      let fields = Fields(
        value, at: path, known: ["frame", "isOccluding"], required: ["frame"], &faults)
    else { return nil }
    let isOccluding = fields.value("isOccluding", &faults, bool) ?? false
    return fields.value("frame", &faults, rect).map { Hinge(frame: $0, isOccluding: isOccluding) }
  }

  static func sources(_ value: JSONValue, at path: JSONPath, _ faults: inout Faults)
    -> [Device.Figure: Device.Source]?
  {
    let keys = Device.Figure.allCases.map(\.rawValue)
    guard let fields = Fields(value, at: path, known: keys, &faults) else { return nil }
    var sources: [Device.Figure: Device.Source] = [:]
    for figure in Device.Figure.allCases {
      sources[figure] = fields.string(figure.rawValue, &faults).map { Device.Source($0) }
    }
    return sources
  }

  /// Small letters, digits and hyphens, so that an id can stand in scripts and paths.
  static func id(_ value: JSONValue, at path: JSONPath, _ faults: inout Faults) -> String? {
    guard let id = string(value, at: path, &faults) else { return nil }
    let isPlain = id.utf8.allSatisfy { byte in
      byte == 0x2D || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte)
    }
    if isPlain { return id }
    faults.add(path, "an id has small letters, digits and hyphens only")
    return nil
  }
}
