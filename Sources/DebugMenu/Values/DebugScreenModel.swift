#if DEBUG_TOOLS
  internal import AppSurface
  internal import Observation

  /// What a debug screen shows: each item is read when its row is first built, once per showing.
  @Observable
  final class DebugScreenModel {
    @ObservationIgnored let controller: DebugController
    @ObservationIgnored private var readings: [DebugItemID: DebugReading] = [:]
    @ObservationIgnored private let services: () -> HostServices
    @ObservationIgnored private var hasAppeared = false
    /// Counts what came in since the rows were built.
    private var revision = 0

    @ObservationIgnored private lazy var reader = ItemReader(
      controller: controller, services: services,
      finished: { [weak self] id, reading in self?.take(reading, id) })

    /// The rows, in order.
    var rows: MenuModel { MenuModel(sections: controller.sections) }

    init(controller: DebugController, services: @escaping () -> HostServices) {
      self.controller = controller
      self.services = services
    }

    /// What reading an item gives, read now if it was not read in this showing.
    func reading(_ id: DebugItemID) -> DebugReading? {
      _ = revision
      if let reading = readings[id] { return reading }
      let reading = reader.read(id)
      readings[id] = reading
      return reading
    }

    /// The view appears: everything is read anew unless this is the first time.
    func appeared() {
      guard hasAppeared else {
        hasAppeared = true
        return
      }
      reader.cancel()
      readings = [:]
      revision += 1
    }

    /// Does what pressing an item does.
    func run(_ id: DebugItemID) {
      _ = reader.run(id)
      forget(id)
    }

    /// Sets a control.
    func set(_ id: DebugItemID, to setting: DebugSetting) {
      reader.set(id, to: setting)
      forget(id)
    }

    private func forget(_ id: DebugItemID) {
      readings[id] = nil
      revision += 1
    }

    private func take(_ reading: DebugReading, _ id: DebugItemID) {
      readings[id] = reading
      revision += 1
    }
  }
#endif
