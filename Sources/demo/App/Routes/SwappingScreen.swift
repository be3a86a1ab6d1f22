import AppSurface

/// A screen that shows one of two others, and takes the other out.
final class SwappingScreen: Screen {
  private var shown: Screen = DayScreen()

  init() {
    super.init()
    addChild(shown)
  }

  override var content: AnyView {
    AnyView(
      VStack(spacing: 0) {
        ScreenView(shown)
        Divider()
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 12) { controls }
          VStack(spacing: 10) { controls }
        }
        .padding(16)
      })
  }

  @ViewBuilder private var controls: some View {
    Button("Swap day and night") { [weak self] in self?.swap() }.buttonStyle(.borderedProminent)
    LeaveButton()
  }

  private func swap() {
    let next: Screen = shown is DayScreen ? NightScreen() : DayScreen()
    shown.removeFromParent()
    shown = next
    addChild(next)
  }
}

/// The harbour by day.
final class DayScreen: Screen {
  override var content: AnyView {
    AnyView(
      ScreenCard(title: "By day", symbol: "sun.max", text: "Flags, gulls and fresh paint.") {
        EmptyView()
      })
  }
}

/// The harbour by night.
final class NightScreen: Screen {
  override var content: AnyView {
    AnyView(
      ScreenCard(title: "By night", symbol: "moon", text: "One light in fifteen seconds.") {
        EmptyView()
      })
  }
}
