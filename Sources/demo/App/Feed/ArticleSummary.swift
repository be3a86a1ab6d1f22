import AppSurface

/// The article's opening lines, and beneath them what can be done with it.
///
/// This is the layout fault that the tool is there to find, and it is here ON PURPOSE. On phones the
/// block has the height that looked right on a screen 390 points wide, and the action row is laid
/// over its lower edge at a width of its own: nothing ties the row to the text above. On a narrower
/// screen the text needs more lines and runs into the row, and the row leaves the screen at its
/// end. Do not mend it.
struct ArticleSummary: View {
  let article: Article
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical
  @Environment(\.textScale) private var textScale

  static let height = 190.0
  static let actionsWidth = 350.0

  private var isPinned: Bool {
    horizontal == .compact && vertical == .regular && textScale <= 1
  }

  var body: some View {
    if isPinned {
      lead
        .frame(
          maxWidth: .infinity, minHeight: Self.height, maxHeight: Self.height,
          alignment: .topLeading
        )
        .overlay(alignment: .bottomLeading) {
          ArticleActions(article: article).frame(width: Self.actionsWidth)
        }
    } else {
      VStack(alignment: .leading, spacing: 18) {
        lead
        // Here the row is tied to the text, and takes a second line where one is not enough.
        ViewThatFits(in: .horizontal) {
          ArticleActions(article: article).frame(minWidth: 350, maxWidth: 460)
          ArticleActionGrid(article: article)
        }
      }
    }
  }

  private var lead: some View {
    Text("\(article.standfirst) \(article.promise)").font(.title3.weight(.medium))
      .fixedSize(horizontal: false, vertical: true)
  }
}

/// The actions side by side.
struct ArticleActions: View {
  let article: Article

  var body: some View {
    HStack(spacing: 0) {
      LikeAction(article: article)
      Spacer()
      CommentsAction(article: article)
      Spacer()
      SaveAction(article: article)
      Spacer()
      ShareAction()
    }
    .lineLimit(1)
  }
}

/// The actions two by two, for very large text.
struct ArticleActionGrid: View {
  let article: Article

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      LikeAction(article: article)
      CommentsAction(article: article)
      SaveAction(article: article)
      ShareAction()
    }
  }
}
