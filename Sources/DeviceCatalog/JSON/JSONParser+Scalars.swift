extension JSONParser {
  mutating func number() throws(JSONSyntaxError) -> Double {
    let start = offset
    _ = take(UInt8(ascii: "-"))
    if take(UInt8(ascii: "0")) {
      if let byte = current, isDigit(byte) {
        throw fault("a number cannot begin with 0", at: start)
      }
    } else {
      try digits()
    }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    // A number that is too large becomes an infinite one: it is JSON, and whoever looks for its
    // place among the values can say by its path that it is not finite.
    guard let value = Double(text) else { throw fault("the number cannot be read", at: start) }
    return value
  }

  private mutating func digits() throws(JSONSyntaxError) {
    guard let first = current, isDigit(first) else { throw fault("expected a digit") }
    while let byte = current, isDigit(byte) { offset += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  mutating func string() throws(JSONSyntaxError) -> String {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw fault("the string is not UTF-8", at: start)
        }
        return string
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw fault("a control character must be escaped in a string")
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw fault("the string has no end", at: start)
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONSyntaxError) {
    let start = offset
    offset += 1
    guard let byte = current else { throw fault("the string has no end", at: start) }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      var code = try hexadecimal()
      if (0xD800..<0xDC00).contains(code) {
        guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
          throw fault("half of a surrogate pair is missing", at: start)
        }
        let low = try hexadecimal()
        guard (0xDC00..<0xE000).contains(low) else {
          throw fault("half of a surrogate pair is missing", at: start)
        }
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = UnicodeScalar(code) else {
        throw fault("half of a surrogate pair is missing", at: start)
      }
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    default: throw fault("no such escape in a string", at: start)
    }
  }

  private mutating func hexadecimal() throws(JSONSyntaxError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = hexadecimalDigit(byte) else {
        throw fault("expected four hexadecimal digits")
      }
      code = code << 4 | digit
      offset += 1
    }
    return code
  }

  private func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
