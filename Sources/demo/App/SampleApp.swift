import AppSurface

/// The app that the tools are shown on: a paper for a small harbour town, with its chat and shop.
struct SampleApp {
  /// The name that people read.
  static let name = "Harbor"

  /// All that the app knows; change it and every surface that shows the app follows.
  let model: AppModel

  init(model: AppModel = AppModel()) { self.model = model }

  /// The app's first screen; give it to a surface.
  func makeRootScreen() -> Screen { HostingScreen(rootView: RootView(model: model)) }
}
