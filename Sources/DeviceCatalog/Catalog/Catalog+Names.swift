extension Catalog {
  /// The device that a person means by a text.
  ///
  /// An exact id, name, alias or model identifier wins, whatever its case, accents and punctuation;
  /// else a part that fits one device only.
  ///
  /// - Throws: `CatalogError` with the text and the names that are near, or that it fits.
  public func device(named text: String) throws(CatalogError) -> Device {
    if let device = device(id: text) { return device }
    let wanted = Folded.text(text)
    if let index = names.exact[wanted] { return devices[index] }
    let fitting = wanted.allSatisfy(\.isWhitespace) ? [] : fitting(wanted)
    switch fitting.count {
    case 1: return devices[fitting[0]]
    case 0: throw .unknownDevice(text, nearMatches: nearNames(to: text))
    default: throw .ambiguousDevice(text, candidates: fitting.map { devices[$0].name })
    }
  }

  /// The family that a person means by a name.
  ///
  /// - Throws: `CatalogError.unknownFamily` with the names that are near.
  public func family(named text: String) throws(CatalogError) -> DeviceFamily {
    let wanted = Folded.text(text)
    if let family = families.first(where: { Folded.text($0.name) == wanted }) { return family }
    throw .unknownFamily(
      text, nearMatches: DeviceCatalog.nearMatches(to: text, in: families.map(\.name)))
  }

  /// The devices of whose texts one holds the wanted one: begun at a word where there are such.
  private func fitting(_ wanted: String) -> [Int] {
    let atWords = names.entries.indices.filter { index in
      names.entries[index].texts.contains { (" " + $0 + " ").contains(" " + wanted + " ") }
    }
    if !atWords.isEmpty { return atWords }
    return names.entries.indices.filter { index in
      names.entries[index].texts.contains { $0.contains(wanted) }
    }
  }

  private func nearNames(to text: String) -> [String] {
    let near = DeviceCatalog.nearMatches(
      to: text, in: devices.lazy.flatMap { [$0.name, $0.id] + $0.aliases })
    var seen: Set<Int> = []
    return near.filter { name in
      guard let index = names.exact[Folded.text(name)] else { return false }
      return seen.insert(index).inserted
    }
  }
}
