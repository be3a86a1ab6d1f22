import AppSurface

/// What the app is.
struct AboutView: View {
  var body: some View {
    Form {
      Section {
        VStack(alignment: .leading, spacing: 8) {
          Text("Harbor").font(.title2)
          Text(
            "A small paper for a small town: what happened on the quay, what the weather means to "
              + "do, and where to find a good bun."
          )
          .foregroundStyle(.secondary)
        }
        .padding(.vertical, 6)
      }
      Section("This edition") {
        AboutLine(title: "Version", text: "4.2")
        AboutLine(title: "Articles", text: "\(Article.all.count)")
        AboutLine(title: "Products", text: "\(Product.all.count)")
      }
      Section {
        AboutLine(title: "Words and pictures", text: "The crew")
        AboutLine(title: "Buns", text: "The Linnea")
      } header: {
        Text("Made by")
      } footer: {
        Text("All people, boats and islands are made up. The weather is real somewhere.")
      }
    }
    .navigationTitle("About")
  }
}

/// A fact: what it is called and what it is, beneath one another where the text is very large.
struct AboutLine: View {
  let title: String
  let text: String
  @Environment(\.textScale) private var textScale

  var body: some View {
    if textScale < 2 {
      HStack {
        Text(title)
        Spacer()
        Text(text).foregroundStyle(.secondary)
      }
    } else {
      VStack(alignment: .leading, spacing: 2) {
        Text(title)
        Text(text).foregroundStyle(.secondary)
      }
    }
  }
}
