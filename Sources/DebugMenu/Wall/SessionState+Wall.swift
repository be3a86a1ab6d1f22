#if DEBUG_TOOLS
  internal import AppSurface

  nonisolated extension SessionState {
    /// Carries out a command that has to do with the wall; false for another one, which may have
    /// closed it.
    mutating func performWall(
      _ command: DebugCommand, keepsMenuOpen: Bool, at time: Duration
    ) -> Bool {
      switch command {
      case .wall(let devices):
        settings.wall.show(devices)
        if let live = settings.resize.device { settings.wall.select(live.id) }
        settings.resize.isEditing = false
        if !keepsMenuOpen { isMenuOpen = false }
      case .wallSet(let name): settings.wall.choose(set: name)
      case .endWall: settings.wall.isOpen = false
      case .selectTile(let place): settings.wall.select(place)
      case .enterTile(let place):
        for command in commands(entering: place) {
          _ = performSize(command, keepsMenuOpen: keepsMenuOpen, at: time)
        }
        settings.wall.isOpen = false
      case .rotate where settings.wall.isOpen: settings.wall.rotate()
      default:
        if settings.wall.isOpen, command.leavesWall { settings.wall.isOpen = false }
        return false
      }
      return true
    }

    /// The commands that make the selected tile the live device: what one would do by hand.
    private func commands(entering place: Int) -> [DebugCommand] {
      guard settings.wall.tiles.indices.contains(place) else { return [] }
      let tile = settings.wall.tiles[place]
      let isTurned = tile.orientation != tile.device.naturalOrientation
      return [.device(tile.device)] + (isTurned ? [.rotate] : [])
    }
  }

  nonisolated extension DebugCommand {
    /// Whether the command is about the live app alone, which the wall hides.
    fileprivate var leavesWall: Bool {
      switch self {
      case .device, .size, .dragFrame, .reset, .undo, .redo, .turn, .part, .nextDevice,
        .previousDevice, .zoom, .pan, .resize:
        true
      default: false
      }
    }
  }
#endif
