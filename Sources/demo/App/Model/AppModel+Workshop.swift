/// Going to the screens of the gallery and of the ways around.
extension AppModel {
  /// Goes to a screen that is reached from the workshop in the settings.
  func goToWorkshop(_ screen: SampleScreen) {
    tab = .settings
    switch screen {
    case .notice: sheet = .notice
    case .forecast: sheet = .forecast
    case .guide: sheet = .guide
    case .watch: cover = .watch
    case .lantern: cover = .lantern
    case .port: cover = .port
    case .logbook: cover = .logbook
    case .modal: presentedScreen = .modal(.pageSheet)
    case .containers: presentedScreen = .containers
    case .embedding: presentedScreen = .embedding
    case .swapping: presentedScreen = .swapping
    default: break
    }
    settingsPath = SettingsPage.path(to: screen)
  }

  /// The screen that is presented over the tabs, if one is.
  var presentedScreenName: SampleScreen? {
    switch presentedScreen {
    case .modal: return .modal
    case .containers: return .containers
    case .embedding: return .embedding
    case .swapping: return .swapping
    case nil: break
    }
    switch cover {
    case .watch: return .watch
    case .lantern: return .lantern
    case .port: return .port
    case .logbook: return .logbook
    case nil: break
    }
    switch sheet {
    case .notice: return .notice
    case .forecast: return .forecast
    case .guide: return .guide
    case nil: return nil
    }
  }
}

extension AppModel.SettingsPage {
  /// The pages that lead to a screen of the workshop.
  static func path(to screen: SampleScreen) -> [AppModel.SettingsPage] {
    switch screen {
    case .gallery: [.gallery]
    case .galleryText: [.gallery, .galleryPage(.text)]
    case .galleryControls: [.gallery, .galleryPage(.controls)]
    case .galleryFields: [.gallery, .galleryPage(.fields)]
    case .galleryLayout: [.gallery, .galleryPage(.layout)]
    case .galleryLists: [.gallery, .galleryPage(.lists)]
    case .galleryPresentations: [.gallery, .galleryPage(.presentations)]
    case .pages: [.gallery, .galleryPage(.pages)]
    case .tides: [.routes, .tides]
    case .harbor: [.routes, .harbor("Norhavn")]
    case .berth: [.routes, .harbor("Norhavn"), .pier("Norhavn", 2), .berth("Norhavn", 2, 4)]
    default: [.routes]
    }
  }

  /// The screen that a page is listed as.
  var screen: SampleScreen {
    switch self {
    case .notifications: .notifications
    case .about: .about
    case .gallery: .gallery
    case .galleryPage(let page):
      switch page {
      case .text: .galleryText
      case .controls: .galleryControls
      case .fields: .galleryFields
      case .layout: .galleryLayout
      case .lists: .galleryLists
      case .presentations: .galleryPresentations
      case .pages: .pages
      }
    case .routes: .routes
    case .tides: .tides
    case .harbor: .harbor
    case .pier, .berth: .berth
    }
  }
}
