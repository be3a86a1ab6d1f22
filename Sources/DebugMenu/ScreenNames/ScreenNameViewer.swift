#if DEBUG_TOOLS
  public import AppSurface

  // The isolation is said in full: an optimised build of an app loses the default one of a class
  // that has an isolated deinit.

  /// Labels over the app that say which screen is showing and which route it stands on.
  ///
  /// Start it once on a surface; every screen is tracked from then on with no further code, also the
  /// one that was showing. The surface owns the viewer.
  @MainActor
  public final class ScreenNameViewer {
    let store = ScreenNameStore()
    private(set) var layer: Layer?
    private weak var surface: Surface?
    private weak var layers: LayerStack?
    private var observer: Int?
    private var stack = AppearanceStack<Screen>()
    /// The steps of the message's fading that are planned.
    var plannedSteps: [Int] = []
    /// Called when code changed what shows or how.
    var onChange: (() -> Void)?

    private init() {}

    isolated deinit { stop() }

    /// Starts the labels on a surface, or changes the looks of those that were started on it. They
    /// show as soon as the surface stands in a stack of layers.
    ///
    /// - Parameter enabled: Whether anything is hooked at all.
    @discardableResult
    public static func start(
      on surface: Surface, enabled: Bool = true,
      _ configure: (_ config: inout ScreenNameConfiguration) -> Void = { _ in }
    ) -> ScreenNameViewer {
      let viewer = existing(on: surface) ?? ScreenNameViewer()
      configure(&viewer.configuration)
      if enabled { viewer.attach(to: surface) }
      return viewer
    }

    /// The viewer that was started on a surface.
    static func existing(on surface: Surface) -> ScreenNameViewer? {
      surface.rootElement?.attachments[key] as? ScreenNameViewer
    }

    private static var key: ObjectIdentifier { ObjectIdentifier(ScreenNameViewer.self) }

    /// How the labels look and which of them show; it can be changed at any time.
    public var configuration: ScreenNameConfiguration {
      get { store.configuration }
      set {
        guard newValue != store.configuration else { return }
        store.configuration = newValue
        onChange?()
      }
    }

    /// Whether the labels show.
    public var isVisible = true {
      didSet {
        guard isVisible != oldValue else { return }
        layer?.isHidden = !isVisible
        if !isVisible { endToast() }
        onChange?()
      }
    }

    /// Takes the labels away and forgets everything; starting again shows what shows then.
    public func stop() {
      if let observer { surface?.removeScreenObserver(observer) }
      endToast()
      if let layer { layers?.remove(layer) }
      surface?.rootElement?.attachments[Self.key] = nil
      (observer, layer) = (nil, nil)
      stack.removeAll()
      store.read = nil
      store.changed()
    }

    /// What the labels say now.
    var labels: OverlayLabels { store.labels }

    /// The screens that have appeared and live, newest first.
    var screens: [Screen] { stack.living }

    /// What the outside gives to the app.
    var services: HostServices { layers?.services ?? HostServices() }

    private func attach(to surface: Surface) {
      guard observer == nil else { return }
      self.surface = surface
      surface.update()
      surface.rootElement?.attachments[Self.key] = self
      observer = surface.addScreenObserver { [weak self] in self?.screenChanged($0) }
      for screen in surface.visibleScreens { stack.appeared(screen) }
      store.read = { [weak self, weak surface] in
        ScreenNames.labels(screens: self?.stack.living ?? [], marks: surface?.marks ?? [])
      }
      store.tapLabel = { [weak self] in self?.showToast(about: $0) }
      store.tapToast = { [weak self] in self?.useToast() }
      store.changed()
      if surface.stack == nil {
        // The first turn that the surface takes part in is that of the stack it came to stand in.
        surface.schedule(at: .zero) { [weak self, weak surface] in
          surface.map { self?.addLayer(over: $0) }
        }
      } else {
        addLayer(over: surface)
      }
    }

    private func screenChanged(_ event: ScreenEvent) {
      switch event {
      case .appeared(let screen): stack.appeared(screen)
      case .disappeared(let screen): stack.disappeared(screen)
      case .changed: break
      }
      store.changed()
    }

    /// The labels stand exactly over the app, wherever its own layer stands.
    private func addLayer(over surface: Surface) {
      guard observer != nil, layer == nil, let layers = surface.stack,
        let app = layers.layers.first(where: { $0.surface === surface })
      else { return }
      let arrange = { [weak app, store] (window: Size, scale: Double) in
        let arrangement =
          app?.arrange(window, scale)
          ?? Layer.Arrangement(configuration: SurfaceConfiguration(size: window, scale: scale))
        store.setSafeArea(arrangement.configuration.safeArea)
        return arrangement.forLabels
      }
      let labels = Surface(
        root: HostingScreen(rootView: ScreenNameOverlay(store: store)),
        configuration: arrange(layers.windowSize, layers.windowScale).configuration,
        services: layers.services)
      store.measuring = layers.services.text
      labels.showsWhatIsBeneath()
      // To scripts a label's text is that label and not the whole layer.
      labels.rootElement?.first(of: ScreenElement.self)?.accessibilityLabel = ""
      let layer = Layer(
        name: "screen-names", level: DebugSession.Level.screenNames, surface: labels,
        eventPolicy: .watching, arrange: arrange)
      layer.isHidden = !isVisible
      layers.add(layer)
      self.layers = layers
      self.layer = layer
    }
  }

  extension Layer.Arrangement {
    /// The same place for labels: what is simulated for the app's texts is not for theirs, and they
    /// keep clear of the edges by themselves.
    fileprivate nonisolated var forLabels: Layer.Arrangement {
      Layer.Arrangement(
        configuration: SurfaceConfiguration(
          size: configuration.size, scale: configuration.scale,
          orientation: configuration.orientation, sizeClass: configuration.sizeClass,
          colorScheme: configuration.colorScheme, layoutDirection: configuration.layoutDirection),
        placement: placement)
    }
  }
#endif
