#if DEBUG_TOOLS
  internal import AppSurface

  /// The names over the app and the session's state say the same, whoever changes them.
  extension DebugSession {
    /// Gives the overlay what the state says.
    func syncScreenNames() {
      let settings = store.state.settings
      screenNames.isVisible = settings.showsOverlay
      screenNames.configuration = settings.screenNames
      screenNames.store.fades = !settings.reducesMotion
      screenNames.store.shape = ScreenShape(settings.resize)
    }

    /// Takes what code said to the viewer into the state.
    func screenNamesChanged() {
      var settings = store.state.settings
      settings.showsOverlay = screenNames.isVisible
      settings.screenNames = screenNames.configuration
      guard settings != store.state.settings else { return }
      store.state.settings = settings
      if store.state.isMenuOpen { refreshModel() }
    }
  }

  nonisolated extension ScreenShape {
    /// The shape of the part of a device that the app has; without a device there is none.
    init(_ resize: ResizeState) {
      guard let device = resize.device else { return }
      let part = device.frame(of: resize.part, in: resize.orientation) ?? .zero
      cornerRadius = device.cornerRadius ?? 0
      cutout = device.cutout(in: resize.orientation)?.frame
        .offset(by: Point(x: -part.minX, y: -part.minY))
    }
  }
#endif
