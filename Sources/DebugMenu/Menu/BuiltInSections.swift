#if DEBUG_TOOLS
  internal import AppSurface

  /// The menu's own sections. Their ids begin so that an app's sections do not meet them.
  nonisolated enum BuiltInSections {
    static let display = "menu-display"
    /// The sections that stand above the app's own, and those below.
    static let ids = (above: [size, display], below: [screenNames, wall] + sizeIDs)

    /// The sections that show settings and stand above the app's own.
    static func above(_ settings: MenuSettings) -> [MenuSection] {
      [size(settings), display(settings)]
    }

    /// The sections that show settings and stand below the app's own.
    ///
    /// - Parameter devices: The sections of all devices, which favourites are taken from.
    static func below(_ settings: MenuSettings, devices: [MenuSection]) -> [MenuSection] {
      [screenNames(settings), wall(settings)] + sizes(settings, devices: devices)
    }

    /// The devices by family, or those that the app lists in its own order; they seldom change, so
    /// this is worked out once.
    static func devices(of catalog: Catalog, listed: [Device]? = nil) -> [MenuSection] {
      if let listed {
        return [MenuSection(id: "devices", label: "Devices", items: listed.map(row))]
      }
      return catalog.families.map { family in
        MenuSection(
          id: "devices-\(slug(family.name))", label: family.name,
          items: catalog.devices(in: family).map(row))
      }
    }

    private static func row(_ device: Device) -> MenuItem {
      let size = "\(NumberText.format(device.size.width))x\(NumberText.format(device.size.height))"
      return MenuItem(
        id: device.id, label: device.name, kind: .device, detail: NumberText.format(device.size),
        keywords: ([size, device.id] + device.aliases).joined(separator: " "),
        command: .device(device))
    }

    private static func slug(_ name: String) -> String {
      TextFolding.fold(name).split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
  }
#endif
