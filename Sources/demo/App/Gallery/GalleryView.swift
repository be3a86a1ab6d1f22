import AppSurface

/// The pages that show what the kit is made of.
struct GalleryView: View {
  var body: some View {
    List {
      Section {
        ForEach(GalleryPage.allCases, id: \.self) { page in
          NavigationLink(value: AppModel.SettingsPage.galleryPage(page)) {
            SymbolRow(
              title: page.title, detail: page.detail, symbol: page.symbol, color: page.color)
          }
          .accessibilityLabel(page.title)
        }
      } footer: {
        Text("Each page is made of the views it shows, and of nothing else.")
      }
    }
    .listStyle(.insetGrouped)
    .navigationTitle("Gallery")
  }
}

/// A row with a symbol on a coloured ground, a title and a line beneath it.
struct SymbolRow: View {
  let title: String
  let detail: String
  let symbol: String
  let color: UInt32
  @Environment(\.textScale) private var textScale

  var body: some View {
    HStack(spacing: 14) {
      // Beside very large text there is no room for it.
      if textScale < 2.4 {
        Image(systemName: symbol, weight: .medium).font(.system(size: 17))
          .environment(\.textScale, min(textScale, 1.4))
          .foregroundStyle(.white)
          .frame(width: 34, height: 34)
          .background(Color(hex: color), in: RoundedRectangle(cornerRadius: 9))
      }
      VStack(alignment: .leading, spacing: 2) {
        Text(title)
        Text(detail).font(.footnote).foregroundStyle(.secondary)
      }
    }
    .padding(.vertical, 3)
  }
}

/// A page of cards, one beneath the other.
struct GalleryColumn<Content: View>: View {
  private let title: String
  private let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 22) { content }
        .frame(maxWidth: 640, alignment: .leading)
        .padding(.horizontal, 18)
        .padding(.vertical, 20)
        .frame(maxWidth: .infinity)
    }
    .background(.groupedBackground)
    .navigationTitle(title)
  }
}

/// A card with a name above it.
struct GalleryCard<Content: View>: View {
  private let name: String
  private let content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(name.uppercased()).font(.caption.weight(.semibold)).foregroundStyle(.secondary)
        .padding(.horizontal, 4)
      VStack(alignment: .leading, spacing: 14) { content }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(16)
        .background(.card, in: RoundedRectangle(cornerRadius: 14))
    }
  }
}
