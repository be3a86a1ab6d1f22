#if DEBUG_TOOLS
  nonisolated extension MenuModel {
    /// The command that Enter performs; nil where nothing is selected.
    public var selectedCommand: DebugCommand? { selectedRow?.command }

    /// The command that gives an item's control a setting.
    public func command(setting id: DebugItemID, to setting: DebugSetting) -> DebugCommand {
      guard id.section == BuiltInSections.display else { return .set(id, setting) }
      switch (BuiltInSections.Display(rawValue: id.item), setting) {
      case (.overlay, .toggle(let isOn)): return .overlay(isOn)
      case (.dark, .toggle(let isOn)): return .dark(isOn)
      case (.rightToLeft, .toggle(let isOn)): return .rightToLeft(isOn)
      case (.textScale, .number(let scale)): return .textScale(scale)
      default: return .set(id, setting)
      }
    }

    /// The command that moves the selected control by steps, as the left and right keys do; nil
    /// where there is no such control or it stands at its end.
    public func adjustment(by steps: Int) -> DebugCommand? {
      guard let row = selectedRow, let id = row.item, let setting = row.setting,
        let next = Self.setting(setting, moved: steps, in: row.range), next != setting
      else { return nil }
      return command(setting: id, to: next)
    }

    private static func setting(
      _ setting: DebugSetting, moved steps: Int, in range: MenuItem.Range
    ) -> DebugSetting? {
      switch (setting, range) {
      case (.toggle, _): return .toggle(steps > 0)
      case (.number(let number), .numbers(let bounds, let step)):
        let width = bounds.upperBound - bounds.lowerBound
        let step = step > 0 ? step : width / 20
        guard step > 0, number.isFinite else { return nil }
        let places = ((number - bounds.lowerBound) / step).rounded() + Double(steps)
        let moved = bounds.lowerBound + places * step
        // Sums of steps leave dust behind the ninth decimal.
        let clean = (moved * 1e9).rounded() / 1e9
        return .number(min(max(clean, bounds.lowerBound), bounds.upperBound))
      case (.text(let text), .options(let options)):
        guard let index = options.firstIndex(of: text) else {
          return options.first.map { .text($0) }
        }
        return .text(options[min(max(index + steps, 0), options.count - 1)])
      default: return nil
      }
    }
  }
#endif
