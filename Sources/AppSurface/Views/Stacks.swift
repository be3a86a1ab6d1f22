/// Views side by side.
public struct HStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content

  /// A row of the closure's views; without `spacing` they stand 8 points apart.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    context.element(StackElement()) { element in
      element.axis = .horizontal
      element.vertical = alignment
      element.spacing = spacing ?? 8
    }
    context.add(content)
  }
}

/// Views beneath one another.
public struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// A column of the closure's views; without `spacing` they stand 8 points apart.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    context.element(StackElement()) { element in
      element.axis = .vertical
      element.horizontal = alignment
      element.spacing = spacing ?? 8
    }
    context.add(content)
  }
}

/// Views over one another; the last is on top.
public struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// The closure's views over one another.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    context.element(ZStackElement()) { $0.alignment = alignment }
    context.add(content)
  }
}

/// Room that takes what the others leave.
public struct Spacer: PrimitiveView {
  private let minLength: Double

  /// Room of at least `minLength` points; 8 where none is given.
  public init(minLength: Double? = nil) { self.minLength = minLength ?? 8 }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    context.element(SpacerElement()) { $0.minLength = max(0, minLength) }
  }
}

/// A hairline between others: across in a column, upright in a row.
public struct Divider: PrimitiveView {
  /// A hairline.
  public init() {}

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    let color = context.environment.palette.separator
    context.element(DividerElement()) { $0.backgroundColor = color }
  }
}

/// The element beneath ``Divider``.
final class DividerElement: Element {
  override var viewName: String { "Divider" }
  override var role: ElementRole { .separator }

  private var axis: Axis {
    (parent as? StackElement)?.axis == .horizontal ? .vertical : .horizontal
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(along: axis, proposal.length(axis) ?? 10, 1).finite(or: Size(width: 10, height: 10))
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    axis == self.axis ? 0...Double.infinity : 1...1
  }
}

/// Views beneath one another in a scroll view.
public struct LazyVStack<Content: View>: PrimitiveView {
  private let stack: VStack<Content>

  /// A column of the closure's views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) { context.add(stack) }
}

/// Views in rows of columns.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let columns: [GridItem]
  private let spacing: Double?
  private let content: Content

  /// A grid of the closure's views, filled row by row.
  public init(
    columns: [GridItem], spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.spacing = spacing
    self.content = content()
  }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    context.element(GridElement()) { element in
      element.columns = columns
      element.spacing = spacing ?? 8
    }
    context.add(content)
  }
}
