import AppSurface
import DebugMenu

/// The third tab: the shop with a product on a sheet or the cart as a cover.
struct ShopTab: View {
  @Bindable var model: AppModel

  var body: some View {
    NavigationStack {
      ShopView()
        .toolbar { CartButton() }
        .sheet(item: $model.presentedProduct) { product in
          ProductView(product: product).environment(model)
            .trackScreenName("product: \(product.id)")
        }
        .fullScreenCover(isPresented: $model.isCartPresented) {
          CartView().environment(model).trackScreenName("cart")
        }
    }
  }
}

/// Leads to the cart, and says how much is in it.
struct CartButton: View {
  @Environment(AppModel.self) private var model

  var body: some View {
    Button {
      model.isCartPresented = true
    } label: {
      HStack(spacing: 5) {
        Image(systemName: "cart")
        if model.cart.count > 0 {
          Text("\(model.cart.count)").font(.subheadline.weight(.semibold))
        }
      }
    }
    .accessibilityLabel("Cart")
  }
}
