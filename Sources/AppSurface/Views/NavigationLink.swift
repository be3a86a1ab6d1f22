/// Something to press that leads to another screen of the navigation stack around it.
public struct NavigationLink<Label: View>: View {
  private enum Target {
    case value(AnyHashable)
    case view(AnyView, SourceAddress)
  }

  private let target: Target
  private let label: Label
  @Environment(\.weakNavigation) private var navigation
  @Environment(\.isInRow) private var isInRow
  @Environment(\.isInSidebar) private var isInSidebar
  @Environment(\.layoutDirection) private var direction

  /// A link to what the stack's destination says for `value`.
  public init(value: some Hashable, @ViewBuilder label: () -> Label) {
    target = .value(AnyHashable(value))
    self.label = label()
  }

  /// A link to a view.
  public init<Destination: View>(
    fileID: String = #fileID, line: Int = #line,
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .view(AnyView(destination()), SourceAddress(fileID: fileID, line: line))
    self.label = label()
  }

  /// The label, in a row of a list with a mark that it leads on.
  public var body: some View {
    Button {
      follow()
    } label: {
      if isInRow {
        HStack {
          label
          Spacer(minLength: 4)
          // Beside what a link leads to, no mark is needed.
          if !isInSidebar {
            Image(systemName: direction == .leftToRight ? "chevron.right" : "chevron.left")
              .font(.footnote).foregroundStyle(.tertiary)
          }
        }
        .foregroundStyle(.primary)
      } else {
        label
      }
    }
    .named("NavigationLink", leadsTo: value, in: isInSidebar ? navigation : nil)
  }

  private var value: AnyHashable? {
    if case .value(let value) = target { value } else { nil }
  }

  private func follow() {
    switch target {
    case .value(let value): navigation.model?.append(value)
    case .view(let view, let declaration):
      navigation.model?.push(view, declaration: declaration)
    }
  }
}

extension NavigationLink where Label == Text {
  /// A link with a text to what the stack's destination says for `value`.
  public init(_ title: some StringProtocol, value: some Hashable) {
    self.init(value: value) { Text(title) }
  }

  /// A link with a text to a view.
  public init<Destination: View>(
    _ title: some StringProtocol, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(fileID: fileID, line: line, destination: destination) { Text(title) }
  }
}

extension Button {
  /// The button under another name of view.
  ///
  /// - Parameters:
  ///   - style: The name of the view's style.
  ///   - value: What the button leads to.
  ///   - navigation: The column whose choice it is, where that goes on showing beside what it leads to.
  func named(
    _ name: String, style: String? = nil, leadsTo value: AnyHashable? = nil,
    in navigation: WeakNavigation? = nil
  ) -> some View {
    NamedButton(button: self, name: name, style: style, value: value, navigation: navigation)
  }
}

struct NamedButton<Label: View>: PrimitiveView {
  let button: Button<Label>
  let name: String
  let style: String?
  let value: AnyHashable?
  let navigation: WeakNavigation?

  func _evaluate(_ context: inout ViewContext) {
    button._evaluate(&context)
    let element = context.node.element as? ButtonElement
    element?.name = name
    element?.styleName = style
    navigation?.model?.dependents.insert(context.node)
    element?.isSelected = value.map { navigation?.model?.leads(to: $0) ?? false } ?? false
  }
}
