/// The names of a catalogue's devices in comparable form.
struct NameIndex: Sendable {
  /// One device's texts.
  struct Entry: Sendable {
    /// The id, the name, the aliases and the model identifiers, folded, in this order.
    let texts: [String]
    /// All words that the device can be found by.
    let words: Set<String>
  }

  let entries: [Entry]
  /// The device that is known by exactly this folded text. Where two are, an id goes before a name,
  /// a name before an alias, and a later device, one that a user added, before an earlier one.
  let exact: [String: Int]

  init(_ devices: [Device]) {
    entries = devices.map { device in
      let texts = ([device.id, device.name] + device.aliases + device.modelIdentifiers)
        .map(Folded.text)
      var words = Set(texts.flatMap { $0.split(separator: " ").map(String.init) })
      words.formUnion(Folded.words(device.family.name))
      words.insert(Folded.squeezed(device.kind.rawValue))
      words.insert(Folded.squeezed(device.platform.rawValue))
      if let year = device.year { words.insert(String(year)) }
      return Entry(texts: texts, words: words)
    }
    var exact: [String: Int] = [:]
    var ranks: [String: Int] = [:]
    for (index, entry) in entries.enumerated() {
      for (place, text) in entry.texts.enumerated() {
        let rank = min(place, 2)
        if let known = ranks[text], known < rank { continue }
        ranks[text] = rank
        exact[text] = index
      }
    }
    self.exact = exact
  }
}
