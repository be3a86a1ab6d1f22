#if DEBUG_TOOLS
  public import AppSurface

  /// Devices that go together on a wall, under a name.
  public nonisolated struct WallSet: Hashable, Sendable {
    /// The name as the menu shows it and scripts write it.
    public let name: String
    /// The devices, at most ``WallState/most``.
    public let devices: [Device]

    /// The sets of a catalogue: three, six and twelve sizes that differ, and each family.
    static func sets(of catalog: Catalog) -> [WallSet] {
      let sizes = [("3 sizes", three), ("6 sizes", six), ("12 sizes", twelve)]
      let chosen = sizes.compactMap { name, ids -> WallSet? in
        let devices = ids.compactMap { catalog.device(id: $0) }
        return devices.count == ids.count ? WallSet(name: name, devices: devices) : nil
      }
      let families = catalog.families.map { family in
        WallSet(name: family.name, devices: Self.spread(catalog.devices(in: family)))
      }
      return (chosen + families).filter { !$0.devices.isEmpty }
    }

    /// Of a family with more devices than fit those with different sizes, the newest of each.
    private static func spread(_ devices: [Device]) -> [Device] {
      guard devices.count > WallState.most else { return devices }
      var seen: Set<Size> = []
      let newest = devices.reversed().filter { seen.insert($0.size).inserted }
      return Array(newest.prefix(WallState.most).reversed())
    }

    // From small to large, so that neighbours are alike in height.
    private static let three = ["iphone-12-mini", "iphone-16-pro-max", "ipad-air"]
    private static let six = [
      "iphone-se-3", "iphone-12-mini", "galaxy-s24", "iphone-16-pro-max",
      "ipad-mini-6", "ipad-air",
    ]
    private static let twelve = [
      "iphone-5", "iphone-8", "iphone-12-mini", "galaxy-s24", "iphone-12-pro", "iphone-15-pro",
      "pixel-9-pro", "iphone-16-pro-max", "pixel-fold", "ipad-mini-6", "ipad-air",
      "ipad-pro-12-9-inch",
    ]
  }
#endif
