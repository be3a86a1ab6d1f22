/// Lines of text.
public struct Text: PrimitiveView {
  let string: String
  private var font: Font?
  private var paint: Paint?
  private let isVerbatim: Bool
  private var marks: [Range<Int>] = []

  /// Text of a string, in the person's language.
  public init(_ content: some StringProtocol) {
    string = String(content)
    isVerbatim = false
  }

  /// Text of a string, as it is in every language.
  public init(verbatim content: String) {
    string = content
    isVerbatim = true
  }

  /// The text in a font.
  public consuming func font(_ font: Font?) -> Text {
    var text = self
    text.font = font
    return text
  }

  /// The text in another weight of its font.
  public consuming func fontWeight(_ weight: Font.Weight) -> Text {
    let font = font ?? .body
    return self.font(font.weight(weight))
  }

  /// The text in bold.
  public consuming func bold() -> Text { fontWeight(.bold) }

  /// The text in an ink.
  public consuming func foregroundStyle(_ paint: Paint) -> Text {
    var text = self
    text.paint = paint
    return text
  }

  /// The text in a colour.
  public consuming func foregroundStyle(_ color: Color) -> Text { foregroundStyle(Paint(color)) }

  /// The text in a colour.
  public consuming func foregroundColor(_ color: Color) -> Text { foregroundStyle(Paint(color)) }

  /// The text with some of its characters marked, given by their offsets from its start: what a
  /// search found.
  public consuming func marked(_ ranges: [Range<Int>]) -> Text {
    var text = self
    text.marks = ranges
    return text
  }

  /// It takes over values alone.
  public static var _readsObjects: Bool { false }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    let environment = context.environment
    context.element(TextElement()) { element in
      element.text = isVerbatim ? string : environment.localized(string)
      element.font = (font ?? environment.font ?? .body).scaled(forTextScale: environment.textScale)
      let paint = paint ?? environment.foreground
      element.color =
        environment.isEnabled ? paint.color(in: environment) : environment.palette.tertiary
      element.marks = marks
      element.markColor = environment.palette.mark
      element.lineLimit = environment.lineLimit
      element.truncation = environment.truncationMode
      element.alignment = environment.multilineTextAlignment
    }
  }
}
