/// What a number has to be.
enum Bounds {
  /// More than zero and no more than this.
  case positive(Double)
  /// Zero or more and no more than this.
  case notNegative(Double)
  /// A number in a range.
  case within(ClosedRange<Double>)
  /// A whole number in a range.
  case whole(ClosedRange<Int>)

  /// A length in points or pixels.
  static let length = Bounds.positive(100_000)
  /// A side of a screen, in points or pixels.
  static let side = Bounds.within(1...100_000)

  func admits(_ number: Double) -> Bool {
    switch self {
    case .positive(let most): number > 0 && number <= most
    case .notNegative(let most): number >= 0 && number <= most
    case .within(let range): range.contains(number)
    case .whole(let range): Int(exactly: number).map(range.contains) ?? false
    }
  }

  var text: String {
    switch self {
    case .positive(let most): "a number above 0 and up to \(JSONValue.number(most).compact)"
    case .notNegative(let most): "a number from 0 to \(JSONValue.number(most).compact)"
    case .within(let range):
      "a number from \(JSONValue.number(range.lowerBound).compact) to "
        + JSONValue.number(range.upperBound).compact
    case .whole(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    }
  }
}

/// Readers of single values: what is wrong becomes a fault, and the answer `nil`.
enum Read {
  static let longestText = 200

  static func string(_ value: JSONValue, at path: JSONPath, _ faults: inout Faults) -> String? {
    guard case .string(let text) = value else {
      faults.add(path, "expected a string, not \(value.kindName)")
      return nil
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      faults.add(path, "must not be empty")
      return nil
    }
    guard text.unicodeScalars.count <= longestText,
      text.unicodeScalars.allSatisfy(isPlain)
    else {
      faults.add(path, "must be one line of at most \(longestText) characters")
      return nil
    }
    return text
  }

  /// Whether a character neither controls what shows it, nor breaks or turns around the line it is in.
  private static func isPlain(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
    }
  }

  static func bool(_ value: JSONValue, at path: JSONPath, _ faults: inout Faults) -> Bool? {
    if case .bool(let flag) = value { return flag }
    faults.add(path, "expected true or false, not \(value.kindName)")
    return nil
  }

  static func number(
    _ value: JSONValue, at path: JSONPath, _ bounds: Bounds, _ faults: inout Faults
  ) -> Double? {
    guard case .number(let number) = value else {
      faults.add(path, "expected a number, not \(value.kindName)")
      return nil
    }
    guard number.isFinite, bounds.admits(number) else {
      let shown = number.isFinite ? value.compact : "one that is not finite"
      faults.add(path, "must be \(bounds.text), not \(shown)")
      return nil
    }
    return number
  }

  static func array<Value>(
    _ value: JSONValue, at path: JSONPath, _ faults: inout Faults,
    _ read: (JSONValue, JSONPath, inout Faults) -> Value?
  ) -> [Value]? {
    guard case .array(let elements) = value else {
      faults.add(path, "expected an array, not \(value.kindName)")
      return nil
    }
    var values: [Value] = []
    for (index, element) in elements.enumerated() {
      guard !faults.isFull else { return nil }
      if let value = read(element, path[index], &faults) { values.append(value) }
    }
    return values
  }

  static func choice<Value: RawRepresentable & CaseIterable>(
    _ value: JSONValue, at path: JSONPath, _ faults: inout Faults
  ) -> Value? where Value.RawValue == String {
    guard case .string(let text) = value else {
      faults.add(path, "expected a string, not \(value.kindName)")
      return nil
    }
    if let choice = Value(rawValue: text) { return choice }
    let names = Value.allCases.map(\.rawValue)
    let near = nearMatches(to: text, in: names, limit: 1)
    let hint = near.first.map { "did you mean \"\($0)\"?" } ?? names.joined(separator: ", ")
    faults.add(path, "no such value; \(hint)")
    return nil
  }

  static func size(_ value: JSONValue, at path: JSONPath, _ faults: inout Faults) -> Size? {
    let keys = ["width", "height"]
    guard let fields = Fields(value, at: path, known: keys, required: keys, &faults) else {
      return nil
    }
    let width = fields.number("width", .side, &faults)
    let height = fields.number("height", .side, &faults)
    guard let width, let height else { return nil }
    return Size(width: width, height: height)
  }

  static func rect(_ value: JSONValue, at path: JSONPath, _ faults: inout Faults) -> Rect? {
    let keys = ["x", "y", "width", "height"]
    guard let fields = Fields(value, at: path, known: keys, required: keys, &faults) else {
      return nil
    }
    let numbers = keys.compactMap { fields.number($0, .notNegative(100_000), &faults) }
    guard numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  static func insets(_ value: JSONValue, at path: JSONPath, _ faults: inout Faults) -> EdgeInsets? {
    let keys = ["top", "left", "bottom", "right"]
    guard let fields = Fields(value, at: path, known: keys, required: keys, &faults) else {
      return nil
    }
    let numbers = keys.compactMap { fields.number($0, .notNegative(100_000), &faults) }
    guard numbers.count == 4 else { return nil }
    return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
