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

extension AppModel {
  /// Adds what the debug menu shows of this app.
  func addDebugItems(to controller: DebugController) {
    for value in [DebugValue.appVersion, .appBuildNumber, .appBundleIdentifier] {
      controller.addValue(value, toSection: .app)
    }
    controller.addValue(
      DebugValue(id: "screen", label: "Screen", value: self.screen.name), toSection: .app)
    controller.addButton(
      DebugButton(id: "resetAll", label: "Reset App") { self.resetAll() }, toSection: .app)

    controller.addValue(
      DebugValue(id: "account", label: "Account", value: self.session.account?.name),
      toSection: .user)
    controller.addValue(.userLocale, toSection: .user)
    controller.addValue(
      DebugValue(id: "cart", label: "Cart", value: "\(self.cartCount), \(self.cartTotal)"),
      toSection: .user)
    controller.addValue(
      DebugValue(id: "unread", label: "Unread", value: self.unreadCount), toSection: .user)
    controller.addButton(
      DebugButton(id: "fillCart", label: "Fill Cart") { self.fillCart() }, toSection: .user)
    controller.addButton(
      DebugButton(id: "messages", label: "Add 100 Messages") { self.addMessages(100) },
      toSection: .user)
    controller.addButton(
      DebugButton(id: "read", label: "Mark All Read") { self.markAllRead() }, toSection: .user)

    controller.addValue(.deviceOSVersion, toSection: .device)
    controller.addValue(.deviceOSModel, toSection: .device)
    controller.addValue(.pushNotificationsRegistered, toSection: .pushNotifications)
  }
}
