/// Rows under a heading.
public struct Section<Content: View>: PrimitiveView {
  private let content: Content
  private let header: AnyView?
  private let footer: AnyView?

  /// A section without a heading.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    header = nil
    footer = nil
  }

  /// A section with a text as its heading.
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.content = content()
    header = AnyView(SectionHeading(content: Text(title)))
    footer = nil
  }

  /// A section with a heading.
  public init<Header: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
    self.header = AnyView(SectionHeading(content: header()))
    footer = nil
  }

  /// A section with a text beneath.
  public init<Footer: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.content = content()
    header = nil
    self.footer = AnyView(footer())
  }

  /// A section with a heading and a text beneath.
  public init<Header: View, Footer: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.content = content()
    self.header = AnyView(SectionHeading(content: header()))
    self.footer = AnyView(footer())
  }

  /// Outside of a list a section is a column.
  public func _evaluate(_ context: inout ViewContext) {
    context.add(
      VStack(alignment: .leading, spacing: 6) {
        if let header { header }
        content
        if let footer { footer }
      })
  }

  /// Adds the items that the view stands for.
  public func _collect(into items: inout ItemCollector) {
    items.section(header: header, footer: footer) { content._collect(into: &$0) }
  }
}
