#if DEBUG_TOOLS
  public import AppSurface

  // The isolation is said in full: an optimised build of an app loses the default one of a class
  // that has an isolated deinit.

  /// The front door of the debugging tools: joins them over the surface of an app.
  ///
  /// Make one for a surface that stands in a ``LayerStack``, keep it, and it is there; let it go and
  /// the app is as it was. ``perform(_:)`` is the one way in which debug state changes.
  @MainActor
  public final class DebugSession {
    /// What can be said when a session is made.
    public struct Options {
      /// The chords that open the menu.
      public var chords: [KeyChord]
      /// The kinds of trigger whose switch is on; nil is what a person set last, else all. A list
      /// wins over what was saved.
      public var triggers: Set<ShakeGesture.Kind>?
      /// Whether the tools react at all.
      public var isEnabled: Bool
      /// Whether a message names the chord at the start.
      public var showsHint: Bool
      /// Whether the names of screen and route show from the start.
      public var showsScreenNames: Bool
      /// Whether the app takes the shape of a chosen device from the start: round corners and the
      /// cutout, as ``DevicePicture/shape`` has them.
      public var showsDeviceShape: Bool
      /// Whether what is set in the tools is kept over restarts, in a file of settings of the host.
      public var keepsSettings: Bool

      /// The devices that the menu lists, in this order; nil is all of the catalogue, by family.
      public var devices: [Device]?

      /// Options from their parts.
      public init(
        chords: [KeyChord] = KeyChord.defaults, isEnabled: Bool = true, showsHint: Bool = false,
        showsScreenNames: Bool = true, keepsSettings: Bool = false,
        devices: [Device]? = nil, triggers: Set<ShakeGesture.Kind>? = nil,
        showsDeviceShape: Bool = true
      ) {
        self.showsDeviceShape = showsDeviceShape
        self.devices = devices
        self.chords = chords
        self.isEnabled = isEnabled
        self.showsHint = showsHint
        self.showsScreenNames = showsScreenNames
        self.keepsSettings = keepsSettings
        self.triggers = triggers
      }
    }

    /// The app's own items.
    public let controller: DebugController
    /// The devices that can be chosen.
    public let catalog: Catalog
    /// The labels that name screen and route.
    public let screenNames: ScreenNameViewer

    /// What is remembered over restarts; nil where the app does not ask for it.
    let keeper: SettingsKeeper?
    /// The devices that the menu lists, in this order, and that keys step through; nil is all of the
    /// catalogue, by family.
    public var listedDevices: [Device]? {
      didSet {
        guard listedDevices != oldValue else { return }
        (controllerRevision, snapCache) = (nil, nil)
        if store.state.isMenuOpen { refreshModel() }
      }
    }

    let store: SessionStore
    let appLayer: Layer?
    weak var stack: LayerStack?
    // Asked for each event of a sensor: checking each access while the app runs costs more than that.
    @exclusivity(unchecked) var gesture: ShakeGesture
    var menuInput = MenuInput()
    let inspector = ElementInspector()
    var menuLayer: Layer?
    var resizerLayer: Layer?
    var deviceLayer: Layer?
    var frameLayer: Layer?
    /// A drag of the app's frame that is going on.
    var frameDrag: FrameDrag?
    var pace = LayoutPace()
    /// What the app was last laid out for.
    var laidOut: Layer.Arrangement?
    /// The timer that notes that the hand rests.
    var restTimer: Int?
    var sizeKeys = SizeKeys()
    /// A drag of the menu where it is a sheet.
    var sheetDrag: SheetDrag?
    /// The steps in which the sheet springs back.
    var springTimers: [Int] = []
    /// Where the app was last taken hold of to be moved, in points of the window.
    var panStart: Point?
    /// The lengths that sides snap to, for the own widths that they were worked out with.
    var snapCache: (own: [Double], widths: SnapLengths, heights: SnapLengths)?
    /// The size that the app asked for when it was last looked at.
    var heededRequest: Size?
    var triggersLayer: Layer?
    var toastLayer: Layer?
    /// The layers of the wall while it shows.
    var wallStage: WallStage?
    /// When a gesture is complete, as far as that is planned.
    var plannedTrigger: Duration?
    /// Whether the meter will be brought up to date soon.
    var isMeterPlanned = false
    /// The toast whose fading is planned.
    var plannedToast: Toast?
    /// Whose rows the small panel over the app shows.
    let pinList: ItemListModel
    var pinLayer: Layer?
    /// The modifier keys that are held, as the last event told.
    var heldModifiers: KeyModifiers = []
    /// Whether the rows will be looked at again in the next update.
    var isRowSyncPlanned = false
    let baseTitle: String
    private let originalArrange: ((Size, Double) -> Layer.Arrangement)?
    private var interceptor: Int?
    private var itemObserver: Int?
    private var controllerRevision: Int?
    private var shownSettings: MenuSettings?
    /// What was last said of the file of settings.
    private var shownNotice: String?
    /// The item whose page was open when it was last looked at.
    var shownPage: DebugItemID?

    /// Starts the tools over the surface of an app, which must stand in a stack of layers.
    ///
    /// - Parameter catalog: The devices that can be chosen; nil is the built-in catalogue.
    public init(
      surface: Surface, controller: DebugController = DebugController(),
      catalog: Catalog? = nil, options: Options = Options()
    ) {
      let catalog = catalog ?? .builtIn
      self.controller = controller
      self.catalog = catalog
      let stack = surface.stack
      self.stack = stack
      keeper =
        options.keepsSettings && options.isEnabled
        ? SettingsKeeper(services: stack?.services ?? surface.services) : nil
      listedDevices = options.devices
      gesture = ShakeGesture(chords: options.chords, isEnabled: options.isEnabled)
      appLayer = stack?.layers.first { $0.surface === surface }
      originalArrange = appLayer?.arrange
      baseTitle = stack?.windowTitle ?? ""
      let configuration = surface.configuration
      let services = { [weak stack] in stack?.services ?? HostServices() }
      pinList = ItemListModel(controller: controller, services: services)
      let tablets = catalog.devices.filter { $0.kind == .pad }
      store = SessionStore(
        state: SessionState(
          settings: MenuSettings(
            resize: ResizeState(
              window: stack?.windowSize ?? configuration.size,
              largestTablet: tablets.map { max($0.size.width, $0.size.height) }.max() ?? 1366),
            showsOverlay: options.showsScreenNames && options.isEnabled,
            isDark: configuration.colorScheme == .dark,
            isRightToLeft: configuration.layoutDirection == .rightToLeft,
            textScale: configuration.textScale,
            increasesContrast: configuration.contrast == .increased,
            reducesMotion: configuration.reduceMotion, pseudoLocale: configuration.pseudoLocale,
            wall: WallState(catalog: catalog))),
        list: ItemListModel(controller: controller, services: services))
      screenNames = ScreenNameViewer.start(on: surface, enabled: options.isEnabled)
      store.state.settings.screenNames = screenNames.configuration
      screenNames.onChange = { [weak self] in self?.screenNamesChanged() }
      if let kept = keeper?[Self.triggersSection] {
        store.state.triggers = TriggerSettings(json: kept)
      }
      if let triggers = options.triggers { store.state.triggers.enabled = triggers }
      store.perform = { [weak self] command in self?.performFromMenu(command) }
      connectLists()
      store.sheetMoved = { [weak self] event in self?.sheetMoved(event) }
      connectSizes()
      if options.showsDeviceShape { store.state.settings.resize.picture = .shape }
      restoreSizes()
      if options.isEnabled { attach(showsHint: options.showsHint) }
    }

    isolated deinit { detach() }

    /// Whether the menu shows.
    public var isMenuOpen: Bool { store.state.isMenuOpen }

    /// The menu as a value, as it stands.
    public var menu: MenuModel {
      refreshModel()
      return store.model
    }

    /// The chords that open the menu. Setting replaces them all; empty means none.
    public var chords: [KeyChord] {
      get { gesture.chords }
      set {
        gesture.chords = newValue
        store.chordTitle = newValue.first?.title
        store.chordTitles = newValue.map(\.title).joined(separator: " or ")
      }
    }

    /// Which size the app has and why.
    public var size: ResizeState { store.state.settings.resize }

    /// Carries out a command.
    ///
    /// - Parameter keepingMenuOpen: Whether the menu stays where the command would close it.
    public func perform(_ command: DebugCommand, keepingMenuOpen: Bool = false) {
      let before = store.state
      let wasOpen = before.isMenuOpen
      let command = resolved(command)
      let effect = store.state.perform(command, keepsMenuOpen: keepingMenuOpen, at: now)
      switch effect {
      case .none: break
      case .picture: savePicture()
      case .items(let command):
        if store.list.carryOut(command), !keepingMenuOpen { store.state.isMenuOpen = false }
      }
      if store.state.triggers != before.triggers { keepTriggers() }
      if store.state.isMenuOpen, !wasOpen { prepareMenu() }
      performInspection(command)
      let resize = store.state.settings.resize
      if resize != before.settings.resize || store.state.isResizing != before.isResizing {
        // What was typed in the bar was meant for the size before.
        store.typedSize = nil
        store.sizeError = nil
      }
      sizeChanged(from: before.settings)
      stateChanged()
    }

    var now: Duration { stack?.services.now() ?? .zero }

    // MARK: Coming and going

    private func attach(showsHint: Bool) {
      guard let stack else { return }
      appLayer?.arrange = { [weak self] window, scale in
        self?.arrangement(window, scale)
          ?? Layer.Arrangement(configuration: SurfaceConfiguration(size: window, scale: scale))
      }
      interceptor = stack.addInterceptor { [weak self] in self?.intercept($0) ?? .passed }
      itemObserver = controller.addObserver { [weak self] in self?.planRowSync() }
      chords = gesture.chords
      if showsHint, let title = store.chordTitle {
        store.state.toast = Toast(
          text: "\(title) opens the debug menu", start: now, duration: .seconds(5), isHint: true)
      }
      if let keeper { controller.beginKeeping(ControlKeeping(keeper: keeper)) }
      connectPins()
      stateChanged()
    }

    /// Ends the tools: the app has its window again and no layer but its own.
    public func stop() { detach() }

    private func detach() {
      for list in [store.list, pinList] {
        list.reader.cancel()
        list.stopWatching()
      }
      controller.pins.changed = nil
      if let interceptor { stack?.removeInterceptor(interceptor) }
      if let itemObserver { controller.removeObserver(itemObserver) }
      (interceptor, itemObserver) = (nil, nil)
      let layers = [
        menuLayer, resizerLayer, triggersLayer, toastLayer, deviceLayer, frameLayer, pinLayer,
      ]
      for layer in layers.compactMap({ $0 }) { stack?.remove(layer) }
      (menuLayer, resizerLayer, triggersLayer, toastLayer) = (nil, nil, nil, nil)
      (deviceLayer, frameLayer, pinLayer) = (nil, nil, nil)
      wallStage?.close()
      wallStage = nil
      detachInspector()
      screenNames.stop()
      if let originalArrange { appLayer?.arrange = originalArrange }
      stack?.windowTitle = baseTitle
    }

    // MARK: Consequences

    /// Brings everything that follows from the state up to date.
    func stateChanged() {
      showNotice()
      if !store.state.isMenuOpen { store.state.isShowingTriggers = false }
      let state = store.state
      applyTriggers()
      stack?.windowTitle = windowTitle
      syncScreenNames()
      if state.isMenuOpen { refreshModel() }
      syncLayers()
      stack?.setNeedsArrangement()
    }

    /// Says once what went wrong with the file of settings.
    private func showNotice() {
      guard let notice = keeper?.notice, notice != shownNotice else { return }
      shownNotice = notice
      stack?.services.warn(notice)
      store.state.toast = Toast(text: notice, start: now, duration: .seconds(10))
    }

    /// The app's own title with the device and the size.
    var windowTitle: String {
      let size = SizeSummary.full(store.state.settings.resize)
      return baseTitle.isEmpty ? size : "\(baseTitle) - \(size)"
    }

    /// Brings the menu's rows up to date with the state and the app's items.
    func refreshModel() {
      var settings = store.state.settings
      if let surface = appLayer?.surface {
        settings.unreadTraits = MenuSettings.traits.subtracting(surface.readTraits)
      }
      if controllerRevision == nil {
        store.model = MenuModel(
          catalog: catalog, items: controller.sections, settings: settings,
          listed: listedDevices)
      } else {
        if controllerRevision != controller.revision {
          store.model.update(items: controller.sections)
        }
        if settings != shownSettings { store.model.update(settings) }
      }
      shownSettings = settings
      controllerRevision = controller.revision
    }

    private func prepareMenu() {
      refreshModel()
      store.model.query = ""
      store.model.selection = nil
      store.list.beginShowing()
    }
  }
#endif
