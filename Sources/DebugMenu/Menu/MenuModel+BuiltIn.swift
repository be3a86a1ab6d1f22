#if DEBUG_TOOLS
  public import AppSurface

  nonisolated extension MenuModel {
    /// The whole menu: size and display, the app's own sections, and the devices by family.
    ///
    /// - Parameters:
    ///   - catalog: The devices that can be chosen.
    ///   - items: The app's own sections, as ``DebugController/sections`` gives them.
    ///   - settings: What the menu's own rows show.
    public init(catalog: Catalog, items: [MenuSection], settings: MenuSettings) {
      let devices = BuiltInSections.devices(of: catalog)
      self.init(
        sections: [BuiltInSections.size(settings), BuiltInSections.display(settings)] + items
          + devices)
      deviceSections = devices
      currentDevice = settings.resize.device?.id
    }

    /// Shows other settings, at a cost that does not depend on how many rows there are.
    public mutating func update(_ settings: MenuSettings) {
      for section in [BuiltInSections.size(settings), BuiltInSections.display(settings)] {
        if let position = sections.firstIndex(where: { $0.id == section.id }) {
          replaceSection(at: position, with: section)
        }
      }
      currentDevice = settings.resize.device?.id
    }

    /// Shows other items of the app, keeping query and selection.
    public mutating func update(items: [MenuSection]) {
      let own = sections.filter {
        $0.id == BuiltInSections.size || $0.id == BuiltInSections.display
      }
      sections = own + items + deviceSections
    }
  }
#endif
