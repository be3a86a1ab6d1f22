#if DEBUG_TOOLS
  internal import AppSurface

  /// The menu's own sections. Their ids begin so that an app's sections do not meet them.
  nonisolated enum BuiltInSections {
    static let size = "menu-size"
    static let display = "menu-display"
    /// The sections that stand above the app's own, and those below.
    static let ids = (above: [size, wall, display], below: [screenNames])

    /// The sections that show settings and stand above the app's own.
    static func above(_ settings: MenuSettings) -> [MenuSection] {
      [size(settings), wall(settings), display(settings)]
    }

    /// The sections that show settings and stand below the app's own.
    static func below(_ settings: MenuSettings) -> [MenuSection] { [screenNames(settings)] }

    static func size(_ settings: MenuSettings) -> MenuSection {
      let resize = settings.resize
      return MenuSection(
        id: size, label: "Size",
        items: [
          MenuItem(
            id: "rotate", label: "Rotate", kind: .command,
            detail: resize.orientation.isLandscape ? "Landscape" : "Portrait",
            keywords: "turn orientation landscape portrait", command: .rotate),
          MenuItem(
            id: "reset", label: "Reset", kind: .command,
            detail: NumberText.format(resize.window), keywords: "window full", command: .reset),
          MenuItem(
            id: "resize", label: "Resize", kind: .command, detail: NumberText.format(resize.size),
            keywords: "slider width height", command: .resize),
        ])
    }

    /// The devices by family; they do not change, so this is worked out once a catalogue.
    static func devices(of catalog: Catalog) -> [MenuSection] {
      catalog.families.map { family in
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
