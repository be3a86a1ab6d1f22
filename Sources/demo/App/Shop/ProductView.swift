import AppSurface

/// A product on a sheet: picture, words, and how many to buy.
struct ProductView: View {
  let product: Product
  @State private var quantity = 1
  @Environment(AppModel.self) private var model

  var body: some View {
    VStack(spacing: 0) {
      SheetBar(title: product.name)
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Image(model.artwork.large(product.shape)).resizable()
            .aspectRatio(16 / 9, contentMode: .fit)
            .cornerRadius(16)
          ProductHeading(product: product)
          Text(product.blurb)
          ProductDetails(details: product.details)
        }
        .padding(.horizontal, 20)
        .padding(.bottom, 20)
      }
      ProductFooter(product: product, quantity: $quantity)
    }
  }
}

/// The name of a sheet and the button that closes it.
struct SheetBar: View {
  let title: String
  @Environment(\.dismiss) private var dismiss
  @Environment(\.textScale) private var textScale

  var body: some View {
    HStack(spacing: 12) {
      Text(title).font(.headline).lineLimit(1)
      Spacer(minLength: 0)
      Button {
        dismiss()
      } label: {
        Image(systemName: "xmark.circle.fill").font(.title3).foregroundStyle(.tertiary)
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Close")
    }
    .environment(\.textScale, min(textScale, 1.5))
    .padding(.horizontal, 20)
    .padding(.vertical, 14)
  }
}

struct ProductHeading: View {
  let product: Product

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      SectionName(product.maker)
      HStack(alignment: .firstTextBaseline) {
        Text(product.name).font(.title2)
        Spacer(minLength: 8)
        FavouriteButton(product: product).font(.title3)
      }
      Rating(value: product.rating, reviews: product.reviews)
    }
  }
}

struct ProductDetails: View {
  let details: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(details, id: \.self) { detail in
        HStack(alignment: .firstTextBaseline, spacing: 10) {
          Image(systemName: "checkmark", weight: .semibold).foregroundStyle(.tint)
          Text(detail)
          Spacer(minLength: 0)
        }
        .font(.subheadline)
      }
    }
    .padding(16)
    .background(.card, in: RoundedRectangle(cornerRadius: 14))
  }
}

/// How many, for how much, and the button that puts them in the cart.
struct ProductFooter: View {
  let product: Product
  @Binding var quantity: Int
  @Environment(AppModel.self) private var model
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 12) {
      Divider()
      Stepper("Quantity: \(quantity)", value: $quantity, in: 1...Cart.most).padding(.horizontal, 20)
      WideButton(title: "Add to cart · \(Price.text(product.price * quantity))") {
        model.cart.add(product, quantity: quantity)
        dismiss()
      }
      .padding(.horizontal, 20)
    }
    .padding(.bottom, 14)
    .background(.bar)
  }
}

/// The one thing to do on a page, from side to side.
struct WideButton: View {
  let title: String
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Text(title).multilineTextAlignment(.center).frame(maxWidth: .infinity).padding(.vertical, 5)
    }
    .buttonStyle(.borderedProminent)
    .accessibilityLabel(title)
  }
}
