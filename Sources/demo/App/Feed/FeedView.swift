import AppSurface

/// The articles: one large, the others beneath it as rows, or as cards where there is room.
struct FeedView: View {
  @Environment(AppModel.self) private var model
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        FeedHeader()
        // On a phone held sideways one large picture would fill the screen.
        if sizeClass == .regular || verticalSizeClass == .compact {
          FeedGrid(articles: model.articles)
        } else {
          FeedColumn(articles: model.articles)
        }
      }
      .frame(maxWidth: 1080)
      .padding(.horizontal, sizeClass == .regular ? 32 : 20)
      .padding(.bottom, 28)
      .frame(maxWidth: .infinity)
    }
    .navigationTitle("Feed")
  }
}

struct FeedHeader: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Harbor").font(.largeTitle)
      Text("Stories from the water’s edge").font(.subheadline).foregroundStyle(.secondary)
    }
    .padding(.top, 18)
    .padding(.bottom, 16)
  }
}

/// One large card and a row for each of the others.
struct FeedColumn: View {
  let articles: [Article]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let first = articles.first {
        NavigationLink(value: first.id) { ArticleCard(article: first, isLarge: true) }
          .accessibilityLabel(first.title)
      }
      ForEach(articles.dropFirst()) { article in
        Divider().padding(.vertical, 16)
        NavigationLink(value: article.id) { ArticleRow(article: article) }
          .accessibilityLabel(article.title)
      }
    }
    .buttonStyle(.plain)
  }
}

struct FeedGrid: View {
  let articles: [Article]

  var body: some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: 280), spacing: 24, alignment: .top)], spacing: 32
    ) {
      ForEach(articles) { article in
        NavigationLink(value: article.id) { ArticleCard(article: article, isLarge: false) }
          .accessibilityLabel(article.title)
      }
    }
    .buttonStyle(.plain)
  }
}
