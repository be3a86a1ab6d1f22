#if DEBUG_TOOLS
  public import AppSurface
  internal import Observation

  /// Labels over the app that say which screen is showing and which route it stands on.
  ///
  /// Start it once on a surface; every screen is tracked from then on with no further code, also the
  /// one that was showing. The surface owns the viewer.
  public final class ScreenNameViewer {
    let store = ScreenNameStore()
    private weak var surface: Surface?
    private var observer: Int?
    private var layer: Layer?
    private var stack = AppearanceStack<Screen>()

    private init() {}

    /// Starts the labels on a surface that stands in a stack of layers, or changes the looks of
    /// those that were started before. Where it is not enabled, nothing is hooked.
    @discardableResult
    public static func start(
      on surface: Surface, enabled: Bool = true,
      _ configure: (_ config: inout ScreenNameConfiguration) -> Void = { _ in }
    ) -> ScreenNameViewer {
      let viewer = enabled ? existing(on: surface) ?? ScreenNameViewer() : ScreenNameViewer()
      configure(&viewer.store.configuration)
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
      set { store.configuration = newValue }
    }

    /// Whether the labels show.
    public var isVisible = true {
      didSet { layer?.isHidden = !isVisible }
    }

    /// Takes the labels away and forgets everything; starting again shows what shows then.
    public func stop() {
      if let observer { surface?.removeScreenObserver(observer) }
      if let layer { surface?.stack?.remove(layer) }
      surface?.rootElement?.attachments[Self.key] = nil
      (observer, layer) = (nil, nil)
      stack.removeAll()
      store.routes = RouteRegistry()
      store.screens = []
    }

    /// What the labels say now.
    var labels: OverlayLabels { store.labels }

    private func attach(to surface: Surface) {
      guard observer == nil else { return }
      self.surface = surface
      surface.update()
      surface.rootElement?.attachments[Self.key] = self
      observer = surface.addScreenObserver { [weak self] in self?.screenChanged($0) }
      for screen in surface.visibleScreens where ScreenNames.isTracked(screen) {
        stack.appeared(screen)
      }
      store.screens = stack.living.map(WeakScreen.init)
      surface.rootElement?.forEach(RouteElement.self) { $0.announce() }
      addLayer(over: surface)
    }

    private func screenChanged(_ event: ScreenEvent) {
      switch event {
      case .appeared(let screen):
        if ScreenNames.isTracked(screen) { stack.appeared(screen) }
      case .changed: break
      case .disappeared(let screen): stack.disappeared(screen)
      }
      // Also a child that came or went changes what the label of its parent says.
      store.screens = stack.living.map(WeakScreen.init)
    }

    /// The labels stand exactly over the app, wherever its own layer stands.
    private func addLayer(over surface: Surface) {
      guard let stack = surface.stack,
        let app = stack.layers.first(where: { $0.surface === surface })
      else { return }
      let arrange = { [weak app] (window: Size, scale: Double) in
        var arrangement =
          app?.arrange(window, scale)
          ?? Layer.Arrangement(configuration: SurfaceConfiguration(size: window, scale: scale))
        // The simulated text size is the app's, not the labels'.
        arrangement.configuration.textScale = 1
        return arrangement
      }
      let labels = Surface(
        root: HostingScreen(rootView: ScreenNameOverlay(store: store)),
        configuration: arrange(stack.windowSize, stack.windowScale).configuration,
        services: stack.services)
      labels.showsWhatIsBeneath()
      let layer = Layer(
        name: "screen-names", level: DebugSession.Level.screenNames, surface: labels,
        eventPolicy: .transparent, arrange: arrange)
      layer.isHidden = !isVisible
      stack.add(layer)
      self.layer = layer
    }
  }

  /// A screen that is not kept alive.
  struct WeakScreen {
    private(set) weak var screen: Screen?

    init(_ screen: Screen) { self.screen = screen }
  }

  /// What the labels show; they are worked out when the overlay is evaluated, so that everything
  /// that changed in one turn is one change.
  @Observable
  final class ScreenNameStore {
    var configuration = ScreenNameConfiguration()
    var routes = RouteRegistry()
    var screens: [WeakScreen] = []

    var labels: OverlayLabels {
      ScreenNames.labels(
        screens: screens.compactMap(\.screen), route: routes.current)
    }
  }
#endif
