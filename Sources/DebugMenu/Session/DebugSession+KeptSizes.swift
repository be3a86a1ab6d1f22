#if DEBUG_TOOLS
  internal import AppSurface

  extension DebugSession {
    private static let section = "sizes"

    /// Takes over what was kept of sizes: the lists, how the app is shown, and the last size.
    func restoreSizes() {
      guard let kept = keeper?[Self.section] else { return }
      let sizes = KeptSizes(kept, catalog: catalog)
      store.state.settings.sizes = sizes.list
      sizes.restore(&store.state.settings.resize)
    }

    /// Keeps what has changed of sizes; while a hand moves, nothing is written.
    func keepSizes(from before: MenuSettings) {
      guard let keeper, size.gestureStart == nil else { return }
      let old = KeptSizes(before)
      let new = KeptSizes(store.state.settings)
      guard old != new else { return }
      keeper.update(Self.section) { kept in
        // Fields that this version does not know stay.
        var object = JSONObject()
        if case .object(let known)? = kept { object = known }
        for member in new.json.members { object[member.key] = member.value }
        kept = .object(object)
      }
    }
  }

  /// What is kept of sizes over restarts.
  nonisolated struct KeptSizes: Hashable, Sendable {
    var list: SizeList
    private var choice: ResizeState.Choice
    private var picture: DevicePicture
    /// What was switched off of what shows from the start.
    private var hidden: DevicePicture
    private var isPinned: Bool
    private var zoom: ResizeState.Zoom

    /// What there is to keep.
    init(_ settings: MenuSettings) {
      list = settings.sizes
      choice = settings.resize.choice
      picture = settings.resize.picture
      hidden = DevicePicture.shape.subtracting(picture)
      isPinned = settings.resize.isPinnedToTop
      zoom = settings.resize.zoom
    }

    /// Gives a state what was kept; nothing of it can be undone.
    func restore(_ resize: inout ResizeState) {
      resize.choice = choice
      resize.picture = resize.picture.union(picture).subtracting(hidden)
      resize.isPinnedToTop = isPinned
      resize.show(at: zoom)
    }

    /// What was kept; whatever is not understood is left out.
    init(_ json: JSONValue, catalog: Catalog) {
      let fields: JSONObject = if case .object(let object) = json { object } else { JSONObject() }
      list = SizeList(
        favorites: fields.strings("favorites"),
        recent: fields.array("recent").compactMap(Self.recent),
        snapWidths: fields.array("snapWidths").compactMap(\.numberValue))
      choice = Self.choice(fields, catalog) ?? .window(isTurned: false)
      picture = Self.picture(fields.strings("show"))
      hidden = Self.picture(fields.strings("hide"))
      isPinned = fields["pinned"] == .bool(true)
      zoom = fields["zoom"]?.numberValue.map { .factor($0) } ?? .fit
    }

    private static func picture(_ names: [String]) -> DevicePicture {
      DevicePicture.switches.filter { names.contains($0.name) }
        .reduce(into: []) { $0.formUnion($1.picture) }
    }

    private static func names(_ picture: DevicePicture) -> JSONValue {
      .array(
        DevicePicture.switches.filter { picture.contains($0.picture) }.map { .string($0.name) })
    }

    private static func choice(_ fields: JSONObject, _ catalog: Catalog) -> ResizeState.Choice? {
      if case .string(let id)? = fields["device"], let device = catalog.device(id: id) {
        let orientation = fields.string("orientation").flatMap { Orientation(rawValue: $0) }
        let part = fields.string("part").flatMap { DevicePart(rawValue: $0) }
        return .device(device, orientation ?? device.naturalOrientation, part ?? .full)
      }
      guard let size = fields["size"].flatMap(size) else { return nil }
      return .free(size)
    }

    private static func recent(_ json: JSONValue) -> SizeList.Recent? {
      if case .string(let id) = json { return .device(id) }
      return size(json).map { .size($0) }
    }

    private static func size(_ json: JSONValue) -> Size? {
      guard case .object(let object) = json, let width = object["width"]?.numberValue,
        let height = object["height"]?.numberValue, SizeParser.allowed.contains(width),
        SizeParser.allowed.contains(height)
      else { return nil }
      return Size(width: width, height: height)
    }

    private static func json(_ size: Size) -> JSONValue {
      ["width": .number(size.width), "height": .number(size.height)]
    }

    /// What is written.
    var json: JSONObject {
      var object = JSONObject()
      object["favorites"] = .array(list.favorites.map { .string($0) })
      object["recent"] = .array(
        list.recent.map { recent in
          switch recent {
          case .device(let id): .string(id)
          case .size(let size): Self.json(size)
          }
        })
      object["snapWidths"] = .array(list.snapWidths.map { .number($0) })
      object["show"] = Self.names(picture)
      object["hide"] = Self.names(hidden)
      object["pinned"] = .bool(isPinned)
      object["zoom"] = if case .factor(let factor) = zoom { .number(factor) } else { "fit" }
      (object["device"], object["orientation"], object["part"]) = (.null, .null, .null)
      object["size"] = .null
      switch choice {
      case .device(let device, let orientation, let part):
        object["device"] = .string(device.id)
        object["orientation"] = .string(orientation.rawValue)
        object["part"] = .string(part.rawValue)
      case .free(let size): object["size"] = Self.json(size)
      case .window: break
      }
      return object
    }
  }

  nonisolated extension JSONObject {
    fileprivate func array(_ key: String) -> [JSONValue] {
      if case .array(let values)? = self[key] { values } else { [] }
    }

    fileprivate func string(_ key: String) -> String? {
      if case .string(let text)? = self[key] { text } else { nil }
    }

    fileprivate func strings(_ key: String) -> [String] {
      array(key).compactMap { if case .string(let text) = $0 { text } else { nil } }
    }
  }

  nonisolated extension JSONValue {
    fileprivate var numberValue: Double? {
      if case .number(let number) = self, number.isFinite { number } else { nil }
    }
  }
#endif
