import AppSurface
import DebugMenu

/// Everything that stands over the tabs: sheets, covers, and screens of the app's own classes.
struct Presentations: ViewModifier {
  @Bindable var model: AppModel
  @Environment(\.screen) private var screen
  @State private var shown = ShownScreen()
  /// What the model asks for, one turn later: what is dismissed at the same time is gone by then.
  @State private var asked: PresentedScreenKind?

  /// The screen that the model asked for.
  private final class ShownScreen {
    weak var screen: Screen?
  }

  func body(content: ModifierContent<Presentations>) -> some View {
    content
      .onChange(of: asked) { _, kind in present(kind) }
      .onChange(of: model.presentedScreen, initial: true) { _, kind in
        leave()
        asked = kind
      }
      .sheet(item: $model.sheet) { sheet in
        switch sheet {
        case .notice: NoticeSheet()
        case .forecast: ForecastSheet()
        case .guide: NavigationStack { HarborGuideView() }
        }
      }
      .fullScreenCover(item: $model.cover) { cover in
        switch cover {
        case .watch: WatchCover().trackScreenName("cover: watch")
        case .lantern: LanternCover()
        case .port: PortView()
        case .logbook: LogbookView()
        }
      }
  }

  private func present(_ kind: PresentedScreenKind?) {
    leave()
    guard let kind, let screen else { return }
    let presented = make(kind)
    presented.onDismiss = { [weak model] in model?.presentedScreen = nil }
    shown.screen = presented
    let style = (presented as? ModalScreen)?.presentationStyleOfKit
    screen.present(presented, style: style ?? .fullScreen)
  }

  private func leave() {
    shown.screen?.onDismiss = nil
    shown.screen?.presentingScreen?.dismiss()
  }

  private func make(_ kind: PresentedScreenKind) -> Screen {
    switch kind {
    case .modal(let style): ModalScreen(style: style)
    case .containers: PortTabScreen()
    case .embedding: EmbeddingScreen()
    case .swapping: SwappingScreen()
    }
  }
}
