/// The looks of a picker.
public nonisolated enum PickerStyle: Hashable, Sendable {
  /// The choice stands at the end of the line; a press shows the others.
  case menu
  /// All choices side by side.
  case segmented
  /// All choices beneath one another, the current one marked.
  case inline
}

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

/// A picker's title and choice on one line, or on two where one is too short for both.
struct PickerLine: View {
  let title: String
  let choice: String

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        Text(title).foregroundStyle(.primary)
        Spacer()
        current
      }
      VStack(alignment: .leading, spacing: 2) {
        Text(title).foregroundStyle(.primary)
        current
      }
    }
  }

  private var current: some View {
    HStack {
      Text(choice)
      Image(systemName: "chevron.down").font(.footnote)
    }
    .foregroundStyle(.secondary)
  }
}

struct PickerOption: View {
  let title: String
  let isSelected: Bool

  var body: some View {
    HStack {
      Text(title).foregroundStyle(.primary)
      Spacer()
      if isSelected { Image(systemName: "checkmark").foregroundStyle(.tint) }
    }
  }
}

struct PickerSheet: View {
  let title: String
  let titles: [String]
  let selected: Int?
  let select: (Int) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 0) {
      Text(title).font(.headline).padding(.top, 14).padding(.bottom, 6)
      Form {
        Section {
          ForEach(Array(titles.indices), id: \.self) { index in
            Button {
              select(index)
              dismiss()
            } label: {
              PickerOption(title: titles[index], isSelected: index == selected)
            }
          }
        }
      }
    }
  }
}

struct SegmentedPicker: PrimitiveView {
  let titles: [String]
  let selected: Int?
  let select: (Int) -> Void

  func _evaluate(_ context: inout ViewContext) {
    let scale = context.environment.textScale
    context.element(SegmentedElement()) { element in
      element.titles = titles
      element.selected = selected
      element.select = select
      element.font = Font.subheadline.scaled(by: min(scale, 1.6))
    }
  }
}

private nonisolated enum PickerStyleKey: EnvironmentKey {
  static let defaultValue = PickerStyle.menu
}

nonisolated extension EnvironmentValues {
  /// The looks of pickers.
  var pickerStyle: PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives pickers inside a look.
  public func pickerStyle(_ style: PickerStyle) -> some View { environment(\.pickerStyle, style) }
}

/// The text that a simple view shows, for controls that draw their choices themselves.
@MainActor
enum ViewText {
  static func text(of view: any View) -> String? {
    switch view {
    case let text as Text: text.string
    case let label as Label: label.string
    case let any as AnyView: ViewText.text(of: any.wrapped)
    case let modified as any ModifiedView: ViewText.text(of: modified.content)
    default: nil
    }
  }
}
