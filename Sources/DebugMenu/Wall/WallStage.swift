#if DEBUG_TOOLS
  internal import AppSurface

  /// The layers of an open wall: the ground with captions, a layer for each device, and what is
  /// drawn over them. Each device has a surface of its own on the app's root screen, so that all
  /// show one state, and each its own scroll offset and focus.
  final class WallStage {
    /// The ground that hides what lies beneath.
    let ground: Layer
    /// The devices, in their order.
    private(set) var tiles: [(tile: WallState.Tile, layer: Layer)] = []
    /// Outlines and the mark of the selection.
    private let marks: Layer

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
      for layer in tiles.map(\.layer) + [ground, marks] { stack?.remove(layer) }
      tiles = []
    }

    private func replaceLayers(_ wall: WallState) {
      var old: [Device.ID: Layer] = [:]
      for (tile, layer) in tiles { old[tile.id] = layer }
      tiles = wall.tiles.map { tile in
        if let layer = old.removeValue(forKey: tile.id) { return (tile, layer) }
        let layer = makeLayer(tile)
        stack?.add(layer)
        return (tile, layer)
      }
      for layer in old.values { stack?.remove(layer) }
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
