/// A label with a colour; a press opens a choice of colours.
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label
  private let title: String?
  @State private var isChoosing = false

  /// A picker of a colour, with its opacity where that is supported.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
    title = ViewText.text(of: self.label)
  }

  /// The label and the well.
  public var body: some View {
    ColorWell(color: selection.wrappedValue, label: label) { isChoosing = true }
      .sheet(isPresented: $isChoosing) {
        ColorPickerSheet(
          title: title ?? "Color", selection: selection, supportsOpacity: supportsOpacity
        )
        .presentationDetents([.large])
      }
  }
}

extension ColorPicker where Label == Text {
  /// A picker of a colour under a text.
  public init(
    _ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

struct ColorWell<Label: View>: PrimitiveView {
  let color: Color
  let label: Label
  let open: () -> Void

  func _evaluate(_ context: inout ViewContext) {
    context.element(ColorPickerElement()) { element in
      element.color = color
      element.open = open
    }
    context.add(label: label, of: context.node.element)
  }
}
