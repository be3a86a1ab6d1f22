extension Device {
  /// The whole record, keys in a fixed order; what is not known is left out.
  public var json: JSONValue {
    var record = JSONObject()
    record["id"] = .string(id)
    record["name"] = .string(name)
    record["title"] = .string(title)
    record["aliases"] = aliases.json
    record["modelIdentifiers"] = modelIdentifiers.json
    record["family"] = .string(family.name)
    record["kind"] = .string(kind.rawValue)
    record["platform"] = .string(platform.rawValue)
    record["systemVersion"] = systemVersion.map(JSONValue.string)
    record["year"] = year.map { .number($0) }
    record["size"] = size.json
    record["scale"] = .number(scale)
    record["pixelSize"] = pixelSize.json
    record["renderedPixelSize"] = renderedPixelSize.json
    record["panelSize"] = panelSize.json
    record["ppi"] = ppi.map { .number($0) }
    record["diagonal"] = diagonal.map { .number($0) }
    record["naturalOrientation"] = .string(naturalOrientation.rawValue)
    record["supportedOrientations"] = supportedOrientations.map(\.rawValue).json
    record["safeArea"] = safeAreas.json(\.json)
    record["earlierSafeArea"] = earlierJSON
    record["sizeClass"] = sizeClasses.json(\.json)
    record["keyboardHeight"] = keyboardHeights.json { .number($0) }
    record["multitasking"] = multitasking.json(\.json)
    record["cornerRadius"] = cornerRadius.map { .number($0) }
    record["cutout"] = cutout.map { ["shape": .string($0.shape.rawValue), "frame": $0.frame.json] }
    record["hinge"] = hinge.map { ["frame": $0.frame.json, "isOccluding": .bool($0.isOccluding)] }
    record["refreshRate"] = refreshRate.map { .number($0) }
    record["sources"] = sourcesJSON
    return .object(record)
  }

  /// The size classes in the orientations that the system offers.
  private var sizeClasses: ByOrientation<SizeClass> {
    var classes = sizeClassOverrides
    for orientation in supportedOrientations {
      classes[orientation] = sizeClass(in: orientation)
    }
    return classes
  }

  private var earlierJSON: JSONValue? {
    guard let earlier = earlierSafeAreas else { return nil }
    var object = JSONObject()
    object["systemVersion"] = .string(earlier.systemVersion)
    for orientation in earlier.insets.orientations {
      object[orientation.rawValue] = earlier.insets[orientation]?.json
    }
    return .object(object)
  }

  private var sourcesJSON: JSONValue {
    var object = JSONObject()
    for figure in Device.Figure.allCases {
      object[figure.rawValue] = sources[figure].map { .string($0.code) }
    }
    return .object(object)
  }
}

extension ByOrientation {
  /// An object keyed by orientation; `nil` where nothing is known.
  fileprivate func json(_ member: (Value) -> JSONValue) -> JSONValue? {
    var object = JSONObject()
    for orientation in orientations { object[orientation.rawValue] = self[orientation].map(member) }
    return object.isEmpty ? nil : .object(object)
  }
}

extension [String] {
  fileprivate var json: JSONValue { .array(map(JSONValue.string)) }
}

extension MultitaskingWidths {
  fileprivate var json: JSONValue {
    var object = JSONObject()
    object["oneThird"] = oneThird.map { .number($0) }
    object["oneHalf"] = oneHalf.map { .number($0) }
    object["twoThirds"] = twoThirds.map { .number($0) }
    object["slideOver"] = slideOver.map { .number($0) }
    return .object(object)
  }
}
