#if DEBUG_TOOLS
  internal import AppSurface

  /// The layers of an open wall: the ground with captions, a layer for each device, and what is
  /// drawn over them. Each device has a surface of its own on the app's root screen, so that all
  /// show one state, and each its own scroll offset and focus.
  final class WallStage {
    /// The ground that hides what lies beneath.
    let ground: Layer
    /// The devices, in their order.
    private(set) var tiles: [Standing] = []
    /// The mark of the selection.
    private let marks: Layer

    /// A device with the app's layer and that of its own picture.
    struct Standing {
      var tile: WallState.Tile
      let layer: Layer
      let body: Layer
    }

    private let store: SessionStore
    private weak var stack: LayerStack?
    private let root: Screen
    private let services: HostServices

    init(store: SessionStore, root: Screen, stack: LayerStack, make: LayerMaker) {
      self.store = store
      self.root = root
      self.stack = stack
      services = stack.services
      ground = make("wall", DebugSession.Level.wall, WallView(store: store), .hitTested)
      ground.hidesBeneath = true
      marks = make(
        "wall.marks", DebugSession.Level.wallMarks, WallMarks(store: store), .transparent)
      stack.add(ground)
      stack.add(marks)
    }

    typealias LayerMaker = (String, Int, any View, Layer.EventPolicy) -> Layer

    /// Makes the layers match the wall; those of devices that stay are kept.
    func update(_ wall: WallState) {
      if tiles.map(\.tile.id) != wall.tiles.map(\.id) { replaceLayers(wall) }
      for place in tiles.indices { tiles[place].tile = wall.tiles[place] }
      stack?.makeKey(selectedLayer(wall))
    }

    /// The layer of the selected device.
    func selectedLayer(_ wall: WallState) -> Layer? {
      tiles.indices.contains(wall.selection) ? tiles[wall.selection].layer : nil
    }

    /// Takes all layers out.
    func close() {
      for layer in tiles.flatMap({ [$0.layer, $0.body] }) + [ground, marks] { stack?.remove(layer) }
      tiles = []
    }

    private func replaceLayers(_ wall: WallState) {
      var old: [Device.ID: Standing] = [:]
      for standing in tiles { old[standing.tile.id] = standing }
      tiles = wall.tiles.map { tile in
        if let standing = old.removeValue(forKey: tile.id) { return standing }
        let standing = Standing(tile: tile, layer: makeLayer(tile), body: makeBody(tile.id))
        stack?.add(standing.layer)
        stack?.add(standing.body)
        return standing
      }
      for standing in old.values {
        stack?.remove(standing.layer)
        stack?.remove(standing.body)
      }
    }

    /// The layer of a device's picture, over that of the app.
    private func makeBody(_ id: Device.ID) -> Layer {
      let surface = Surface(
        root: HostingScreen(rootView: WallDevice(store: store, id: id)),
        configuration: SurfaceConfiguration(size: Size(width: 1, height: 1)), services: services)
      surface.showsWhatIsBeneath()
      return Layer(
        name: "wall.\(id).body", level: DebugSession.Level.wallBodies, surface: surface,
        eventPolicy: .transparent
      ) { [weak self, store] window, scale in
        let settings = store.state.settings
        let layout = self?.layout(in: window)
        let place = settings.wall.tiles.firstIndex { $0.id == id } ?? 0
        let drawing = store.wallDrawing(of: id, ground: .black)
        let origin = layout?.tiles[place].frame.origin ?? .zero
        return Layer.Arrangement(
          configuration: SurfaceConfiguration(
            size: drawing?.size ?? .zero, scale: scale, colorScheme: store.state.colorScheme,
            contrast: settings.person.contrast),
          placement: drawing?.placement(screenAt: origin) ?? .identity)
      }
    }

    private func makeLayer(_ tile: WallState.Tile) -> Layer {
      let surface = Surface(
        root: root, configuration: tile.configuration.with(personOf: store.state.settings.person),
        services: services, isLive: false)
      let id = tile.id
      return Layer(
        name: "wall.\(id)", level: DebugSession.Level.wallTiles, surface: surface
      ) { [weak self, store] window, _ in
        let settings = store.state.settings
        let place = settings.wall.tiles.firstIndex { $0.id == id } ?? 0
        let layout = self?.layout(in: window)
        let frame = layout?.tiles[place].frame ?? .zero
        return Layer.Arrangement(
          configuration: settings.wall.tiles[place].configuration.with(personOf: settings.person),
          placement: Placement(origin: frame.origin, zoom: layout?.zoom ?? 1))
      }
    }

    // MARK: Layout

    private struct LayoutKey: Hashable {
      var window: Size
      var tiles: [WallState.Tile]
    }

    private var known: (key: LayoutKey, layout: WallLayout)?

    /// Where everything stands in a window.
    func layout(in window: Size) -> WallLayout {
      let key = LayoutKey(window: window, tiles: store.state.settings.wall.tiles)
      if let known, known.key == key { return known.layout }
      let layout = WallLayout(
        window: window,
        items: key.tiles.map { tile in
          WallLayout.Item(
            size: tile.size, insets: DeviceBody(tile.device).insets(in: tile.orientation),
            captionWidth: WallCaption.width(of: tile, measuring: services.text))
        })
      known = (key, layout)
      store.wallLayout = layout
      return layout
    }
  }
#endif
