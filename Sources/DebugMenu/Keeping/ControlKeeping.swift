#if DEBUG_TOOLS
  internal import AppSurface

  /// Keeps what the app's controls are set to over restarts, those that differ from their default.
  final class ControlKeeping {
    private let keeper: SettingsKeeper
    private static let section = "controls"
    private static let recentSection = "recents"

    init(keeper: SettingsKeeper) { self.keeper = keeper }

    /// Gives a control what was kept for it. What code sets wins: a control that does not stand at
    /// its default was set by code, and what it can no longer take is left.
    func restore(_ id: DebugItemID, _ control: DebugControl, default defaultSetting: DebugSetting?)
    {
      guard let kept = keeper[Self.section]?[id.section]?[id.item],
        let setting = DebugSetting(json: kept, for: control.kind),
        control.get() == defaultSetting, setting != defaultSetting
      else { return }
      try? control.apply(setting)
    }

    /// The items that were used last before the restart, the last one first.
    var recents: [DebugItemID] {
      guard case .array(let kept)? = keeper[Self.recentSection] else { return [] }
      return kept.prefix(DebugController.recentCount).compactMap { DebugItemID(json: $0) }
    }

    /// Keeps which items were used last.
    func keep(recents: [DebugItemID]) {
      keeper[Self.recentSection] = .array(recents.map(\.json))
    }

    /// Keeps what a control was set to by a person, or forgets it where that is the default.
    func keep(_ id: DebugItemID, _ setting: DebugSetting, default defaultSetting: DebugSetting?) {
      keeper.update(Self.section) { controls in
        var sections = controls?.object ?? JSONObject()
        var items = sections[id.section]?.object ?? JSONObject()
        items[id.item] = setting == defaultSetting ? nil : setting.json
        sections[id.section] = items.isEmpty ? nil : .object(items)
        controls = sections.isEmpty ? nil : .object(sections)
      }
    }
  }

  nonisolated extension JSONValue {
    /// The members, where this is an object.
    fileprivate var object: JSONObject? {
      if case .object(let object) = self { object } else { nil }
    }
  }

  nonisolated extension DebugItemID {
    /// The two ids as they are written in the file.
    var json: JSONValue { [.string(section), .string(item)] }

    /// The item of which two ids were written; nil for anything else.
    init?(json: JSONValue) {
      guard case .string(let section)? = json[0], case .string(let item)? = json[1] else {
        return nil
      }
      self.init(section: section, item: item)
    }
  }

  nonisolated extension DebugSetting {
    /// The setting as it is written in files and in the state.
    var json: JSONValue {
      switch self {
      case .toggle(let isOn): .bool(isOn)
      case .number(let number): .number(number)
      case .text(let text): .string(text)
      case .color, .date: .string(description)
      }
    }

    /// The setting of a kind of control that was written so; nil where it is of another type.
    init?(json: JSONValue, for kind: DebugItemKind) {
      switch (json, kind) {
      case (.bool(let isOn), .toggle): self = .toggle(isOn)
      case (.number(let number), .slider), (.number(let number), .stepper): self = .number(number)
      case (.string(let text), .text), (.string(let text), .choice): self = .text(text)
      case (.string(let text), .color):
        guard let color = ColorCode.color(of: text) else { return nil }
        self = .color(color)
      case (.string(let text), .date):
        guard let date = DateText.parse(text) else { return nil }
        self = .date(date)
      default: return nil
      }
    }
  }
#endif
