import AppSurface

/// A product of the grid.
struct ProductCard: View {
  let product: Product
  @Environment(AppModel.self) private var model

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Button {
        model.presentedProduct = product
      } label: {
        Image(model.artwork.small(product.shape)).resizable()
          .aspectRatio(4 / 3, contentMode: .fit)
          .cornerRadius(14)
      }
      .accessibilityLabel(product.name)
      HStack(alignment: .top, spacing: 6) {
        VStack(alignment: .leading, spacing: 2) {
          Text(product.name).font(.subheadline.weight(.semibold))
          Text(product.maker).font(.footnote).foregroundStyle(.secondary).lineLimit(1)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        FavouriteButton(product: product)
      }
      HStack(spacing: 6) {
        Text(Price.text(product.price)).font(.subheadline.weight(.semibold))
        Spacer(minLength: 2)
        Rating(value: product.rating)
      }
    }
    .buttonStyle(.plain)
  }
}

/// A heart that is full while the person likes the product.
struct FavouriteButton: View {
  let product: Product
  @Environment(AppModel.self) private var model

  var body: some View {
    let isFavourite = model.favourites.contains(product.id)
    Button {
      model.toggle(product.id, in: \.favourites)
    } label: {
      Image(systemName: isFavourite ? "heart.fill" : "heart")
        .foregroundStyle(isFavourite ? Paint(.red) : .secondary)
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Favourite \(product.name)")
    .accessibilityValue(isFavourite ? "on" : "off")
  }
}

/// A star and the mean of the reviews.
struct Rating: View {
  let value: Double
  var reviews: Int?

  var body: some View {
    HStack(spacing: 3) {
      Image(systemName: "star.fill").foregroundStyle(Color(hex: 0xE59A1C))
      Text(text).foregroundStyle(.secondary).lineLimit(1)
    }
    .font(.footnote)
    .accessibilityLabel("Rated \(tenths)")
  }

  private var tenths: String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private var text: String { reviews.map { "\(tenths) (\($0))" } ?? tenths }
}
