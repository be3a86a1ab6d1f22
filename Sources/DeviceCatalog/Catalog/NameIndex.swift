/// The names of a catalogue's devices in comparable form.
struct NameIndex: Sendable {
  /// One device's texts.
  struct Entry: Sendable {
    /// The id, the name, the aliases and the model identifiers, folded, in this order.
    let texts: [String]
    /// The same without spaces.
    let squeezed: [String]
    /// The words of the name.
    let nameWords: Set<String>
    /// All words that the device can be found by, each once.
    let words: [String]
    /// All texts, each with and without its spaces, for finding parts.
    let parts: ByteText
  }

  let entries: [Entry]
  /// The device that is known by exactly this folded text. Where two are, an id goes before a name,
  /// a name before an alias, and a later device, one that a user added, before an earlier one.
  let exact: [String: Int]

  init(_ devices: [Device]) {
    entries = devices.map(Entry.init)
    var exact: [String: Int] = [:]
    var ranks: [String: Int] = [:]
    func add(_ text: String, rank: Int, _ index: Int) {
      if let known = ranks[text], known < rank { return }
      ranks[text] = rank
      exact[text] = index
    }
    for (index, entry) in entries.enumerated() {
      for (place, text) in entry.texts.enumerated() { add(text, rank: min(place, 2), index) }
      // "iphone12" is taken for "iPhone 12" where nothing bears that very name.
      for text in entry.squeezed where !text.isEmpty { add(text, rank: 3, index) }
    }
    self.exact = exact
  }
}

extension NameIndex.Entry {
  init(_ device: Device) {
    let stated = [device.id, device.name] + device.aliases + device.modelIdentifiers
    let names = stated.map(Folded.words)
    texts = zip(stated, names).map { $1.isEmpty ? $0 : $1.joined(separator: " ") }
    squeezed = names.map { $0.joined() }
    nameWords = Set(names[1])
    var words = Set(names.joined())
    words.formUnion(Folded.words(device.family.name))
    words.insert(Folded.squeezed(device.kind.rawValue))
    words.insert(Folded.squeezed(device.platform.rawValue))
    if let year = device.year { words.insert(String(year)) }
    self.words = Array(words)
    // No folded text holds a line break, so no part is found across two of them.
    parts = ByteText((texts + squeezed).joined(separator: "\n"))
  }
}

/// A text that is searched for parts often: plain bytes.
struct ByteText: Sendable {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Whether the part stands anywhere in the text; a number only where one begins, so that "12" is
  /// not found in "iPad11,2" or "112".
  func contains(_ part: ByteText) -> Bool {
    guard let first = part.bytes.first, part.bytes.count <= bytes.count else { return false }
    return bytes.withUnsafeBufferPointer { text in
      part.bytes.withUnsafeBufferPointer { part in
        let isNumber = Self.isDigit(first)
        var start = 0
        while start <= text.count - part.count {
          let isWithinNumber = isNumber && start > 0 && Self.isDigit(text[start - 1])
          if text[start] == first, !isWithinNumber {
            var length = 1
            while length < part.count, text[start + length] == part[length] { length += 1 }
            if length == part.count { return true }
          }
          start += 1
        }
        return false
      }
    }
  }
}
