/// The bar of tabs.
struct TabBar: PrimitiveView {
  let screen: TabScreen
  let palette: Palette

  static var _readsObjects: Bool { false }

  func _evaluate(_ context: inout ViewContext) {
    context.element(BarElement()) { element in
      element.kind = .tabs
      element.palette = palette
    }
    context.environment.textScale = min(context.environment.textScale, 1.3)
    context.add(TabBarContent(screen: screen))
  }
}

struct TabBarContent: View {
  let screen: TabScreen

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(screen.tabs.indices), id: \.self) { index in
        TabButton(
          tab: screen.tabs[index], isSelected: index == screen.selectedIndex,
          choose: { [weak screen] in screen?.choose(index) })
      }
    }
    .frame(minHeight: TabElement.barHeight)
  }
}
