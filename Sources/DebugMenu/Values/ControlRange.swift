#if DEBUG_TOOLS
  internal import AppSurface

  /// What a control can be set to, and how that is written.
  nonisolated extension MenuItem.Range {
    /// Throws why a control of a kind cannot be set so.
    func check(_ setting: DebugSetting, for kind: DebugItemKind) throws(DebugRefusal) {
      switch (self, setting) {
      case (.numbers(let bounds, let step), .number(let number)):
        try check(number, bounds, step)
      case (.steps(let steps), .number(let number)) where !steps.contains(number):
        throw DebugRefusal(
          "\(RangeText.number(number)) is not allowed: \(summary(for: kind) ?? "")")
      case (.options(let options), .text(let text)) where !options.contains(text):
        throw DebugRefusal(
          "there is no '\(text)'" + NearMatches.hint(for: text, in: options))
      case (.none, .number): throw wrong(kind)
      default:
        guard setting.fits(kind) else { throw wrong(kind) }
      }
    }

    /// The setting that a text stands for, as a person or a script writes it.
    func setting(parsing text: String, for kind: DebugItemKind) throws(DebugRefusal) -> DebugSetting
    {
      let setting: DebugSetting? =
        switch kind {
        case .toggle: Self.switches[text.lowercased()].map { .toggle($0) }
        case .slider, .stepper: Double(text).map { .number($0) }
        case .color: ColorCode.color(of: text).map { .color($0) }
        case .date: DateText.parse(text).map { .date($0) }
        case .choice: .text(option(named: text))
        case .text: .text(text)
        default: nil
        }
      guard let setting else { throw wrong(kind) }
      try check(setting, for: kind)
      return setting
    }

    /// What the control can be set to, for people: `0 to 10 in steps of 2`, `Red, Green or Blue`.
    func summary(for kind: DebugItemKind) -> String? {
      switch (self, kind) {
      case (.numbers(let bounds, let step), _): return RangeText.text(bounds, step: step)
      case (.steps(let steps), _): return NearMatches.list(steps.map(RangeText.number))
      case (.options(let options), _): return NearMatches.list(options)
      case (.none, .toggle): return "on or off"
      case (.none, .color): return "#RRGGBB or #RRGGBBAA"
      case (.none, .date): return "a date like 2026-11-30 or 2026-11-30 18:30"
      default: return nil
      }
    }

    /// Whether what can be chosen has names.
    var isNamed: Bool {
      if case .steps = self { true } else { false }
    }

    private static let switches = [
      "on": true, "true": true, "yes": true, "1": true, "off": false, "false": false, "no": false,
      "0": false,
    ]

    /// The option that is meant, whatever the case of its letters.
    private func option(named text: String) -> String {
      guard case .options(let options) = self, !options.contains(text) else { return text }
      let folded = TextFolding.fold(text)
      return options.first { TextFolding.fold($0) == folded } ?? text
    }

    /// The ends are allowed, and what stands a number of steps from the lower one.
    private func check(
      _ number: Double, _ bounds: ClosedRange<Double>, _ step: Double
    ) throws(DebugRefusal) {
      let steps = step > 0 ? (number - bounds.lowerBound) / step : 0
      let isOnStep = abs(steps - steps.rounded()) < 1e-6 || number == bounds.upperBound
      guard number.isFinite, bounds.contains(number), isOnStep else {
        throw DebugRefusal(
          "\(RangeText.number(number)) is not allowed: \(summary(for: .slider) ?? "")")
      }
    }

    private func wrong(_ kind: DebugItemKind) -> DebugRefusal {
      let allowed = summary(for: kind).map { ": \($0)" } ?? ""
      return switch kind {
      case .slider, .stepper: DebugRefusal("a number is needed\(allowed)")
      case .date: DebugRefusal("this is no date; one is like 2026-11-30 or 2026-11-30 18:30")
      case .color: DebugRefusal("this is no colour\(allowed)")
      case .toggle, .choice: DebugRefusal("this is not allowed\(allowed)")
      default: DebugRefusal("a \(kind.rawValue) cannot be set")
      }
    }
  }

  nonisolated extension DebugSetting {
    /// Whether a control of a kind can be set so at all.
    fileprivate func fits(_ kind: DebugItemKind) -> Bool {
      switch self {
      case .toggle: kind == .toggle
      case .number: kind == .slider || kind == .stepper
      case .text: kind == .text || kind == .choice || kind == .button
      case .color: kind == .color
      case .date: kind == .date
      }
    }
  }
#endif
