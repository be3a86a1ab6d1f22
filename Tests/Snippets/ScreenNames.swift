import AppSurface
import DebugMenu

struct Article: Identifiable {
  var id: Int
}
struct FeedView: View {
  var body: some View { Text("feed") }
}
struct ArticleView: View {
  let id: Article.ID
  var body: some View { Text("\(id)") }
}
struct CartView: View {
  var body: some View { Text("cart") }
}

struct ShopWindow: View {
  @State private var path: [Article.ID] = []
  @State private var isCartShown = false

  var body: some View {
    // snippet
    NavigationStack(path: $path) {
      FeedView()
        .navigationDestinationWithScreenName(for: Article.ID.self) { ArticleView(id: $0) }
    }
    .trackScreenName(path: path)
    .sheet(isPresented: $isCartShown) { CartView().trackScreenName("Cart") }
    // end
  }
}

@MainActor func startNames(on surface: Surface) {
  // snippet
  ScreenNameViewer.start(on: surface) { config in
    config.screen.textSize = 11
    config.route.backgroundColor = Color(hex: 0x5E2B97)
    config.verticalPosition = .bottom
  }
  // end
}
