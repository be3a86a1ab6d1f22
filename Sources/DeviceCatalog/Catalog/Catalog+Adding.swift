extension Catalog {
  /// This catalogue followed by the devices of another.
  ///
  /// A device whose id is here already is refused, unless the other catalogue says that it replaces
  /// it (`"replaces": true` in its record): then it takes the old one's place. One that is here
  /// already in every figure stays as it is, so a catalogue that was written can be added again.
  ///
  /// - Throws: `CatalogError.invalid` with one fault for each id or name that is there twice.
  public func adding(_ other: Catalog) throws(CatalogError) -> Catalog {
    var merged = devices
    var ids = Dictionary(
      devices.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var owners = Dictionary(
      devices.map { (Folded.text($0.name), $0.id) }, uniquingKeysWith: { first, _ in first })
    var faults: [CatalogError.Fault] = []
    for (index, device) in other.devices.enumerated() {
      if let position = ids[device.id] {
        if other.replacements.contains(device.id), position < devices.count {
          owners[Folded.text(merged[position].name)] = nil
          merged[position] = device
        } else if position < devices.count, devices[position] == device {
          continue
        } else {
          let message =
            position < devices.count
            ? "the id \"\(device.id)\" is taken; \"replaces\": true puts this device in its place"
            : "the id \"\(device.id)\" is there twice"
          faults.append(CatalogError.Fault(path: "$[\(index)].id", message: message))
          continue
        }
      } else {
        ids[device.id] = merged.count
        merged.append(device)
      }
      let name = Folded.text(device.name)
      if let owner = owners[name], owner != device.id {
        faults.append(
          CatalogError.Fault(
            path: "$[\(index)].name",
            message: "the name \"\(device.name)\" is that of the device \"\(owner)\""))
      }
      owners[name] = device.id
    }
    guard faults.isEmpty else { throw .invalid(faults) }
    return Catalog(unique: merged, replacements: replacements.union(other.replacements))
  }

  /// This catalogue followed by more devices.
  ///
  /// - Parameter replacing: Whether a device takes the place of one with the same id.
  /// - Throws: `CatalogError.invalid` with one fault for each id or name that is there twice.
  public func adding(_ more: [Device], replacing: Bool = false) throws(CatalogError) -> Catalog {
    let ids = replacing ? Set(more.map(\.id)) : []
    return try adding(Catalog(unique: more, replacements: ids))
  }
}
