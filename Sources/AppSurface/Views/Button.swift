/// What a button does beyond its action.
public nonisolated enum ButtonRole: Hashable, Sendable {
  /// It destroys something.
  case destructive
  /// It leaves things as they are.
  case cancel
}

/// Something to press.
public struct Button<Label: View>: PrimitiveView {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label

  /// A button with any label.
  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// It takes over values alone.
  public static var _readsObjects: Bool { false }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    let environment = context.environment
    let style = environment.buttonStyle
    let action = action
    context.element(ButtonElement()) { element in
      element.action = action
      element.style =
        switch style {
        case .automatic: environment.isInRow ? .row : .plain
        case .plain, .borderless: .plain
        case .bordered: .bordered
        case .borderedProminent: .prominent
        }
    }
    if role == .destructive {
      context.environment.foreground = .destructive
    } else {
      switch style {
      case .borderedProminent: context.environment.foreground = Paint(.white)
      case .plain: break
      case .automatic, .borderless, .bordered: context.environment.foreground = .tint
      }
    }
    if style.hasGround {
      context.environment.font = (environment.font ?? .body).weight(.semibold)
    }
    context.environment.isInRow = false
    let fillsRow = environment.isInRow && style == .automatic
    context.add(
      // Several views are a row; a row of a list is pressed over its whole width.
      HStack(spacing: 8) { label }
        .frame(maxWidth: fillsRow ? .infinity : nil, alignment: .leading))
  }
}

extension Button where Label == Text {
  /// A button with a text.
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == AppSurface.Label {
  /// A button with a symbol and a text.
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { AppSurface.Label(title, systemImage: systemImage) }
  }
}
