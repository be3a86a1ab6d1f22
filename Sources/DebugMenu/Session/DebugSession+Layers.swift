#if DEBUG_TOOLS
  package import AppSurface

  extension DebugSession {
    /// The order of the tools' layers; the app's own are beneath.
    enum Level {
      static let device = 5
      static let screenNames = 10
      static let wall = 12
      static let wallTiles = 13
      static let wallBodies = 14
      static let wallMarks = 15
      static let frame = 16
      static let pins = 17
      static let resizer = 20
      static let inspector = 25
      static let menu = 30
      static let triggers = 35
      static let toast = 40
    }

    /// What the app is laid out for in a window, and where it stands.
    func arrangement(_ window: Size, _ scale: Double) -> Layer.Arrangement {
      if store.state.settings.resize.window != window {
        store.state.settings.resize.window = window
        windowChanged()
      }
      heedRequest()
      let arrangement = arrangement(of: store.state.settings, scale)
      if let laidOut, layoutWaits { return laidOut }
      laidOut = arrangement
      return arrangement
    }

    private func arrangement(of settings: MenuSettings, _ scale: Double) -> Layer.Arrangement {
      let resize = settings.resize
      return Layer.Arrangement(
        configuration: SurfaceConfiguration(
          size: resize.size, scale: resize.scale ?? scale, safeArea: resize.contentInsets,
          orientation: resize.orientation, sizeClass: resize.sizeClass,
          deviceKind: resize.device?.kind ?? .desktop
        ).with(personOf: settings.person),
        placement: resize.placement)
    }

    private func windowChanged() {
      stack?.windowTitle = windowTitle
      guard store.state.isMenuOpen else { return }
      refreshModel()
      planRowSync()
    }

    /// Adds and removes layers so that they match the state.
    func syncLayers() {
      let state = store.state
      deviceLayer = synced(
        deviceLayer, state.settings.resize.showsPicture, make: makeDeviceLayer)
      syncWall()
      menuLayer = synced(menuLayer, state.isMenuOpen, make: makeMenuLayer)
      if menuLayer == nil { store.list.stopWatching() }
      frameLayer = synced(frameLayer, state.isResizing, make: makeFrameLayer)
      let hadResizer = resizerLayer != nil
      resizerLayer = synced(resizerLayer, state.isResizing, make: makeResizerLayer)
      if let resizerLayer, !hadResizer { stack?.makeKey(resizerLayer) }
      syncPins()
      inspector.layer = synced(inspector.layer, state.inspector != nil, make: makeInspectorLayer)
      if state.inspector == nil { inspector.end() }
      triggersLayer = synced(triggersLayer, state.isShowingTriggers, make: makeTriggersLayer)
      toastLayer = synced(toastLayer, state.toast != nil, make: makeToastLayer)
      toastChanged()
    }

    func synced(_ layer: Layer?, _ isWanted: Bool, make: () -> Layer) -> Layer? {
      switch (layer, isWanted) {
      case (nil, true):
        let new = make()
        stack?.add(new)
        return new
      case (let old?, false):
        stack?.remove(old)
        return nil
      default: return layer
      }
    }

    private func makeMenuLayer() -> Layer {
      cancelAppPress()
      menuInput = MenuInput()
      springTimers = []
      shownPage = nil
      showController()
      let layer = layer("menu", Level.menu, MenuPanel(store: store), .modal) {
        [store] window in
        PanelLayout(window: window).frame.offset(by: Point(x: 0, y: store.state.sheetOffset))
      }
      menuLayer = layer
      prepareRows(in: layer.surface)
      return layer
    }

    private func makeResizerLayer() -> Layer {
      let layer = layer("resizer", Level.resizer, ResizeBar(store: store), .hitTested) {
        ResizeBarLayout(window: $0).frame
      }
      layer.surface.update()
      // Arrow keys work at once.
      layer.surface.focus(layer.surface.rootElement?.first(of: SliderElement.self))
      return layer
    }

    private func makeToastLayer() -> Layer {
      layer("toast", Level.toast, ToastView(store: store), .hitTested) { [store] window in
        var resize = store.state.settings.resize
        resize.window = window
        let floor = resize.room.maxY
        let height = min(floor, 96)
        return Rect(x: 0, y: floor - height, width: window.width, height: height)
      }
    }

    private func makeFrameLayer() -> Layer {
      store.barHint = nil
      return layer("frame", Level.frame, FrameView(store: store), .hitTested) {
        Rect(origin: .zero, size: $0)
      }
    }

    private func makeDeviceLayer() -> Layer {
      let ground = stack?.background ?? .black
      return placedLayer(
        "device", Level.device, DeviceView(store: store, ground: ground), .transparent
      ) { [store] window in
        var resize = store.state.settings.resize
        resize.window = window
        let drawing = DeviceDrawing(resize, scheme: store.state.colorScheme, ground: ground)
        return (drawing.size, DeviceDrawing.placement(in: FrameLayout(resize)))
      }
    }

    /// A layer of the tools that stands in a rectangle of the window.
    func layer(
      _ name: String, _ level: Int, _ view: some View, _ policy: Layer.EventPolicy,
      frame: @escaping (Size) -> Rect
    ) -> Layer {
      placedLayer(name, level, view, policy) { window in
        let frame = frame(window)
        return (frame.size, Placement(origin: frame.origin, zoom: 1))
      }
    }

    /// A layer of the tools of a size in its own points, placed in the window.
    private func placedLayer(
      _ name: String, _ level: Int, _ view: some View, _ policy: Layer.EventPolicy,
      place: @escaping (Size) -> (size: Size, placement: Placement)
    ) -> Layer {
      let arrange = { [store] (window: Size, scale: Double) in
        let place = place(window)
        return Layer.Arrangement(
          configuration: SurfaceConfiguration(
            size: place.size, scale: scale, colorScheme: store.state.colorScheme,
            contrast: store.state.settings.increasesContrast ? .increased : .standard,
            reduceMotion: store.state.settings.reducesMotion),
          placement: place.placement)
      }
      let first = arrange(store.state.settings.resize.window, stack?.windowScale ?? 1)
      let surface = Surface(
        root: HostingScreen(rootView: view), configuration: first.configuration,
        services: stack?.services ?? HostServices())
      surface.showsWhatIsBeneath()
      return Layer(
        name: name, level: level, surface: surface, eventPolicy: policy, arrange: arrange)
    }

    /// A press that the app is in the middle of must have no effect: the menu took its place.
    func cancelAppPress() {
      _ = appLayer?.surface.send(
        InputEvent(
          time: now,
          kind: .pointer(PointerEvent(phase: .cancelled, position: .zero, isPressed: false))))
    }

    // MARK: The toast

    /// Shows the toast as it is at this time. The steps of its fading are planned when it is new.
    private func toastChanged() {
      if store.state.toast != plannedToast {
        plannedToast = store.state.toast
        planToast()
      }
      let time = now
      let fades = !store.state.settings.reducesMotion
      store.toastOpacity = store.state.toast?.opacity(at: time, fades: fades) ?? 0
    }

    private func planToast() {
      guard let toast = store.state.toast else { return }
      let fades = !store.state.settings.reducesMotion
      _ = toastLayer?.surface.plan(toast, fades: fades) { [weak self] opacity in
        guard let self, store.state.toast == toast else { return }
        if opacity == 0 { store.state.toast = nil }
        syncLayers()
      }
    }
  }

  extension Surface {
    /// Takes away the ground that screens have, so that the layers beneath can be seen.
    package func showsWhatIsBeneath() {
      update()
      rootElement?.first(of: ScreenElement.self)?.backgroundColor = .clear
    }
  }

  nonisolated extension SessionState {
    /// The appearance of the tools: the app's own.
    var colorScheme: ColorScheme { settings.isDark ? .dark : .light }
  }
#endif
