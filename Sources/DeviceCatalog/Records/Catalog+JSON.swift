extension Catalog {
  /// Reads a catalogue from JSON: an array of records in the format that `json` writes.
  ///
  /// - Throws: `CatalogError.syntax` where the text is no JSON or larger than 10 MB, else
  ///   `CatalogError.invalid` with every fault.
  public init(json text: String) throws(CatalogError) { try self.init(json: Array(text.utf8)) }

  /// Reads a catalogue from JSON in UTF-8; see `init(json:)` for a text.
  public init(json bytes: [UInt8]) throws(CatalogError) {
    let value: JSONValue
    do { value = try JSONValue(parsing: bytes) } catch { throw .syntax(error) }
    try self.init(value)
  }

  /// Reads a catalogue from a JSON value: an array of records.
  ///
  /// - Throws: `CatalogError.invalid` with every fault.
  public init(_ value: JSONValue) throws(CatalogError) {
    var faults = Faults()
    let records =
      Read.array(value, at: .root, &faults) { value, path, faults in
        DeviceRecord(value, at: path, &faults)
      } ?? []
    guard faults.list.isEmpty else {
      Self.addRepeatedIDs(of: value, to: &faults)
      throw .invalid(faults.list)
    }
    let replacements = Set(records.filter(\.replaces).map(\.device.id))
    self = try Catalog(unique: []).adding(
      Catalog(unique: records.map(\.device), replacements: replacements))
  }

  /// Where other faults keep records from being read, an id that is there twice is told as well.
  private static func addRepeatedIDs(of value: JSONValue, to faults: inout Faults) {
    guard case .array(let records) = value else { return }
    var seen: Set<String> = []
    for (index, record) in records.enumerated() {
      guard case .string(let id)? = record["id"], !seen.insert(id).inserted else { continue }
      faults.add(JSONPath.root[index]["id"], "the id \"\(id)\" is there twice")
    }
  }

  /// The catalogue as an array of records, in its order.
  public var json: JSONValue {
    .array(
      devices.map { device in
        guard replacements.contains(device.id), case .object(var record) = device.json else {
          return device.json
        }
        record["replaces"] = true
        return .object(record)
      })
  }
}

extension Device {
  /// Reads a device from its record, a JSON object.
  ///
  /// - Throws: `CatalogError.invalid` with every fault.
  public init(_ value: JSONValue) throws(CatalogError) {
    var faults = Faults()
    let record = DeviceRecord(value, at: .root, &faults)
    guard let record, faults.list.isEmpty else { throw .invalid(faults.list) }
    self = record.device
  }
}
