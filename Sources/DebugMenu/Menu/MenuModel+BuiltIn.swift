#if DEBUG_TOOLS
  public import AppSurface

  nonisolated extension MenuModel {
    /// The whole menu: size and display, the app's own sections, the names of screens, and the
    /// devices by family.
    ///
    /// - Parameters:
    ///   - catalog: The devices that can be chosen.
    ///   - items: The app's own sections, as ``DebugController/sections`` gives them.
    ///   - settings: What the menu's own rows show.
    public init(catalog: Catalog, items: [MenuSection], settings: MenuSettings) {
      let devices = BuiltInSections.devices(of: catalog)
      self.init(
        sections: BuiltInSections.above(settings) + items + BuiltInSections.below(settings)
          + devices)
      deviceSections = devices
      currentDevice = settings.resize.device?.id
    }

    /// Shows other settings, at a cost that does not depend on how many rows there are.
    public mutating func update(_ settings: MenuSettings) {
      for section in BuiltInSections.above(settings) + BuiltInSections.below(settings) {
        if let position = sections.firstIndex(where: { $0.id == section.id }) {
          replaceSection(at: position, with: section)
        }
      }
      currentDevice = settings.resize.device?.id
    }

    /// Shows other items of the app, keeping query and selection.
    public mutating func update(items: [MenuSection]) {
      func kept(_ ids: [String]) -> [MenuSection] { sections.filter { ids.contains($0.id) } }
      let ids = BuiltInSections.ids
      sections = kept(ids.above) + items + kept(ids.below) + deviceSections
    }
  }
#endif
