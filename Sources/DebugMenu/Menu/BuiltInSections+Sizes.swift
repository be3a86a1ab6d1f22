#if DEBUG_TOOLS
  internal import AppSurface

  /// The rows about the app's size and how it is shown.
  nonisolated extension BuiltInSections {
    static let size = "menu-size"
    static let parts = "menu-parts"
    static let picture = "menu-picture"
    static let place = "menu-place"
    static let favorites = "menu-favorites"
    static let recent = "menu-recent"

    /// Sections whose rows stand in another section as well: searching leaves them out.
    static let shortcuts: Set<String> = [favorites, recent]

    /// The ids of the sections below, in their order.
    static let sizeIDs = [parts, picture, place, favorites, recent]

    /// What the app can have of a device and how it is shown, and on top of the list of devices the
    /// favourites and the last sizes.
    static func sizes(_ settings: MenuSettings, devices: [MenuSection]) -> [MenuSection] {
      [parts(settings), picture(settings), place(settings)]
        + shortcuts(settings, in: devices)
    }

    private static func shortcuts(_ settings: MenuSettings, in devices: [MenuSection])
      -> [MenuSection]
    {
      let sizes = settings.sizes
      func item(_ id: Device.ID) -> MenuItem? {
        for section in devices {
          if let item = section.items.first(where: { $0.id == id }) { return item }
        }
        return nil
      }
      func recentItem(_ recent: SizeList.Recent) -> MenuItem? {
        switch recent {
        case .device(let id): return item(id)
        case .size(let size):
          let text = "\(NumberText.format(size.width))x\(NumberText.format(size.height))"
          return MenuItem(
            id: text, label: NumberText.format(size), kind: .device, command: .size(size))
        }
      }
      return [
        MenuSection(id: favorites, label: "Favorites", items: sizes.favorites.compactMap(item)),
        MenuSection(id: recent, label: "Last Sizes", items: sizes.recent.compactMap(recentItem)),
      ]
    }

    static func size(_ settings: MenuSettings) -> MenuSection {
      let resize = settings.resize
      var items = [
        MenuItem(
          id: "rotate", label: "Rotate", kind: .command,
          detail: resize.orientation.isLandscape ? "Landscape" : "Portrait",
          keywords: "turn orientation landscape portrait", command: .rotate),
        MenuItem(
          id: "reset", label: "Reset", kind: .command,
          detail: NumberText.format(resize.window), keywords: "window full", command: .reset),
        MenuItem(
          id: "resize", label: "Resize", kind: .command, detail: NumberText.format(resize.size),
          keywords: "slider width height", command: .resize),
      ]
      if resize.device != nil {
        items += [
          MenuItem(
            id: "turn-left", label: "Rotate Left", kind: .command, keywords: "turn orientation",
            command: .turn(.left)),
          MenuItem(
            id: "turn-right", label: "Rotate Right", kind: .command, keywords: "turn orientation",
            command: .turn(.right)),
        ]
      }
      if resize.canUndo {
        items.append(
          MenuItem(
            id: "undo", label: "Undo Size", kind: .command, keywords: "back", command: .undo))
      }
      if resize.canRedo {
        items.append(
          MenuItem(
            id: "redo", label: "Redo Size", kind: .command, keywords: "forward", command: .redo))
      }
      if let device = resize.device {
        let isFavorite = settings.sizes.favorites.contains(device.id)
        items.append(
          MenuItem(
            id: "favorite", label: "Favorite", kind: .toggle, detail: device.name,
            keywords: "star mark", setting: .toggle(isFavorite),
            command: .favorite(device.id, !isFavorite)))
      }
      return MenuSection(id: size, label: "Size", items: items)
    }

    private static func snapWidth(_ settings: MenuSettings) -> MenuItem {
      let width = settings.resize.size.width
      let isOn = settings.sizes.snapWidths.contains(width)
      return MenuItem(
        id: "snap", label: "Snap to \(NumberText.format(width))", kind: .toggle,
        keywords: "width tick", setting: .toggle(isOn), command: .snapWidth(width, !isOn))
    }

    /// What the app can have of the device's screen; nothing where that is the whole one alone.
    private static func parts(_ settings: MenuSettings) -> MenuSection {
      let resize = settings.resize
      let parts = resize.device?.parts(in: resize.orientation) ?? []
      let items =
        parts.count < 2
        ? []
        : parts.map { part in
          MenuItem(
            id: part.rawValue, label: part.label, kind: .command,
            detail: resize.part == part
              ? "now"
              : resize.device?.frame(of: part, in: resize.orientation).map {
                NumberText.format($0.size)
              }, keywords: "multitasking split fold posture", command: .part(part))
        }
      return MenuSection(id: self.parts, label: "Part of the Screen", items: items)
    }

    private static func picture(_ settings: MenuSettings) -> MenuSection {
      let picture = settings.resize.picture
      return MenuSection(
        id: self.picture, label: "Device Picture",
        items: DevicePicture.switches.map { part in
          let isOn = picture.contains(part.picture)
          return MenuItem(
            id: part.name, label: part.label, kind: .toggle, keywords: "device picture frame show",
            setting: .toggle(isOn), command: .show(part.picture, !isOn))
        })
    }

    private static func place(_ settings: MenuSettings) -> MenuSection {
      let resize = settings.resize
      return MenuSection(
        id: place, label: "Place and Zoom",
        items: [
          zoom(resize),
          MenuItem(
            id: "pin", label: "Pin to Top", kind: .toggle, keywords: "place centre",
            setting: .toggle(resize.isPinnedToTop), command: .pinToTop(!resize.isPinnedToTop)),
          MenuItem(
            id: "lock", label: "Lock Ratio", kind: .toggle, keywords: "aspect width height",
            setting: .toggle(resize.lockedRatio != nil),
            command: .lockRatio(resize.lockedRatio == nil)),
          snapWidth(settings),
        ])
    }

    private static func zoom(_ resize: ResizeState) -> MenuItem {
      let shown: String =
        if case .factor(let factor) = resize.zoom { zoomName(factor) } else { "Fit" }
      let options = ["Fit"] + ResizeState.zoomSteps.map(zoomName)
      let next = (options.firstIndex(of: shown) ?? 0) + 1
      return MenuItem(
        id: "zoom", label: "Zoom", kind: .choice, keywords: "scale fit actual size",
        setting: .text(shown), range: .options(options),
        command: .zoom(zoom(named: options[next % options.count])))
    }

    private static func zoomName(_ factor: Double) -> String {
      "\(Int((factor * 100).rounded())) %"
    }

    private static func zoom(named name: String) -> ResizeState.Zoom {
      let percent = name.split(separator: " ").first.flatMap { Double($0) }
      return percent.map { .factor($0 / 100) } ?? .fit
    }

    /// The command that sets one of these rows; nil for the row of another section.
    static func command(
      setting id: DebugItemID, to setting: DebugSetting, in model: MenuModel
    ) -> DebugCommand? {
      switch (id.section, id.item, setting) {
      case (size, "favorite", .toggle(let isOn)):
        if case .favorite(let device, _)? = model.item(id)?.command {
          return .favorite(device, isOn)
        }
      case (place, "snap", .toggle(let isOn)):
        if case .snapWidth(let width, _)? = model.item(id)?.command {
          return .snapWidth(width, isOn)
        }
      case (place, "zoom", .text(let name)): return .zoom(zoom(named: name))
      case (place, "pin", .toggle(let isOn)): return .pinToTop(isOn)
      case (place, "lock", .toggle(let isOn)): return .lockRatio(isOn)
      case (picture, let name, .toggle(let isOn)):
        return DevicePicture.switches.first { $0.name == name }.map { .show($0.picture, isOn) }
      default: break
      }
      return nil
    }
  }
#endif
