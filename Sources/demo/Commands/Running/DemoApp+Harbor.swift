internal import AppSurface
internal import DebugMenu

extension DemoApp {
  /// The sample app, new.
  static func harbor() -> DemoApp {
    let app = SampleApp()
    let model = app.model
    return DemoApp(
      name: SampleApp.name,
      places: SampleScreen.allCases.map { Place(name: $0.name, summary: $0.summary) },
      root: app.makeRootScreen(),
      go: { name in if let screen = SampleScreen(named: name) { model.go(to: screen) } },
      addItems: { model.addDebugItems(to: $0) })
  }
}
