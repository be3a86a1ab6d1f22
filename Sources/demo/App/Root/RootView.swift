import AppSurface

/// The whole app: five tabs under the person's own appearance.
struct RootView: View {
  @Bindable var model: AppModel
  @Environment(\.colorScheme) private var systemScheme

  private var scheme: ColorScheme {
    switch model.preferences.appearance {
    case .system: systemScheme
    case .light: .light
    case .dark: .dark
    }
  }

  var body: some View {
    TabView(selection: $model.tab) {
      FeedTab(model: model)
        .tabItem { Label("Feed", systemImage: "newspaper") }
        .tag(AppModel.Tab.feed)
      ChatTab(model: model)
        .tabItem { Label("Chat", systemImage: "message") }
        .badge(model.unreadCount)
        .tag(AppModel.Tab.chat)
      ShopTab(model: model)
        .tabItem { Label("Shop", systemImage: "bag") }
        .badge(model.cart.count)
        .tag(AppModel.Tab.shop)
      SettingsTab(model: model)
        .tabItem { Label("Settings", systemImage: "gearshape") }
        .tag(AppModel.Tab.settings)
      ProfileTab(model: model)
        .tabItem { Label("Profile", systemImage: "person.crop.circle") }
        .tag(AppModel.Tab.profile)
    }
    .background(.background)
    .modifier(Presentations(model: model))
    .environment(model)
    .tint(model.preferences.accent.color(in: scheme))
    .colorScheme(scheme)
  }
}
