import AppSurface
import DebugMenu

/// The fourth tab: the settings, and the pages beneath them.
struct SettingsTab: View {
  @Bindable var model: AppModel

  var body: some View {
    NavigationStack(path: $model.settingsPath) {
      SettingsView(preferences: model.preferences)
        .navigationDestinationWithScreenName(for: AppModel.SettingsPage.self) { page in
          switch page {
          case .notifications: NotificationsView(preferences: model.preferences)
          case .about: AboutView()
          }
        }
    }
    .trackScreenName(path: model.settingsPath)
  }
}
