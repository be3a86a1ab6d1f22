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
          Image(systemName: direction == .leftToRight ? "chevron.right" : "chevron.left")
            .font(.footnote).foregroundStyle(.tertiary)
        }
        .foregroundStyle(.primary)
      } else {
        label
      }
    }
    .named("NavigationLink")
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
  public init(_ title: String, value: some Hashable) {
    self.init(value: value) { Text(title) }
  }
}

extension Button {
  /// The button under another name of view.
  func named(_ name: String) -> some View { NamedButton(button: self, name: name) }
}

struct NamedButton<Label: View>: PrimitiveView {
  let button: Button<Label>
  let name: String

  func _evaluate(_ context: inout ViewContext) {
    button._evaluate(&context)
    (context.node.element as? ButtonElement)?.name = name
  }
}
