import AppSurface

/// The products, in as many columns as there is room for.
struct ShopView: View {
  @Environment(AppModel.self) private var model
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.textScale) private var textScale
  @State private var query = ""

  private var found: [Product] {
    let words = query.lowercased().split(separator: " ")
    return model.products.filter { product in
      let text = "\(product.name) \(product.maker)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }

  var body: some View {
    let found = found
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        SearchField("Search the shop", text: $query).frame(maxWidth: 420)
        if found.isEmpty {
          NothingFound(query: query)
        } else {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: least), spacing: 16)], spacing: 24) {
            ForEach(found) { product in ProductCard(product: product) }
          }
        }
      }
      .frame(maxWidth: 1120, alignment: .leading)
      .padding(.horizontal, sizeClass == .regular ? 32 : 16)
      .padding(.top, 16)
      .padding(.bottom, 28)
      .frame(maxWidth: .infinity)
    }
    .navigationTitle("Shop")
  }

  /// Large text needs wide columns.
  private var least: Double {
    let base = sizeClass == .regular ? 200.0 : 136
    return base * max(1, textScale * 0.75)
  }
}

struct NothingFound: View {
  let query: String

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "magnifyingglass").font(.largeTitle).foregroundStyle(.tertiary)
      Text("Nothing called “\(query)”").font(.headline)
      Text("Try a shorter word, or the name of a maker.").font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity)
    .padding(.vertical, 48)
  }
}
