#if DEBUG_TOOLS
  internal import AppSurface

  /// Everything that the state file holds, gathered as values.
  nonisolated struct StateExport: Sendable {
    /// What is known of the app that is not in the session's state.
    struct App: Sendable {
      var screen: String?
      var route: String?
      var focus: String?
    }

    /// What the overlay shows.
    struct Overlay: Sendable {
      var labels: OverlayLabels
      var toast: String?
    }

    var app: App
    var session: SessionState
    var menu: MenuModel
    var overlay: Overlay
    /// What the app's own items are about besides their rows.
    var values = Values()
    var triggers = Triggers()
    /// What the marked key of a controller's row of letters types; nil while there is none.
    var letters: String?
    /// Where the tiles of an open wall stand.
    var wallLayout: WallLayout?
    /// What extensions of the kit tell of themselves, by the name of their part.
    var reports: [String: JSONValue] = [:]

    /// The state in the contract's spelling; the same state always gives the same text.
    var json: JSONValue {
      guard case .object(var object) = own else { return own }
      for (name, report) in reports.sorted(by: { $0.key < $1.key }) { object[name] = report }
      return .object(object)
    }

    private var own: JSONValue {
      let resize = session.settings.resize
      return [
        "window": json(resize.window),
        "app": appJSON,
        "wall": wallJSON,
        "menu": [
          "open": .bool(session.isMenuOpen), "query": .string(menu.query),
          "selection": JSONValue(menu.selectedRow?.label), "letters": JSONValue(letters),
          "sections": .array(menu.sections.map(json)),
        ],
        "resizer": [
          "open": .bool(session.isResizing), "width": .number(resize.size.width),
          "height": .number(resize.size.height), "minimum": .number(resize.range.lowerBound),
          "maximum": .number(resize.range.upperBound),
        ],
        "overlay": [
          "screen": JSONValue(overlay.labels.name(.screen)),
          "child": JSONValue(overlay.labels.name(.child)),
          "inner": JSONValue(overlay.labels.name(.inner)),
          "route": JSONValue(overlay.labels.name(.route)),
          "visible": .bool(session.settings.showsOverlay),
          "position": .string(session.settings.screenNames.verticalPosition.rawValue),
          "labels": [
            "screen": .bool(session.settings.screenNames.screen.enabled),
            "route": .bool(session.settings.screenNames.route.enabled),
          ],
          "toast": JSONValue(overlay.toast ?? session.toast?.text),
        ],
        "values": valuesJSON,
        "sizes": sizesJSON, "triggers": triggersJSON, "inspector": inspectorJSON,
        "introspection": [],
      ]
    }

    private var appJSON: JSONValue {
      let settings = session.settings
      let resize = settings.resize
      let insets = resize.safeArea
      let frame = resize.placement.toWindow(Rect(origin: .zero, size: resize.size))
      return [
        "screen": JSONValue(app.screen), "route": JSONValue(app.route),
        "device": JSONValue(resize.device?.id),
        "orientation": .string(resize.orientation.rawValue), "size": json(resize.size),
        "frame": json(frame), "room": json(resize.room),
        "zoom": .number(resize.placement.zoom),
        "safeArea": [
          "top": .number(insets.top),
          "leading": .number(settings.isRightToLeft ? insets.right : insets.left),
          "bottom": .number(insets.bottom),
          "trailing": .number(settings.isRightToLeft ? insets.left : insets.right),
        ],
        "sizeClass": [
          "horizontal": .string(resize.sizeClass.horizontal.rawValue),
          "vertical": .string(resize.sizeClass.vertical.rawValue),
        ],
        "textScale": .number(settings.textScale),
        "textSize": JSONValue(DynamicTypeSize(scale: settings.textScale)?.rawValue),
        "contrast": settings.increasesContrast ? "increased" : "standard",
        "reduceMotion": .bool(settings.reducesMotion),
        "pseudoLocale": .string(settings.pseudoLocale.name),
        "deviceKind": .string((resize.device?.kind ?? .desktop).rawValue),
        "colorScheme": settings.isDark ? "dark" : "light",
        "layoutDirection": settings.isRightToLeft ? "rightToLeft" : "leftToRight",
        "focus": JSONValue(app.focus),
      ]
    }

    private func json(_ size: Size) -> JSONValue {
      ["width": .number(size.width), "height": .number(size.height)]
    }

    func json(_ rect: Rect) -> JSONValue {
      [
        "x": .number(rect.minX), "y": .number(rect.minY), "width": .number(rect.width),
        "height": .number(rect.height),
      ]
    }

    private func json(_ section: MenuSection) -> JSONValue {
      [
        "id": .string(section.id), "label": .string(section.label),
        "items": .array(section.items.map { json($0, in: section) }),
      ]
    }

    private func json(_ item: MenuItem, in section: MenuSection) -> JSONValue {
      var object = JSONObject()
      object["id"] = .string(item.id)
      object["label"] = .string(item.label)
      object["kind"] = .string(item.kind.rawValue)
      if let detail = item.detail { object["detail"] = .string(detail) }
      let reading = menu.readings[DebugItemID(section: section.id, item: item.id)]
      if let setting = item.setting { object["value"] = setting.json }
      switch reading?.state {
      case .text(let text)?, .failed(let text)?: object["value"] = .string(ValueText.cut(text))
      case .setting(let setting)?: object["value"] = setting.json
      case .pending?: object["value"] = .null
      case .button?, .actions?:
        if let reason = reading?.disabledReason { object["disabled"] = .string(reason) }
      case nil: break
      }
      if item.kind == .device { object["current"] = .bool(item.id == menu.currentDevice) }
      return .object(object)
    }
  }
#endif
