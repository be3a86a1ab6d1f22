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
          case .gallery: GalleryView()
          // Not a view of its own: the screen is named after what shows.
          case .galleryPage(let page):
            switch page {
            case .text: TextGallery()
            case .controls: ControlGallery()
            case .fields: FieldGallery()
            case .layout: LayoutGallery()
            case .lists: ListGallery()
            case .presentations: PresentationGallery()
            case .pages: TourPages()
            }
          case .routes: RoutesView()
          case .tides: TideTableView()
          case .harbor(let harbor): HarborView(harbor: harbor)
          case .pier(let harbor, let pier): PierView(harbor: harbor, pier: pier)
          case .berth(let harbor, let pier, let berth):
            BerthView(harbor: harbor, pier: pier, berth: berth)
          }
        }
    }
    .trackScreenName(path: model.settingsPath)
  }
}
