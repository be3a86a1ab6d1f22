import AppSurface

/// Who is signed in, and what they have kept.
struct AccountView: View {
  let account: Session.Account
  @Environment(AppModel.self) private var model

  var body: some View {
    Form {
      Section {
        HStack(spacing: 14) {
          Monogram(name: account.name, color: 0x2F6F8F, size: 56)
          VStack(alignment: .leading, spacing: 2) {
            Text(account.name).font(.title3)
            Text(account.email).font(.subheadline).foregroundStyle(.secondary)
          }
        }
        .padding(.vertical, 6)
      }
      Section("Yours") {
        AboutLine(title: "Saved articles", text: "\(model.savedArticles.count)")
        AboutLine(title: "Favourite products", text: "\(model.favourites.count)")
        AboutLine(title: "Unread messages", text: "\(model.unreadCount)")
      }
      Section("Saved articles") {
        ForEach(model.articles.filter { model.savedArticles.contains($0.id) }) { article in
          Button {
            model.show(article: article.id)
          } label: {
            Text(article.title).foregroundStyle(.primary)
          }
        }
      }
      Section {
        Button("Sign out", role: .destructive) { model.session.signOut() }
      }
    }
    .navigationTitle("Account")
  }
}
