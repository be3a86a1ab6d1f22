extension JSONValue {
  /// The value as JSON over several lines, two spaces a level, keys in their order, with a line
  /// break at the end: the same value always gives the same text.
  public var prettyPrinted: String {
    var text = ""
    JSONWriter.write(self, level: 0, pretty: true, into: &text)
    text.append("\n")
    return text
  }

  /// The value as JSON on one line, without spaces.
  public var compact: String {
    var text = ""
    JSONWriter.write(self, level: 0, pretty: false, into: &text)
    return text
  }
}

enum JSONWriter {
  static func write(_ value: JSONValue, level: Int, pretty: Bool, into text: inout String) {
    switch value {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number): text += format(number)
    case .string(let string): write(string, into: &text)
    case .array(let elements):
      enclose("[", "]", elements, level: level, pretty: pretty, into: &text) { element, text in
        write(element, level: level + 1, pretty: pretty, into: &text)
      }
    case .object(let object):
      enclose("{", "}", object.members, level: level, pretty: pretty, into: &text) { member, text in
        write(member.key, into: &text)
        text += pretty ? ": " : ":"
        write(member.value, level: level + 1, pretty: pretty, into: &text)
      }
    }
  }

  private static func enclose<Element>(
    _ open: String, _ close: String, _ elements: [Element], level: Int, pretty: Bool,
    into text: inout String, write: (Element, inout String) -> Void
  ) {
    text += open
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      if pretty { text += "\n" + String(repeating: "  ", count: level + 1) }
      write(element, &text)
    }
    if pretty, !elements.isEmpty { text += "\n" + String(repeating: "  ", count: level) }
    text += close
  }

  /// The shortest digits that read back as the same number; whole numbers without a fraction.
  private static func format(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    if number == number.rounded(), abs(number) < 9_007_199_254_740_992 {
      return String(Int(number))
    }
    return "\(number)"
  }

  private static func write(_ string: String, into text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
