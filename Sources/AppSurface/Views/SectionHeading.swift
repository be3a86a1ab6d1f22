/// The heading of a section, wherever it stands.
struct SectionHeading<Content: View>: PrimitiveView {
  let content: Content

  func _evaluate(_ context: inout ViewContext) {
    context.element(SectionElement()) { $0.alignment = .leading }
    context.add(content)
  }
}
