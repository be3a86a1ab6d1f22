/// One of several values.
public struct Picker<Value: Hashable, Content: View>: View {
  private let title: String
  private let selection: Binding<Value>
  private let content: Content
  @Environment(\.pickerStyle) private var style
  @State private var isChoosing = false

  /// A picker of the values that the closure's views bear as tags.
  public init(
    _ title: some StringProtocol, selection: Binding<Value>, @ViewBuilder content: () -> Content
  ) {
    self.title = String(title)
    self.selection = selection
    self.content = content()
  }

  /// A picker under the text of a view.
  public init<Label: View>(
    selection: Binding<Value>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(ViewText.text(of: label()) ?? "", selection: selection, content: content) }

  private var choices: PickerChoices {
    var collector = ItemCollector()
    content._collect(into: &collector)
    let items = collector.items
    let values = items.map { $0.traits.tag?.base as? Value }
    let selection = selection
    return PickerChoices(
      title: title, titles: items.map { ViewText.text(of: $0.view) ?? "" },
      selected: values.firstIndex { $0 == selection.wrappedValue },
      select: { index in if let value = values[index] { selection.wrappedValue = value } })
  }

  /// The picker in its style.
  public var body: some View {
    let choices = choices
    switch style {
    case .segmented, .palette: SegmentedPicker(choices: choices).accessibilityLabel(title)
    case .wheel: WheelPicker(choices: choices).accessibilityLabel(title)
    case .inline: PickerGroup { InlinePicker(choices: choices, hasCircles: false) }
    case .radioGroup: PickerGroup { InlinePicker(choices: choices, hasCircles: true) }
    case .navigationLink: PickerGroup { LinkedPicker(choices: choices) }
    case .automatic, .menu:
      Button {
        isChoosing = true
      } label: {
        PickerLine(title: title, choice: choices.selectedTitle ?? "–", symbol: "chevron.down")
      }
      .named("Picker", style: PickerStyle.menu.rawValue)
      .accessibilityLabel(title)
      .accessibilityValue(choices.selectedTitle)
      .sheet(isPresented: $isChoosing) {
        PickerSheet(choices: choices).presentationDetents([.medium, .large])
      }
    }
  }
}
