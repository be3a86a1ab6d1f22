import AppSurface

/// A screen of the app's own class, presented in one of three styles.
final class ModalScreen: Screen {
  private let style: PresentedScreenKind.ModalStyle

  init(style: PresentedScreenKind.ModalStyle) {
    self.style = style
    super.init()
  }

  override var content: AnyView {
    AnyView(
      CoverPage(
        title: style.rawValue, symbol: "rectangle.on.rectangle",
        text: "One screen, three ways to stand over another. It is told when it comes and goes."))
  }

  /// The kit's style of the same name.
  var presentationStyleOfKit: Screen.PresentationStyle {
    switch style {
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .fullScreen: .fullScreen
    }
  }
}
