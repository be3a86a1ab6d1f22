#if DEBUG_TOOLS
  internal import AppSurface

  /// The rows about seeing many devices at once and keeping what one sees.
  nonisolated extension BuiltInSections {
    static let wall = "menu-wall"

    /// The rows of that section.
    enum Wall: String {
      case wall, devices, picture
    }

    static func wall(_ settings: MenuSettings) -> MenuSection {
      let wall = settings.wall
      let names = wall.sets.map(\.name)
      let next = wall.setName.flatMap { names.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      return MenuSection(
        id: self.wall, label: "Side by Side and Pictures",
        items: [
          MenuItem(
            id: Wall.wall.rawValue, label: wall.isOpen ? "Close Wall" : "Wall", kind: .command,
            detail: wall.tiles.count == 1 ? "1 device" : "\(wall.tiles.count) devices",
            keywords: "side by side compare many devices ctrl+alt+w",
            command: wall.isOpen ? .endWall : .wall([])),
          MenuItem(
            id: Wall.devices.rawValue, label: "Wall Devices", kind: .choice,
            keywords: "side by side family", setting: .text(wall.setName ?? "own"),
            range: .options(names),
            command: .wallSet(names.isEmpty ? "" : names[next % names.count])),
          MenuItem(
            id: Wall.picture.rawValue, label: "Save Picture", kind: .command,
            detail: settings.resize.scale.map {
              "\(NumberText.format(settings.resize.size * $0)) px"
            },
            keywords: "screenshot png file ctrl+alt+p", command: .picture),
        ])
    }
  }
#endif
