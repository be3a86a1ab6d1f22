/// The screens of the sample app, by the names of their views.
nonisolated enum SampleScreen: String, CaseIterable, Hashable, Sendable {
  case feed = "FeedView"
  case article = "ArticleView"
  case inbox = "InboxView"
  case chat = "ChatView"
  case shop = "ShopView"
  case product = "ProductView"
  case cart = "CartView"
  case settings = "SettingsView"
  case notifications = "NotificationsView"
  case about = "AboutView"
  case signIn = "SignInView"
  case account = "AccountView"
  case gallery = "GalleryView"
  case galleryText = "TextGallery"
  case galleryControls = "ControlGallery"
  case galleryFields = "FieldGallery"
  case galleryLayout = "LayoutGallery"
  case galleryLists = "ListGallery"
  case galleryPresentations = "PresentationGallery"
  case pages = "TourPage"
  case routes = "RoutesView"
  case tides = "TideTableView"
  case harbor = "HarborView"
  case berth = "BerthView"
  case guide = "HarborGuideView"
  case notice = "NoticeSheet"
  case forecast = "ForecastSheet"
  case watch = "WatchCover"
  case lantern = "LanternCover"
  case port = "ArrivalsView"
  case logbook = "LogbookEntryView"
  case modal = "ModalScreen"
  case containers = "PierScreen"
  case embedding = "EmbeddingScreen"
  case swapping = "SwappingScreen"

  /// The name that the commands and scripts take.
  var name: String { rawValue }

  /// What the screen is, in a few words.
  var summary: String {
    switch self {
    case .feed: "articles, as rows or as a grid of cards"
    case .article: "an article; its action row collides below 390 points, on purpose"
    case .inbox: "the conversations"
    case .chat: "a conversation, with a field to write in"
    case .shop: "products, in as many columns as have room"
    case .product: "a product, on a sheet"
    case .cart: "the cart, as a full-screen cover"
    case .settings: "a form of toggles, slider, stepper and pickers"
    case .notifications: "a page beneath the settings"
    case .about: "a page beneath the settings"
    case .signIn: "text fields with messages about what is wrong"
    case .account: "who is signed in"
    case .gallery: "the pages that show each part of the kit"
    case .galleryText: "text, labels, symbols, wrapping and cutting"
    case .galleryControls: "buttons, switches, sliders, steppers, pickers"
    case .galleryFields: "text fields of every kind, and search"
    case .galleryLayout: "stacks, grids, shapes, what fits"
    case .galleryLists: "a list with sections"
    case .galleryPresentations: "sheets, popovers, covers"
    case .pages: "pages that are swiped, with dots"
    case .routes: "every way in which a screen can come to show"
    case .tides: "a page that was pushed"
    case .harbor: "the first of three pages on top of one another"
    case .berth: "the last of them"
    case .guide: "a stack without a path, on a sheet"
    case .notice: "a sheet; from it a cover over it, and another tab beneath it"
    case .forecast: "a sheet of two heights"
    case .watch: "a cover with a name of its own"
    case .lantern: "a cover without one"
    case .port: "tabs in a cover"
    case .logbook: "a split view: one column or two"
    case .modal: "a modal screen, in three presentation styles"
    case .containers: "tabs and navigations made of screens"
    case .embedding: "a screen with another one inside"
    case .swapping: "a screen that shows one of two others"
    }
  }

  /// The screen of a name, whatever its case.
  init?(named name: String) {
    let folded = name.lowercased()
    guard let screen = Self.allCases.first(where: { $0.rawValue.lowercased() == folded }) else {
      return nil
    }
    self = screen
  }
}
