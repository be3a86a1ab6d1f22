/// What a tab screen shows: the chosen screen over a bar of tabs.
struct TabContainer: PrimitiveView {
  let screen: TabScreen

  /// The tabs that have been shown on this surface: they keep their elements.
  private final class Memory {
    var visited: Set<ObjectIdentifier> = []
  }

  func _evaluate(_ context: inout ViewContext) {
    let memory = context.node.memory as? Memory ?? Memory()
    context.node.memory = memory
    let selected = screen.selectedScreen.map { ObjectIdentifier($0) }
    if let selected { memory.visited.insert(selected) }
    let palette = context.environment.palette
    context.element(TabElement()) { $0.selected = selected }
    for tab in screen.tabs where memory.visited.contains(ObjectIdentifier(tab.screen)) {
      context.add(ScreenView(tab.screen), key: .id(ObjectIdentifier(tab.screen)))
    }
    if screen.tabs.count > 0 {
      context.add(TabBar(screen: screen, palette: palette), key: .id("bar"))
    }
  }
}

/// The bar of tabs.
struct TabBar: PrimitiveView {
  let screen: TabScreen
  let palette: Palette

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

/// One tab of the bar.
struct TabButton: PrimitiveView {
  let tab: TabScreen.Tab
  let isSelected: Bool
  let choose: () -> Void

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

/// The element of one tab of the bar.
public final class TabItemElement: ControlElement {
  var choose: () -> Void = {}
  var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }

  public override var viewName: String { "TabItem" }
  public override var role: ElementRole { .tab }
  public override var accessibilityValue: String? { isSelected ? "selected" : nil }

  public override func draw(_ canvas: inout Canvas) {
    drawFocusRing(&canvas, around: bounds.inset(by: 4), radius: 8)
  }

  public override func activate() -> Bool {
    choose()
    return true
  }
}
