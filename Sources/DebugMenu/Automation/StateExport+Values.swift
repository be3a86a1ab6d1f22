#if DEBUG_TOOLS
  internal import AppSurface

  nonisolated extension StateExport {
    /// What the app's own items are about besides their rows.
    struct Values: Sendable {
      /// An item with what it shows.
      struct Item: Sendable {
        var id: DebugItemID
        var value: String?
      }

      /// The item whose page is open.
      var page: DebugItemID?
      /// The page that shares, while it is open.
      var sharing: SharePage?
      /// The items that were used last, the last one first.
      var recent: [DebugItemID] = []
      /// The controls that are not at their default.
      var changed: [Item] = []
      /// The work of buttons that goes on or is over.
      var runs: [DebugItemID: ButtonRuns.State] = [:]
      /// How many values are read at a rate.
      var watched = 0
      /// What the panel over the app shows.
      var pinned: [Item] = []
      /// Where that panel stands; nil where there is none.
      var panel: Rect?
    }

    /// What the app's own items are about besides their rows.
    var valuesJSON: JSONValue {
      [
        "page": values.page.map { .string($0.description) } ?? .null,
        "sharing": values.sharing.map { .string($0.format.rawValue) } ?? .null,
        "recent": .array(values.recent.map { .string($0.description) }),
        "changed": .array(values.changed.map(json)), "running": .array(runsJSON),
        "watched": .number(Double(values.watched)),
        "pinned": .array(values.pinned.map(json)),
        "panel": values.panel.map { json($0) } ?? .null,
      ]
    }

    private func json(_ item: Values.Item) -> JSONValue {
      ["id": .string(item.id.description), "value": JSONValue(item.value.map(ValueText.cut))]
    }

    private var runsJSON: [JSONValue] {
      values.runs.sorted { $0.key.description < $1.key.description }.map { id, run in
        [
          "id": .string(id.description), "label": .string(run.label),
          "going": .bool(run.isRunning), "fraction": run.fraction.map { .number($0) } ?? .null,
          "message": JSONValue(run.message),
        ]
      }
    }
  }

  extension DebugSession {
    /// What the app's own items are about now.
    var valuesExport: StateExport.Values {
      let list = store.state.isMenuOpen ? store.list : nil
      return StateExport.Values(
        page: list?.detail, sharing: list?.sharing, recent: controller.recents,
        changed: controller.changedControls.map { .init(id: $0, value: $1.description) },
        runs: controller.runs.states, watched: controller.watch.count,
        pinned: pinList.pinned.map { .init(id: $0, value: pinList.row(of: $0)?.reading?.whole) },
        panel: pinLayer?.frame)
    }
  }

  extension DebugController {
    /// The controls that are not set to their default, in order.
    fileprivate var changedControls: [(DebugItemID, DebugSetting)] {
      sections.flatMap { section in
        section.items.compactMap { row -> (DebugItemID, DebugSetting)? in
          let id = DebugItemID(section: section.id, item: row.id)
          guard let standard = row.defaultSetting, case .control(let control)? = item(id)?.content
          else { return nil }
          let setting = control.get()
          return setting == standard ? nil : (id, setting)
        }
      }
    }
  }
#endif
