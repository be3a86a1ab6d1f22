import AppSurface

/// Every way in which one screen can come to show over or instead of another.
struct RoutesView: View {
  @Environment(AppModel.self) private var model

  private typealias Page = AppModel.SettingsPage

  var body: some View {
    List {
      Section("Pushed") {
        NavigationLink("Tide table", value: Page.tides)
        NavigationLink("Norhavn, its piers and berths", value: Page.harbor("Norhavn"))
      }
      Section("On a sheet") {
        RouteButton(title: "Notice to mariners", symbol: "bell") { model.sheet = .notice }
        RouteButton(title: "Forecast, in two heights", symbol: "cloud") { model.sheet = .forecast }
        RouteButton(title: "Guide, a stack without a path", symbol: "book") {
          model.sheet = .guide
        }
      }
      Section("Covering everything") {
        RouteButton(title: "The watch", symbol: "eye") { model.cover = .watch }
        RouteButton(title: "The lantern room", symbol: "sun.max") { model.cover = .lantern }
        RouteButton(title: "The port, in tabs", symbol: "house") { model.cover = .port }
        RouteButton(title: "The logbook, in columns", symbol: "list.bullet") {
          model.cover = .logbook
        }
      }
      Section("A modal screen") {
        ForEach(PresentedScreenKind.ModalStyle.allCases, id: \.self) { style in
          RouteButton(title: style.rawValue, symbol: "rectangle.on.rectangle") {
            model.presentedScreen = .modal(style)
          }
        }
      }
      Section("Containers") {
        RouteButton(title: "Tabs and navigations", symbol: "folder") {
          model.presentedScreen = .containers
        }
        RouteButton(title: "A screen inside a screen", symbol: "square") {
          model.presentedScreen = .embedding
        }
        RouteButton(title: "Two screens in one place", symbol: "arrow.left.and.right") {
          model.presentedScreen = .swapping
        }
      }
    }
    .listStyle(.insetGrouped)
    .navigationTitle("Ways around")
  }
}

/// A row that presents something.
struct RouteButton: View {
  let title: String
  let symbol: String
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 12) {
        Text(title).foregroundStyle(.primary)
        Spacer(minLength: 4)
        Image(systemName: symbol).font(.subheadline).foregroundStyle(.tertiary)
      }
    }
    .accessibilityLabel(title)
  }
}
