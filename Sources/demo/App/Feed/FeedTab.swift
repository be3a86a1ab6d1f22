import AppSurface
import DebugMenu

/// The first tab: the feed, and the articles that it leads to.
struct FeedTab: View {
  @Bindable var model: AppModel

  var body: some View {
    NavigationStack(path: $model.feedPath) {
      FeedView()
        .navigationDestinationWithScreenName(for: String.self) { id in
          if let article = Article.with(id: id) { ArticleView(article: article) }
        }
    }
    .trackScreenName(path: model.feedPath)
  }
}
