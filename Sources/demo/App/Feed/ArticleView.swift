import AppSurface

/// An article: picture, title, text, and what to read next.
struct ArticleView: View {
  let article: Article
  @Environment(AppModel.self) private var model
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        Image(model.artwork.wide(article.scene)).resizable()
          .aspectRatio(16 / 9, contentMode: .fit)
          .cornerRadius(sizeClass == .regular ? 18 : 14)
          .frame(maxWidth: verticalSizeClass == .compact ? 400 : .infinity, alignment: .leading)
          .padding(.top, 16)
        Text(article.caption).font(.caption).foregroundStyle(.secondary).padding(.top, 8)
        ArticleHeading(article: article)
        ArticleSummary(article: article)
        Divider().padding(.vertical, 20)
        ArticleText(paragraphs: article.paragraphs)
        RelatedArticles(ids: article.related)
      }
      .frame(maxWidth: 680, alignment: .leading)
      .padding(.horizontal, 20)
      .padding(.bottom, 32)
      .frame(maxWidth: .infinity)
    }
    .navigationTitle(article.section)
  }
}

/// The title and who wrote it.
struct ArticleHeading: View {
  let article: Article

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(article.title).font(.title)
      HStack(spacing: 10) {
        Monogram(name: article.author, color: 0x46658F, size: 36)
        VStack(alignment: .leading, spacing: 1) {
          Text(article.author).font(.subheadline.weight(.semibold))
          Text("\(article.date) · \(article.minutes) min read").font(.footnote)
            .foregroundStyle(.secondary)
        }
      }
    }
    .padding(.top, 18)
    .padding(.bottom, 16)
  }
}

/// The paragraphs, in the size that the person reads.
struct ArticleText: View {
  let paragraphs: [String]
  @Environment(AppModel.self) private var model

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(Array(paragraphs.indices), id: \.self) { index in Text(paragraphs[index]) }
    }
    .font(.body.scaled(by: model.preferences.readingSize))
  }
}

/// Links to further articles; each pushes one more screen.
struct RelatedArticles: View {
  let ids: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("Read next").font(.title3)
      ForEach(ids.compactMap(Article.with(id:))) { article in
        NavigationLink(value: article.id) { ArticleRow(article: article) }
          .accessibilityLabel(article.title)
      }
    }
    .buttonStyle(.plain)
    .padding(18)
    .background(.groupedBackground, in: RoundedRectangle(cornerRadius: 16))
    .padding(.top, 28)
  }
}
