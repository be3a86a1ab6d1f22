import AppSurface

/// A symbol with a label beside it that can be pressed.
struct ActionLabel: View {
  let title: String
  let systemImage: String

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: systemImage)
      Text(title)
    }
    .font(.subheadline.weight(.medium))
  }
}

struct LikeAction: View {
  let article: Article
  @Environment(AppModel.self) private var model

  var body: some View {
    let isLiked = model.likedArticles.contains(article.id)
    Button {
      model.toggle(article.id, in: \.likedArticles)
    } label: {
      ActionLabel(
        title: "\(article.likes + (isLiked ? 1 : 0))",
        systemImage: isLiked ? "heart.fill" : "heart")
    }
    .accessibilityLabel("Like")
    .accessibilityValue(isLiked ? "on" : "off")
  }
}

struct CommentsAction: View {
  let article: Article
  @Environment(AppModel.self) private var model

  var body: some View {
    Button {
      model.show(conversation: "crew")
    } label: {
      ActionLabel(title: "\(article.comments)", systemImage: "bubble.left")
    }
    .accessibilityLabel("Comments")
  }
}

struct SaveAction: View {
  let article: Article
  @Environment(AppModel.self) private var model

  var body: some View {
    let isSaved = model.savedArticles.contains(article.id)
    Button {
      model.toggle(article.id, in: \.savedArticles)
    } label: {
      ActionLabel(
        title: isSaved ? "Saved" : "Save", systemImage: isSaved ? "bookmark.fill" : "bookmark")
    }
    .accessibilityLabel("Save")
    .accessibilityValue(isSaved ? "on" : "off")
  }
}

struct ShareAction: View {
  @State private var hasShared = false

  var body: some View {
    Button {
      hasShared = true
    } label: {
      ActionLabel(
        title: hasShared ? "Copied" : "Share",
        systemImage: hasShared ? "checkmark" : "square.and.arrow.up")
    }
    .accessibilityLabel("Share")
  }
}

/// Somebody's initials on a disc.
struct Monogram: View {
  let name: String
  let color: UInt32
  let size: Double

  private var initials: String {
    name.split(separator: " ").prefix(2).compactMap { $0.first.map(String.init) }.joined()
  }

  var body: some View {
    Text(initials)
      .font(.system(size: size * 0.38, weight: .semibold))
      .environment(\.textScale, 1)
      .foregroundStyle(.white)
      .frame(width: size, height: size)
      .background(Color(hex: color), in: Circle())
      .accessibilityLabel(name)
  }
}
