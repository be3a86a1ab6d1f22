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
    ///   - listed: The devices that the app lists, in its order; nil is the catalogue by family.
    public init(
      catalog: Catalog, items: [MenuSection], settings: MenuSettings, listed: [Device]? = nil
    ) {
      let devices = BuiltInSections.devices(of: catalog, listed: listed)
      // Favourites and last sizes may be of devices that the app does not list.
      let known = listed == nil ? devices : BuiltInSections.devices(of: catalog)
      self.init(
        sections: BuiltInSections.above(settings) + items
          + BuiltInSections.below(settings, devices: known) + devices)
      deviceSections = devices
      knownDevices = known
      currentDevice = settings.resize.device?.id
      favorites = Set(settings.sizes.favorites)
    }

    /// Shows other settings, at a cost that does not depend on how many rows there are.
    public mutating func update(_ settings: MenuSettings) {
      let own =
        BuiltInSections.above(settings) + BuiltInSections.below(settings, devices: knownDevices)
      for section in own {
        if let position = sections.firstIndex(where: { $0.id == section.id }),
          sections[position] != section
        {
          replaceSection(at: position, with: section)
        }
      }
      currentDevice = settings.resize.device?.id
      favorites = Set(settings.sizes.favorites)
    }

    /// Shows other items of the app, keeping query and selection.
    public mutating func update(items: [MenuSection]) {
      func kept(_ ids: [String]) -> [MenuSection] { sections.filter { ids.contains($0.id) } }
      let ids = BuiltInSections.ids
      sections = kept(ids.above) + items + kept(ids.below) + deviceSections
    }
  }
#endif
