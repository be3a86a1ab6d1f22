#if DEBUG_TOOLS
  internal import AppSurface

  nonisolated extension MenuModel {
    /// The command that Enter performs; nil where nothing is selected.
    public var selectedCommand: DebugCommand? { selectedRow?.command }

    /// The command that gives an item's control a setting.
    public func command(setting id: DebugItemID, to setting: DebugSetting) -> DebugCommand {
      if let command = BuiltInSections.command(setting: id, to: setting, in: self) {
        return command
      }
      if id.section == BuiltInSections.screenNames {
        return BuiltInSections.screenNameCommand(id.item, setting) ?? .set(id, setting)
      }
      if id.section == BuiltInSections.wall, case .text(let name) = setting {
        return .wallSet(name)
      }
      guard id.section == BuiltInSections.display else { return .set(id, setting) }
      switch (BuiltInSections.Display(rawValue: id.item), setting) {
      case (.dark, .toggle(let isOn)): return .dark(isOn)
      case (.rightToLeft, .toggle(let isOn)): return .rightToLeft(isOn)
      case (.textScale, .number(let scale)): return .textScale(scale)
      case (.textScale, .text(let name)):
        return AppSetting.textScale(name).map { .textScale($0) } ?? .set(id, setting)
      case (.contrast, .toggle(let isOn)): return .increaseContrast(isOn)
      case (.reduceMotion, .toggle(let isOn)): return .reduceMotion(isOn)
      case (.pseudoLocale, .text(let name)):
        return PseudoLocale(named: name).map { .pseudoLocale($0) } ?? .set(id, setting)
      default: return .set(id, setting)
      }
    }

    /// The command that moves the selected control by steps, as the left and right keys do; nil
    /// where there is no such control or it stands at its end.
    public func adjustment(by steps: Int) -> DebugCommand? {
      guard let row = selectedRow, row.inert == nil, let id = row.item, let setting = row.setting,
        let next = row.setting(movedBy: steps), next != setting
      else { return nil }
      return command(setting: id, to: next)
    }
  }

  nonisolated extension MenuRow {
    /// What the row's control is set to some steps on, which stops at its ends; nil where it has no
    /// steps.
    func setting(movedBy steps: Int) -> DebugSetting? {
      switch (setting, range) {
      case (.toggle?, _): return .toggle(steps > 0)
      case (.number(let number)?, .numbers(let bounds, let step)):
        let width = bounds.upperBound - bounds.lowerBound
        let step = step > 0 ? step : width / 20
        guard step > 0, number.isFinite else { return nil }
        let places = ((number - bounds.lowerBound) / step).rounded() + Double(steps)
        let moved = bounds.lowerBound + places * step
        // Sums of steps leave dust behind the ninth decimal.
        let clean = (moved * 1e9).rounded() / 1e9
        return .number(min(max(clean, bounds.lowerBound), bounds.upperBound))
      case (.number(let number)?, .steps(let values)):
        // Between two steps, one step leads to the nearest that way.
        let next = steps > 0 ? values.first { $0 > number } : values.last { $0 < number }
        guard let next, let place = values.firstIndex(of: next) else { return nil }
        let further = place + (steps > 0 ? steps - 1 : steps + 1)
        return .number(values[min(max(further, 0), values.count - 1)])
      case (.text(let text)?, .options(let options)):
        guard let index = options.firstIndex(of: text) else {
          return options.first.map { .text($0) }
        }
        return .text(options[min(max(index + steps, 0), options.count - 1)])
      default: return nil
      }
    }
  }
#endif
