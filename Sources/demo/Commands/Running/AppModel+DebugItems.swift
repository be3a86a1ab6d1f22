internal import AppSurface
internal import DebugMenu

extension AppModel {
  /// Adds what the debug menu shows of this app.
  func addDebugItems(to controller: DebugController) {
    addAppItems(to: controller)
    addUserItems(to: controller)
    addSettings(to: controller)
    addProcessItems(to: controller)
  }

  private func addAppItems(to controller: DebugController) {
    for value in [DebugValue.appVersion, .appBuildNumber, .appBundleIdentifier] {
      controller.addValue(value, toSection: .app)
    }
    controller.addValue(
      DebugValue(id: "screen", label: "Screen", value: self.screen.name), toSection: .app)
    controller.addButton(
      DebugButton(
        id: "resetAll", label: "Reset App", confirmation: "Put the whole app back to new?"
      ) { self.resetAll() }, toSection: .app)
  }

  private func addUserItems(to controller: DebugController) {
    controller.addValue(
      DebugValue(id: "account", label: "Account", value: self.session.account?.name),
      toSection: .user)
    controller.addValue(.userLocale, toSection: .user)
    controller.addValue(
      DebugValue(id: "cart", label: "Cart", value: "\(self.cartCount), \(self.cartTotal)"),
      toSection: .user)
    controller.addValue(
      DebugValue(id: "unread", label: "Unread", value: self.unreadCount).updating(
        every: .seconds(1)), toSection: .user)
    controller.addButton(
      DebugButton(id: "fillCart", label: "Fill Cart") { self.fillCart() }, toSection: .user)
    controller.addButton(
      DebugButton(id: "messages", label: "Add 100 Messages") { progress in
        for part in 1...10 {
          try await Task.sleep(for: .milliseconds(60))
          self.addMessages(10)
          progress.fraction = Double(part) / 10
          progress.message = "\(part * 10) of 100"
        }
      }, toSection: .user)
    controller.addActionGroup(
      DebugActionGroup(
        id: "mark", label: "Mark All",
        actions: [
          DebugButton(
            id: "read", label: "Read",
            disabledReason: { self.unreadCount == 0 ? "Everything has been read" : nil },
            action: { self.markAllRead() }),
          DebugButton(id: "unread", label: "Unread") { self.markAllUnread() },
        ]), toSection: .user)
  }

  private func addSettings(to controller: DebugController) {
    let (settings, preferences) = (DebugSection(id: "settings", label: "Settings"), preferences)
    controller.addToggle(
      DebugToggle(
        id: "artwork", label: "Artwork", default: true, get: { preferences.showsArtwork },
        set: { preferences.showsArtwork = $0 }), toSection: settings)
    controller.addSlider(
      DebugSlider(
        id: "readingSize", label: "Reading Size", range: Preferences.readingSizes, step: 0.1,
        unit: "×", default: 1, get: { preferences.readingSize },
        set: { preferences.readingSize = $0 }), toSection: settings)
    controller.addStepper(
      DebugStepper(
        id: "offline", label: "Offline Articles", range: 0...50, default: 20,
        needsRestart: true, get: { Double(preferences.offlineCount) },
        set: { preferences.offlineCount = Int($0) }), toSection: settings)
    controller.addChoice(
      DebugChoice(
        id: "accent", label: "Accent", default: .sea, get: { preferences.accent },
        set: { preferences.accent = $0 }), toSection: settings)
    controller.addText(
      DebugText(
        id: "server", label: "Server", default: "harbor.example", get: { preferences.server },
        set: { name in
          guard !name.isEmpty, !name.contains(" ") else {
            throw DebugRefusal("a server's name has no spaces and is not empty")
          }
          preferences.server = name
        }), toSection: settings)
    controller.addColor(
      DebugColor(
        id: "signal", label: "Signal Color", default: .orange, get: { preferences.signalColor },
        set: { preferences.signalColor = $0 }), toSection: settings)
    controller.addDate(
      DebugDate(
        id: "today", label: "Today", get: { preferences.today },
        set: { preferences.today = $0 }), toSection: settings)
  }

  private func addProcessItems(to controller: DebugController) {
    controller.addValue(.deviceOSVersion, toSection: .device)
    controller.addValue(.deviceOSModel, toSection: .device)
    let process = DebugSection(id: "process", label: "Process")
    for value in [
      DebugValue.frameTime, .framesPerSecond, .drawCommands, .processMemory, .processCPU,
    ] { controller.addValue(value, toSection: process) }
    controller.addValue(.pushNotificationsRegistered, toSection: .pushNotifications)
  }
}
