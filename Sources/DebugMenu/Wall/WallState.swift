#if DEBUG_TOOLS
  public import AppSurface

  /// Which devices stand side by side, and whether they show: a value.
  public nonisolated struct WallState: Hashable, Sendable {
    /// One device on the wall.
    public struct Tile: Hashable, Sendable, Identifiable {
      /// The device.
      public var device: Device
      /// How it is held.
      public var orientation: Orientation

      /// A device as it is meant to be held, or in landscape where its system allows that.
      public init(_ device: Device, isLandscape: Bool = false) {
        self.device = device
        let natural = device.naturalOrientation
        let turned: Orientation = natural.isLandscape ? .portrait : .landscapeLeft
        let canTurn = device.supportedOrientations.contains(turned)
        let turns = isLandscape && !natural.isLandscape && canTurn
        orientation = turns ? turned : natural
      }

      /// The device's id.
      public var id: Device.ID { device.id }
      /// The size in points as it is held.
      public var size: Size { device.size(in: orientation) }
      /// What the app is laid out for there, without what a person brings.
      public var configuration: SurfaceConfiguration {
        SurfaceConfiguration(device: device, orientation: orientation)
      }
    }

    /// How many devices a wall has at most.
    public static let most = 12

    /// Whether the wall shows.
    public internal(set) var isOpen = false
    /// The devices, in order; never empty.
    public private(set) var tiles: [Tile]
    /// The place of the tile that has the keyboard.
    public private(set) var selection = 0
    /// Devices that go together, for choosing.
    public let sets: [WallSet]

    /// A closed wall of the usual devices of a catalogue.
    public init(catalog: Catalog) {
      sets = WallSet.sets(of: catalog)
      tiles = []
      show(sets.first(where: { $0.devices.count >= 6 })?.devices ?? sets.first?.devices ?? [])
      if tiles.isEmpty { show([.iPhone12Mini, .iPadAir]) }
      isOpen = false
    }

    /// The selected tile.
    public var selected: Tile { tiles[selection] }

    /// The name of the set that the devices are; nil where they are none.
    public var setName: String? {
      let devices = tiles.map(\.device)
      return sets.first { $0.devices == devices }?.name
    }

    /// Shows devices: each once, the first ``most`` of them; none shows those of the last time.
    public mutating func show(_ devices: [Device]) {
      isOpen = true
      var seen: Set<Device.ID> = []
      let wanted = devices.filter { seen.insert($0.id).inserted }.prefix(Self.most)
      guard !wanted.isEmpty else { return }
      let selectedID = tiles.isEmpty ? nil : selected.id
      tiles = wanted.map { Tile($0) }
      selection = tiles.firstIndex { $0.id == selectedID } ?? 0
    }

    /// Takes the devices of a set, as people write its name; another name changes nothing.
    mutating func choose(set name: String) {
      guard let devices = set(named: name)?.devices else { return }
      let wasOpen = isOpen
      show(devices)
      isOpen = wasOpen
    }

    /// The set of a name, whatever its case; `6` is `6 sizes`.
    func set(named name: String) -> WallSet? {
      let folded = TextFolding.fold(name)
      return sets.first {
        let known = TextFolding.fold($0.name)
        return known == folded || known == "\(folded) sizes"
      }
    }

    /// Selects the tile at a place; another number changes nothing.
    public mutating func select(_ place: Int) {
      if tiles.indices.contains(place) { selection = place }
    }

    /// Selects the tile of a device; one that is not on the wall changes nothing.
    mutating func select(_ device: Device.ID) {
      if let place = tiles.firstIndex(where: { $0.id == device }) { selection = place }
    }

    /// Turns every device over: to landscape, and back. Those that their system does not turn stay.
    public mutating func rotate() {
      let wantsLandscape = !tiles.contains { $0.orientation != $0.device.naturalOrientation }
      for place in tiles.indices {
        let device = tiles[place].device
        let turned: Orientation = device.naturalOrientation.isLandscape ? .portrait : .landscapeLeft
        let canTurn = device.supportedOrientations.contains(turned)
        tiles[place].orientation = wantsLandscape && canTurn ? turned : device.naturalOrientation
      }
    }
  }
#endif
