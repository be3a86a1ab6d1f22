/// One tab of the bar.
struct TabButton: PrimitiveView {
  let tab: TabScreen.Tab
  let isSelected: Bool
  let choose: () -> Void

  static var _readsObjects: Bool { false }

  func _evaluate(_ context: inout ViewContext) {
    context.element(TabItemElement()) { element in
      element.choose = choose
      element.isSelected = isSelected
      element.accessibilityLabel = tab.title
    }
    context.environment.foreground = isSelected ? .tint : .secondary
    context.add(
      VStack(spacing: 3) {
        Image(systemName: tab.systemImage, weight: isSelected ? .semibold : .medium)
          .font(.system(size: 20))
          .overlay(alignment: .topTrailing) { TabBadge(text: tab.badge) }
        Text(tab.title).font(.system(size: 11, weight: isSelected ? .semibold : .medium))
          .lineLimit(1)
      }
      .padding(.horizontal, 2)
      .frame(minWidth: 0, maxWidth: .infinity))
  }
}

struct TabBadge: View {
  let text: String?

  var body: some View {
    if let text {
      Text(text).font(.system(size: 11, weight: .semibold)).foregroundStyle(.white)
        .padding(.horizontal, 5).frame(minWidth: 17, minHeight: 17)
        .background(Color.red, in: Capsule())
        .fixedSize()
        .offset(x: 10, y: -5)
    }
  }
}
