/// How far something has come.
public struct ProgressView: View {
  private let fraction: Double?
  private let title: String?

  /// Something of unknown length.
  public init(_ title: String? = nil) {
    fraction = nil
    self.title = title
  }

  /// A part done of a whole.
  public init(_ title: String? = nil, value: Double?, total: Double = 1) {
    fraction = value.map { total > 0 && $0.isFinite ? min(1, max(0, $0 / total)) : 0 }
    self.title = title
  }

  /// The text over the bar or dots.
  public var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if let title { Text(title).font(.footnote).foregroundStyle(.secondary) }
      ProgressIndicator(fraction: fraction, title: title)
    }
  }
}

struct ProgressIndicator: PrimitiveView {
  let fraction: Double?
  let title: String?

  func _evaluate(_ context: inout ViewContext) {
    let style = context.environment.progressViewStyle
    context.element(ProgressElement()) { element in
      element.style = style
      let usual = fraction == nil ? ProgressViewStyle.circular : .linear
      element.styleName = (style == .automatic ? usual : style).rawValue
      element.fraction = fraction
      element.title = title
    }
  }
}
