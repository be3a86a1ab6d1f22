/// The faults found while records are read, up to a number that a person can still use.
struct Faults {
  private(set) var list: [CatalogError.Fault] = []
  static let most = 200

  /// Whether reading on would only find more than anybody reads.
  var isFull: Bool { list.count >= Self.most }

  mutating func add(_ path: JSONPath, _ message: String) {
    guard !isFull else { return }
    list.append(CatalogError.Fault(path: path.text, message: message))
    if isFull {
      list.append(CatalogError.Fault(path: "$", message: "there are more faults than these"))
    }
  }
}

/// A place in a JSON value: `$[0].safeArea.portrait`.
struct JSONPath {
  let text: String

  static let root = JSONPath(text: "$")

  subscript(index: Int) -> JSONPath { JSONPath(text: "\(text)[\(index)]") }

  subscript(key: String) -> JSONPath {
    let isPlain =
      key.utf8.first.map { !(0x30...0x39).contains($0) } ?? false
      && key.utf8.count <= 40
      && key.utf8.allSatisfy { byte in
        byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x61...0x7A).contains(byte)
      }
    return JSONPath(
      text: isPlain
        ? "\(text).\(key)" : text + "[" + JSONValue.string(String(key.prefix(40))).compact + "]")
  }
}
