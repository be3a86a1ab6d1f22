/// Nothing.
public nonisolated struct EmptyView: PrimitiveView {
  /// Nothing.
  public init() {}

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {}
  /// Adds the items that the view stands for.
  public func _collect(into items: inout ItemCollector) {}
}

/// Several views in a row, as a closure with several statements gives them.
public struct TupleView<each Content: View>: PrimitiveView {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    for view in repeat each content { context.add(view) }
  }

  /// Adds the items that the view stands for.
  public func _collect(into items: inout ItemCollector) {
    var index = 0
    for view in repeat each content {
      items.scoped(.index(index)) { view._collect(into: &$0) }
      index += 1
    }
  }
}

/// One of two views, as `if` and `else` give them; each has an identity of its own.
public enum ConditionalContent<First: View, Second: View>: PrimitiveView {
  /// The branch of `if`.
  case first(First)
  /// The branch of `else`.
  case second(Second)

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    switch self {
    case .first(let view): context.add(view, key: .index(0))
    case .second(let view): context.add(view, key: .index(1))
    }
  }

  /// Adds the items that the view stands for.
  public func _collect(into items: inout ItemCollector) {
    switch self {
    case .first(let view): items.scoped(.index(0)) { view._collect(into: &$0) }
    case .second(let view): items.scoped(.index(1)) { view._collect(into: &$0) }
    }
  }
}

extension Optional: View where Wrapped: View {
  /// An optional view has no body.
  public var body: Never { preconditionFailure("an optional view has no body") }

  /// Evaluates the view if there is one.
  public func _evaluate(_ context: inout ViewContext) {
    if let self { context.add(self) }
  }

  /// Adds the view if there is one.
  public func _collect(into items: inout ItemCollector) {
    self?._collect(into: &items)
  }
}

extension Optional: PrimitiveView where Wrapped: View {}

/// Several views that are one only for modifiers.
public struct Group<Content: View>: PrimitiveView {
  private let content: Content

  /// A group of the closure's views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) { context.add(content) }
  /// Adds the items that the view stands for.
  public func _collect(into items: inout ItemCollector) { content._collect(into: &items) }
}

/// A view whose type is hidden.
public struct AnyView: PrimitiveView {
  /// The view inside.
  public let wrapped: any View

  /// Hides the type of a view.
  public init(_ view: some View) {
    wrapped = (view as? AnyView)?.wrapped ?? view
  }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) { context.add(wrapped) }

  /// Adds the items that the view stands for.
  public func _collect(into items: inout ItemCollector) { wrapped._collect(into: &items) }
}

/// A view for each member of a collection; state moves with a member's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  private let data: Data
  private let id: (Data.Element) -> ID
  private let content: (Data.Element) -> Content

  /// Views for members that carry their own id.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    id = { $0.id }
    self.content = content
  }

  /// Views for members whose id stands at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  /// Views for numbers.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    id = { $0 }
    self.content = content
  }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    for member in data { context.add(content(member), key: .id(AnyHashable(id(member)))) }
  }

  /// Adds the items that the view stands for.
  public func _collect(into items: inout ItemCollector) {
    let (data, id, content) = (data, id, content)
    items.addMany(count: data.count) { offset in
      let member = data[data.index(data.startIndex, offsetBy: offset)]
      return (.id(AnyHashable(id(member))), content(member))
    }
  }
}
