/// The bar of a navigation.
struct NavigationBar: PrimitiveView {
  let title: String
  let backTitle: String?
  let toolbar: ToolbarItems
  let palette: Palette
  let pop: () -> Void

  func _evaluate(_ context: inout ViewContext) {
    context.element(BarElement()) { element in
      element.kind = .navigation
      element.palette = palette
    }
    context.environment.textScale = min(context.environment.textScale, 1.5)
    context.add(
      NavigationBarContent(title: title, backTitle: backTitle, toolbar: toolbar, pop: pop))
  }
}

struct NavigationBarContent: View {
  let title: String
  let backTitle: String?
  let toolbar: ToolbarItems
  let pop: () -> Void
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    HStack(spacing: 8) {
      HStack {
        if let backTitle {
          Button(action: pop) {
            HStack(spacing: 3) {
              Image(
                systemName: direction == .leftToRight ? "chevron.left" : "chevron.right",
                weight: .semibold)
              Text(backTitle).lineLimit(1)
            }
          }
          .accessibilityLabel("Back to \(backTitle)")
        }
        Spacer(minLength: 0)
      }
      .frame(minWidth: 0, maxWidth: .infinity)
      Text(title).font(.headline).lineLimit(1).layoutPriority(1)
      HStack {
        Spacer(minLength: 0)
        if toolbar.content != nil { ToolbarContent(items: toolbar) }
      }
      .frame(minWidth: 0, maxWidth: .infinity)
    }
    .padding(.horizontal, 12)
    .frame(minHeight: NavigationElement.barHeight)
  }
}
