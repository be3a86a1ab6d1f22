#if DEBUG_TOOLS
  internal import AppSurface

  /// Which triggers are on, and how hard a device must be shaken: what a person sets in the menu.
  nonisolated struct TriggerSettings: Hashable, Sendable {
    /// The kinds whose switch is on.
    var enabled = Set(ShakeGesture.Kind.allCases)
    /// How hard a device must be shaken.
    var level = ShakeLevel.medium

    init() {}

    /// What was saved; what is not understood stays as it is by default.
    init(json: JSONValue) {
      for kind in ShakeGesture.Kind.allCases {
        if case .bool(let isOn)? = json[kind.rawValue], !isOn { enabled.remove(kind) }
      }
      if case .string(let name)? = json["level"], let level = ShakeLevel(rawValue: name) {
        self.level = level
      }
    }

    /// What is saved, with the fields of other versions as they were.
    func json(over kept: JSONValue?) -> JSONValue {
      var object = JSONObject()
      if case .object(let old)? = kept { object = old }
      for kind in ShakeGesture.Kind.allCases {
        object[kind.rawValue] = .bool(enabled.contains(kind))
      }
      object["level"] = .string(level.rawValue)
      return .object(object)
    }
  }
#endif
