/// A symbol with text beside it.
public struct Label: View {
  private let title: AnyView
  private let icon: AnyView
  let string: String
  let symbolName: String?
  @Environment(\.labelStyle) private var style

  /// Text with a symbol before it.
  public init(_ title: some StringProtocol, systemImage: String) {
    string = String(title)
    symbolName = systemImage
    self.title = AnyView(Text(title))
    icon = AnyView(Image(systemName: systemImage))
  }

  /// Any view with another before it.
  public init<Title: View, Icon: View>(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) {
    let (title, icon) = (title(), icon())
    self.title = AnyView(title)
    self.icon = AnyView(icon)
    string = ViewText.text(of: title) ?? ""
    symbolName = (icon as? Image)?.symbolName
  }

  /// The symbol and the text.
  public var body: some View {
    switch style {
    case .automatic, .titleAndIcon:
      HStack(spacing: 10) {
        icon
        title
      }
    case .titleOnly: title
    case .iconOnly: icon.accessibilityLabel(string)
    }
  }
}
