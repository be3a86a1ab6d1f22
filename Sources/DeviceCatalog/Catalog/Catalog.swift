/// A collection of devices in a fixed order, each id once.
public struct Catalog: Sendable {
  /// The devices in their order.
  public let devices: [Device]
  /// The ids of devices that take the place of one that is there when this catalogue is added.
  public let replacements: Set<String>
  private let positions: [String: Int]
  let names: NameIndex

  /// The devices that come with this package. It is put together at its first use.
  public static let builtIn = Catalog(unique: Device.allCases)

  /// A catalogue of devices whose ids are known to differ.
  init(unique devices: [Device], replacements: Set<String> = []) {
    self.devices = devices
    self.replacements = replacements
    positions = Dictionary(
      devices.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    names = NameIndex(devices)
  }

  /// A catalogue of the given devices in their order.
  ///
  /// - Throws: `CatalogError.invalid` where an id or a name is there twice.
  public init(_ devices: [Device]) throws(CatalogError) {
    self = try Catalog(unique: []).adding(Catalog(unique: devices))
  }

  /// The device with exactly this id; takes the same time in a catalogue of any size.
  public func device(id: String) -> Device? { positions[id].map { devices[$0] } }

  /// Where the device with this id stands in `devices`.
  public func position(of id: String) -> Int? { positions[id] }

  /// The families in the order of their first device.
  public var families: [DeviceFamily] {
    var seen: Set<DeviceFamily> = []
    return devices.map(\.family).filter { seen.insert($0).inserted }
  }

  /// The devices of a family in their order.
  public func devices(in family: DeviceFamily) -> [Device] {
    devices.filter { $0.family == family }
  }
}
