#if DEBUG_TOOLS
  internal import AppSurface

  extension DebugSession {
    /// The devices that the menu lists, in its order.
    var orderedDevices: [Device] {
      listedDevices ?? catalog.families.flatMap { catalog.devices(in: $0) }
    }

    /// The command with what only the catalogue knows filled in.
    func resolved(_ command: DebugCommand) -> DebugCommand {
      switch command {
      case .nextDevice: device(steppedBy: 1).map { .device($0) } ?? command
      case .previousDevice: device(steppedBy: -1).map { .device($0) } ?? command
      case .part(.folded), .part(.unfolded):
        size.device.flatMap { catalog.otherScreen(of: $0) }.map { .device($0) } ?? command
      default: command
      }
    }

    /// Why a command would do nothing, for scripts; nil where it does what it says.
    package func refusal(of command: DebugCommand) -> String? {
      guard case .part(let part) = command else { return nil }
      let parts = self.parts
      if parts.contains(part) { return nil }
      guard let device = size.device else {
        return "the app has no device's size, so there is no part '\(part.rawValue)' of one"
      }
      return "\(device.name) has no part '\(part.rawValue)' as it is held; it has "
        + NearMatches.list(parts.map(\.rawValue))
    }

    /// The parts that the app can have of the device as it is held.
    var parts: [DevicePart] {
      guard let device = size.device else { return [] }
      return device.parts(in: size.orientation)
        + (catalog.otherScreen(of: device).map { [catalog.isCover($0) ? .folded : .unfolded] }
          ?? [])
    }

    /// The device so many places on in the list, round its end.
    private func device(steppedBy step: Int) -> Device? {
      let listed = orderedDevices
      guard !listed.isEmpty else { return nil }
      guard let current = size.device?.id,
        let index = listed.firstIndex(where: { $0.id == current })
      else { return step > 0 ? listed.first : listed.last }
      return listed[(index + step + listed.count) % listed.count]
    }
  }

  nonisolated extension Catalog {
    private static let coverSuffix = "-cover"

    /// Whether a device is the cover screen of another.
    func isCover(_ device: Device) -> Bool {
      device.id.hasSuffix(Self.coverSuffix) && otherScreen(of: device) != nil
    }

    /// The cover screen of a device that folds, or the inner screen of a cover.
    func otherScreen(of device: Device) -> Device? {
      if device.id.hasSuffix(Self.coverSuffix) {
        return self.device(id: String(device.id.dropLast(Self.coverSuffix.count)))
      }
      return self.device(id: device.id + Self.coverSuffix)
    }
  }
#endif
