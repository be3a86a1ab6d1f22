extension JSONValue {
  /// The largest text that is read: 10 MB.
  public static let maximumByteCount = 10_000_000
  /// How deep arrays and objects may stand in each other.
  public static let maximumDepth = 128

  /// Reads one JSON text, strictly: no comments, no trailing commas, no duplicate keys. A number that
  /// is too large for a `Double` is infinite.
  public init(parsing text: String) throws(JSONSyntaxError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// Reads one JSON text in UTF-8, strictly.
  public init(parsing bytes: [UInt8]) throws(JSONSyntaxError) {
    var parser = JSONParser(bytes: bytes)
    self = try parser.parse()
  }
}

/// A recursive descent over bytes whose depth is bounded, so no input can exhaust the stack.
struct JSONParser {
  let bytes: [UInt8]
  var offset = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func parse() throws(JSONSyntaxError) -> JSONValue {
    guard bytes.count <= JSONValue.maximumByteCount else {
      throw fault("the text is larger than 10 MB", at: 0)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    let value = try value(depth: 0)
    skipSpace()
    guard offset == bytes.count else { throw fault("nothing may follow the value") }
    return value
  }

  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func fault(_ message: String, at place: Int? = nil) -> JSONSyntaxError {
    JSONSyntaxError(bytes: bytes, offset: place ?? offset, message: message)
  }

  mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    skipSpace()
    guard let byte = current else { throw fault("a value is missing") }
    switch byte {
    case UInt8(ascii: "{"): return .object(try object(depth: depth))
    case UInt8(ascii: "["): return .array(try array(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw fault("a value cannot begin with \(shown(byte))")
    }
  }

  private mutating func word(_ text: StaticString, _ value: JSONValue) throws(JSONSyntaxError)
    -> JSONValue
  {
    let count = text.utf8CodeUnitCount
    let matches = text.withUTF8Buffer { buffer in
      bytes[offset...].prefix(count).elementsEqual(buffer)
    }
    guard matches else { throw fault("only true, false and null are words in JSON") }
    offset += count
    return value
  }

  private mutating func array(depth: Int) throws(JSONSyntaxError) -> [JSONValue] {
    guard depth < JSONValue.maximumDepth else { throw tooDeep }
    offset += 1
    var elements: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if take(UInt8(ascii: "]")) { return elements }
      guard take(UInt8(ascii: ",")) else { throw fault("expected , or ] in an array") }
    }
  }

  private mutating func object(depth: Int) throws(JSONSyntaxError) -> JSONObject {
    guard depth < JSONValue.maximumDepth else { throw tooDeep }
    offset += 1
    var object = JSONObject()
    skipSpace()
    if take(UInt8(ascii: "}")) { return object }
    while true {
      skipSpace()
      let start = offset
      guard current == UInt8(ascii: "\"") else { throw fault("expected a key in double quotes") }
      let key = try string()
      guard object[key] == nil else { throw fault("the key \"\(key)\" is there twice", at: start) }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw fault("expected : after a key") }
      object[key] = try value(depth: depth + 1)
      skipSpace()
      if take(UInt8(ascii: "}")) { return object }
      guard take(UInt8(ascii: ",")) else { throw fault("expected , or } in an object") }
    }
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    offset += 1
    return true
  }

  private var tooDeep: JSONSyntaxError {
    fault("arrays and objects stand deeper in each other than \(JSONValue.maximumDepth)")
  }

  private func shown(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte) ? String(UnicodeScalar(byte)) : "this character"
  }
}
