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

  init(
    _ data: Data, identifiedBy id: @escaping (Data.Element) -> ID,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
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
    func member(_ offset: Int) -> Data.Element {
      data[data.index(data.startIndex, offsetBy: offset)]
    }
    items.addMany(
      count: data.count, key: { .id(AnyHashable(id(member($0)))) },
      view: { content(member($0)) })
  }
}
