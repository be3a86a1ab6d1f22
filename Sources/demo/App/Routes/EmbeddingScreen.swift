import AppSurface

/// A screen with another one inside, which it keeps as its child.
final class EmbeddingScreen: Screen {
  private let tide = TideScreen()

  init() {
    super.init()
    addChild(tide)
  }

  override var content: AnyView {
    AnyView(
      VStack(spacing: 0) {
        ScreenCard(
          title: "The pilot’s desk", symbol: "doc",
          text: "The tide below is a screen of its own, inside this one."
        ) {
          LeaveButton()
        }
        Divider()
        ScreenView(tide).fixedSize(horizontal: false, vertical: true)
          .frame(minHeight: 150)
      })
  }
}

/// How the water stands: a screen that stands inside another.
final class TideScreen: Screen {
  override var content: AnyView {
    AnyView(
      HStack(spacing: 16) {
        Image(systemName: "waveform").font(.title).foregroundStyle(.tint)
        VStack(alignment: .leading, spacing: 3) {
          Text("Rising").font(.headline)
          Text("1.6 m, high at 21:51").font(.subheadline).foregroundStyle(.secondary)
        }
      }
      .padding(20))
  }
}

/// Leaves the screen around it.
struct LeaveButton: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Leave") { dismiss() }.buttonStyle(.bordered)
  }
}
