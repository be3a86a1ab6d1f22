/// What the views that edit text have in common.
struct TextInput: PrimitiveView {
  let kind: TextFieldElement.Kind
  let title: String
  let prompt: String
  let text: Binding<String>
  let isMultiline: Bool

  func _evaluate(_ context: inout ViewContext) {
    let environment = context.environment
    let text = text
    context.element(TextFieldElement()) { element in
      element.kind = kind
      element.title = environment.localized(title)
      element.prompt = environment.localized(prompt)
      element.isMultiline = isMultiline
      element.font = (environment.font ?? .body).scaled(forTextScale: environment.textScale)
      element.alignment = environment.multilineTextAlignment
      element.hasBorder =
        switch environment.textFieldStyle {
        case .automatic: !environment.isInRow || kind == .search
        case .plain: false
        case .roundedBorder: true
        }
      element.cornerRadius = element.hasBorder ? 9 : 0
      element.setText = { text.wrappedValue = $0 }
      element.submit = environment.submitAction
      element.take(text: text.wrappedValue)
    }
  }
}
