/// One of several values.
public struct Picker<Value: Hashable, Content: View>: View {
  private let title: String
  private let selection: Binding<Value>
  private let content: Content
  @Environment(\.pickerStyle) private var style
  @Environment(\.isInRow) private var isInRow
  @State private var isChoosing = false

  /// A picker of the values that the closure's views bear as tags.
  public init(
    _ title: String, selection: Binding<Value>, @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.selection = selection
    self.content = content()
  }

  private struct Option: Identifiable {
    let id: Int
    let value: Value?
    let title: String
  }

  private var options: [Option] {
    var collector = ItemCollector()
    content._collect(into: &collector)
    return collector.items.enumerated().map { index, item in
      Option(
        id: index, value: item.traits.tag?.base as? Value,
        title: ViewText.text(of: item.view) ?? "")
    }
  }

  private func select(_ option: Option) {
    if let value = option.value { selection.wrappedValue = value }
  }

  /// The picker in its style.
  public var body: some View {
    let options = options
    let current = options.firstIndex { $0.value == selection.wrappedValue }
    switch style {
    case .segmented:
      SegmentedPicker(titles: options.map(\.title), selected: current) { select(options[$0]) }
        .accessibilityLabel(title)
    case .inline:
      VStack(alignment: .leading, spacing: 0) {
        ForEach(options) { option in
          if option.id > 0 { Divider() }
          Button {
            select(option)
          } label: {
            PickerOption(title: option.title, isSelected: option.id == current)
              .padding(.vertical, 11)
          }
          .buttonStyle(.plain)
        }
      }
    case .menu:
      Button {
        isChoosing = true
      } label: {
        PickerLine(title: title, choice: current.map { options[$0].title } ?? "–")
      }
      .named("Picker")
      .accessibilityLabel(title)
      .accessibilityValue(current.map { options[$0].title })
      .sheet(isPresented: $isChoosing) {
        PickerSheet(title: title, titles: options.map(\.title), selected: current) {
          select(options[$0])
        }
        .presentationDetents([.medium, .large])
      }
    }
  }
}
