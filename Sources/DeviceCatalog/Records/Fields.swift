/// The members of one JSON object while it is read against the keys that it may have.
struct Fields {
  let object: JSONObject
  let path: JSONPath

  /// `nil`, with a fault, where the value is no object. Unknown and missing keys are faults too.
  init?(
    _ value: JSONValue, at path: JSONPath, known: [String], required: [String] = [],
    _ faults: inout Faults
  ) {
    guard case .object(let object) = value else {
      faults.add(path, "expected an object, not \(value.kindName)")
      return nil
    }
    self.object = object
    self.path = path
    for key in object.keys where !known.contains(key) {
      guard !faults.isFull else { return nil }
      let near = nearMatches(to: key, in: known, limit: 1)
      faults.add(path[key], "no such key" + (near.first.map { "; did you mean \"\($0)\"?" } ?? ""))
    }
    for key in required where object[key] == nil { faults.add(path[key], "missing") }
  }

  /// What a reader makes of the member, `nil` where there is none.
  func value<Value>(
    _ key: String, _ faults: inout Faults,
    _ read: (JSONValue, JSONPath, inout Faults) -> Value?
  ) -> Value? {
    guard let value = object[key] else { return nil }
    return read(value, path[key], &faults)
  }

  func string(_ key: String, _ faults: inout Faults) -> String? {
    value(key, &faults, Read.string)
  }

  func strings(_ key: String, _ faults: inout Faults) -> [String]? {
    value(key, &faults) { value, path, faults in
      Read.array(value, at: path, &faults, Read.string)
    }
  }

  func number(_ key: String, _ bounds: Bounds, _ faults: inout Faults) -> Double? {
    value(key, &faults) { Read.number($0, at: $1, bounds, &$2) }
  }

  func size(_ key: String, _ faults: inout Faults) -> Size? {
    value(key, &faults, Read.size)
  }

  /// A figure for each orientation that is named.
  func byOrientation<Value>(
    _ key: String, _ faults: inout Faults,
    _ read: (JSONValue, JSONPath, inout Faults) -> Value?
  ) -> ByOrientation<Value>? {
    value(key, &faults) { value, path, faults in
      let names = Orientation.allCases.map(\.rawValue)
      guard let fields = Fields(value, at: path, known: names, &faults) else { return nil }
      var figures = ByOrientation<Value>()
      for orientation in Orientation.allCases {
        figures[orientation] = fields.value(orientation.rawValue, &faults, read)
      }
      return figures
    }
  }
}
