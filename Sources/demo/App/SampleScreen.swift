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
