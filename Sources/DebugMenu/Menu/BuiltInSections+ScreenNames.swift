#if DEBUG_TOOLS
  nonisolated extension BuiltInSections {
    static let screenNames = "menu-names"

    /// The rows of the section about the names of screen and route.
    enum ScreenNameRow: String {
      case overlay, screen, route, position
    }

    static func screenNames(_ settings: MenuSettings) -> MenuSection {
      func toggle(
        _ row: ScreenNameRow, _ label: String, _ isOn: Bool, _ keywords: String,
        _ command: DebugCommand
      ) -> MenuItem {
        MenuItem(
          id: row.rawValue, label: label, kind: .toggle, keywords: keywords,
          setting: .toggle(isOn), command: command)
      }
      let names = settings.screenNames
      let position = names.verticalPosition
      return MenuSection(
        id: screenNames, label: "Screen Names",
        items: [
          toggle(
            .overlay, "Screen Names", settings.showsOverlay, "overlay label",
            .overlay(!settings.showsOverlay)),
          toggle(
            .screen, "Screen Label", names.screen.enabled, "overlay class name",
            .overlayLabel(.screen, !names.screen.enabled)),
          toggle(
            .route, "Route Label", names.route.enabled, "overlay path name",
            .overlayLabel(.route, !names.route.enabled)),
          MenuItem(
            id: ScreenNameRow.position.rawValue, label: "Label Position", kind: .choice,
            keywords: "overlay top bottom edge", setting: .text(title(position)),
            range: .options(ScreenNameConfiguration.VerticalPosition.allCases.map(title)),
            command: .overlayPosition(position == .top ? .bottom : .top)),
        ])
    }

    /// The command that gives a row of the section a setting; nil for a setting that it cannot have.
    static func screenNameCommand(_ row: String, _ setting: DebugSetting) -> DebugCommand? {
      switch (ScreenNameRow(rawValue: row), setting) {
      case (.overlay, .toggle(let isOn)): .overlay(isOn)
      case (.screen, .toggle(let isOn)): .overlayLabel(.screen, isOn)
      case (.route, .toggle(let isOn)): .overlayLabel(.route, isOn)
      case (.position, .text(let text)):
        ScreenNameConfiguration.VerticalPosition.allCases.first { title($0) == text }
          .map { .overlayPosition($0) }
      default: nil
      }
    }

    private static func title(_ position: ScreenNameConfiguration.VerticalPosition) -> String {
      position == .top ? "Top" : "Bottom"
    }
  }
#endif
