import AppSurface

/// Tabs, each of them a navigation: containers made in code.
final class PortTabScreen: TabScreen {
  init() {
    super.init(
      tabs: ["North", "South"].map { side in
        TabScreen.Tab(
          screen: NavigationScreen(root: PierScreen(side: side, number: 1)), title: side,
          systemImage: side == "North" ? "arrow.up" : "arrow.down")
      })
  }
}

/// A pier; it pushes the next one.
final class PierScreen: Screen {
  private let side: String
  private let number: Int

  init(side: String, number: Int) {
    self.side = side
    self.number = number
    super.init()
    title = "\(side) pier \(number)"
  }

  override var content: AnyView {
    AnyView(
      ScreenCard(
        title: "\(side) pier \(number)", symbol: "mappin",
        text: "A navigation of screens in a tab of screens."
      ) {
        Button("To the next pier") { [weak self] in self?.pushNext() }
          .buttonStyle(.borderedProminent)
        DismissAllButton(screen: self)
      })
  }

  private func pushNext() {
    (parent as? NavigationScreen)?.push(PierScreen(side: side, number: number + 1))
  }
}

/// Leaves everything that was presented with a screen, however deep it stands.
struct DismissAllButton: View {
  weak var screen: Screen?

  var body: some View {
    Button("Leave the port") { screen?.outermost.dismiss() }.buttonStyle(.bordered)
  }
}

/// A symbol, a title, a few words and controls, in the middle of a screen.
struct ScreenCard<Controls: View>: View {
  let title: String
  let symbol: String
  let text: String
  private let controls: Controls

  init(title: String, symbol: String, text: String, @ViewBuilder controls: () -> Controls) {
    self.title = title
    self.symbol = symbol
    self.text = text
    self.controls = controls()
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 14) {
        Image(systemName: symbol).font(.system(size: 40)).foregroundStyle(.tint)
        Text(title).font(.title2).multilineTextAlignment(.center)
        Text(text).foregroundStyle(.secondary).multilineTextAlignment(.center)
        controls
      }
      .frame(maxWidth: 400)
      .padding(28)
      .frame(maxWidth: .infinity)
    }
  }
}
