extension AppModel {
  /// Leaves everything that stands above the tabs' first screens.
  func leaveAll() {
    isCartPresented = false
    presentedProduct = nil
    sheet = nil
    cover = nil
    presentedScreen = nil
    feedPath = []
    chatPath = []
    settingsPath = []
  }

  /// Goes to a screen from wherever the app is; the same screen always in the same state.
  func go(to screen: SampleScreen) {
    leaveAll()
    switch screen {
    case .feed: tab = .feed
    case .article: show(article: articles.first?.id)
    case .inbox: tab = .chat
    case .chat: show(conversation: conversations.first?.contact.id)
    case .shop: tab = .shop
    case .product: show(product: products.first { $0.id == "brass-lantern" })
    case .cart: showCart()
    case .settings: tab = .settings
    case .notifications: show(settings: .notifications)
    case .about: show(settings: .about)
    case .signIn:
      tab = .profile
      session.signOut()
    case .account:
      tab = .profile
      session.enterSample()
    default: goToWorkshop(screen)
    }
  }

  /// Goes one step back: closes what is presented, else pops, else returns to the feed.
  func goBack() {
    if cover != nil || presentedScreen != nil {
      cover = nil
      presentedScreen = nil
    } else if sheet != nil {
      sheet = nil
    } else if isCartPresented {
      isCartPresented = false
    } else if presentedProduct != nil {
      presentedProduct = nil
    } else if !popInTab() {
      tab = .feed
    }
  }

  /// The screen that shows now.
  var screen: SampleScreen {
    if let screen = presentedScreenName { return screen }
    if isCartPresented { return .cart }
    if presentedProduct != nil { return .product }
    switch tab {
    case .feed: return feedPath.isEmpty ? .feed : .article
    case .chat: return chatPath.isEmpty ? .inbox : .chat
    case .shop: return .shop
    case .settings: return settingsPath.last?.screen ?? .settings
    case .profile: return session.account == nil ? .signIn : .account
    }
  }

  func show(article id: String?) {
    tab = .feed
    feedPath = id.map { [$0] } ?? []
  }

  func show(conversation id: String?) {
    tab = .chat
    chatPath = id.map { [$0] } ?? []
  }

  func show(settings page: SettingsPage) {
    tab = .settings
    settingsPath = [page]
  }

  func show(product: Product?) {
    tab = .shop
    presentedProduct = product
  }

  func showCart() {
    tab = .shop
    if cart.isEmpty { cart.fillWithSample(products) }
    isCartPresented = true
  }

  private func popInTab() -> Bool {
    switch tab {
    case .feed: feedPath.popLast() != nil
    case .chat: chatPath.popLast() != nil
    case .settings: settingsPath.popLast() != nil
    case .shop, .profile: false
    }
  }
}
