import AppSurface

/// An article with its picture above.
struct ArticleCard: View {
  let article: Article
  let isLarge: Bool
  @Environment(AppModel.self) private var model

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      if model.preferences.showsArtwork {
        Image(model.artwork.wide(article.scene)).resizable()
          .aspectRatio(16 / 9, contentMode: .fit)
          .cornerRadius(14)
      }
      VStack(alignment: .leading, spacing: 5) {
        SectionName(article.section)
        Text(article.title).font(isLarge ? .title2 : .title3)
        Text(article.standfirst).font(.subheadline).foregroundStyle(.secondary).lineLimit(3)
        ArticleFacts(article: article).padding(.top, 2)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// An article as a row, with a small picture at its end.
struct ArticleRow: View {
  let article: Article
  @Environment(AppModel.self) private var model
  @Environment(\.textScale) private var textScale

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(alignment: .leading, spacing: 5) {
        SectionName(article.section)
        Text(article.title).font(.headline)
        ArticleFacts(article: article)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      // Very large text needs the room more than a small picture does.
      if model.preferences.showsArtwork, textScale < 1.8 {
        Image(model.artwork.square(article.scene)).resizable()
          .frame(width: 92, height: 92)
          .cornerRadius(12)
      }
    }
  }
}

/// The name of a part of the paper, over a title.
struct SectionName: View {
  private let name: String

  init(_ name: String) { self.name = name }

  var body: some View {
    Text(name.uppercased()).font(.caption.weight(.semibold)).foregroundStyle(.tint)
  }
}

/// Author, date and length on one line.
struct ArticleFacts: View {
  let article: Article

  var body: some View {
    Text("\(article.author) · \(article.minutes) min").font(.footnote)
      .foregroundStyle(.secondary)
  }
}
