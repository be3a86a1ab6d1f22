internal import AppSurface
internal import DebugMenu

/// The sample app under the debugging tools, on the layers of a window or of none: the one place
/// where they are joined, so that what a script sees is what a window shows.
final class DemoStage {
  /// The layers.
  let stack: LayerStack
  /// The app.
  let app: DemoApp
  /// The surface that the app stands on.
  let surface: Surface
  /// The tools.
  let session: DebugSession

  /// The app on a stack of layers, looking as the options say.
  ///
  /// - Parameter isForPeople: Whether a person sees it: then a hint names the chord, a device gives
  ///   the app its shape, and what is set in the tools is kept over restarts.
  init(_ options: StageOptions, app: DemoApp, on stack: LayerStack, isForPeople: Bool = false) {
    self.stack = stack
    self.app = app
    surface = Surface(
      root: app.root, configuration: options.configuration(scale: stack.windowScale),
      services: stack.services)
    let looks = options
    stack.windowTitle = app.name
    stack.add(
      Layer(name: "app", level: 0, surface: surface) { window, scale in
        var configuration = looks.configuration(scale: scale)
        configuration.size = window
        configuration.sizeClass = SizeClass(freeSize: window)
        return Layer.Arrangement(configuration: configuration)
      })
    let controller = DebugController()
    app.addItems(controller)
    session = DebugSession(
      surface: surface, controller: controller, catalog: options.catalog,
      options: DebugSession.Options(
        showsHint: isForPeople, keepsSettings: isForPeople,
        showsDeviceShape: isForPeople || options.showsShape))
    if let screen = options.screen { app.go(screen) }
    apply(options)
  }

  private func apply(_ options: StageOptions) {
    switch options.sizing {
    case .window: break
    case .device(let device): session.perform(.device(device))
    case .free(let size): session.perform(.size(size))
    }
    if options.showsBody { session.perform(.show(.whole, true)) }
    if let zoom = options.zoom { session.perform(.zoom(.factor(zoom))) }
    #if DEBUG_TOOLS
      if options.isLandscape, session.size.size.width < session.size.size.height {
        session.perform(.rotate)
      }
    #endif
  }
}
