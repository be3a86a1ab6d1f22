internal import AppSurface
internal import DebugMenu

extension DemoApp {
  static func harbor() -> DemoApp {
    final class Text: Screen {
      var name = ""
      override var content: AnyView {
        AnyView(
          VStack(spacing: 12) {
            TextField("Name", text: Binding(get: { self.name }, set: { self.name = $0 }))
            Button("Press") {}
          }.padding(20))
      }
    }
    return DemoApp(
      name: "Harbor", places: [Place(name: "FeedScreen", summary: "placeholder")], root: Text(),
      go: { _ in },
      addItems: { controller in controller.addValue(.appVersion, toSection: .app) })
  }
}
