/// What the views that edit text have in common.
struct TextInput: PrimitiveView {
  let kind: TextFieldElement.Kind
  let prompt: String
  let text: Binding<String>
  let isMultiline: Bool

  func _evaluate(_ context: inout ViewContext) {
    let environment = context.environment
    let text = text
    context.element(TextFieldElement()) { element in
      element.kind = kind
      element.prompt = prompt
      element.isMultiline = isMultiline
      element.font = (environment.font ?? .body).scaled(forTextScale: environment.textScale)
      element.hasBorder = !(environment.isInRow && kind != .search)
      element.setText = { text.wrappedValue = $0 }
      element.submit = environment.submitAction
      element.take(text: text.wrappedValue)
    }
  }
}

/// A field for a line of text, or with a vertical axis for a few.
public struct TextField: View {
  private let title: String
  private let text: Binding<String>
  private let axis: Axis

  /// A field that shows `title` while it is empty.
  public init(_ title: String, text: Binding<String>, axis: Axis = .horizontal) {
    self.title = title
    self.text = text
    self.axis = axis
  }

  /// The field.
  public var body: some View {
    TextInput(kind: .plain, prompt: title, text: text, isMultiline: axis == .vertical)
  }
}

/// A field whose characters are not shown.
public struct SecureField: View {
  private let title: String
  private let text: Binding<String>

  /// A field that shows `title` while it is empty.
  public init(_ title: String, text: Binding<String>) {
    self.title = title
    self.text = text
  }

  /// The field.
  public var body: some View {
    TextInput(kind: .secure, prompt: title, text: text, isMultiline: false)
  }
}

/// A field for searching, with a button that empties it.
public struct SearchField: View {
  private let title: String
  private let text: Binding<String>

  /// A field that shows `title` while it is empty.
  public init(_ title: String = "Search", text: Binding<String>) {
    self.title = title
    self.text = text
  }

  /// The field.
  public var body: some View {
    TextInput(kind: .search, prompt: title, text: text, isMultiline: false)
  }
}

/// A field for text of any length.
public struct TextEditor: View {
  private let text: Binding<String>

  /// An editor of a text.
  public init(text: Binding<String>) { self.text = text }

  /// The field.
  public var body: some View {
    TextInput(kind: .editor, prompt: "", text: text, isMultiline: true)
  }
}

private nonisolated enum SubmitKey: EnvironmentKey {
  static let defaultValue: (@MainActor () -> Void)? = nil
}

nonisolated extension EnvironmentValues {
  var submitAction: (@MainActor () -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

extension View {
  /// Performs an action when Return is pressed in a field of one line.
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.submitAction, action)
  }
}
