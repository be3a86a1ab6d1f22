/// Where a view stands among the elements: some neighbours inside one element.
public struct ElementRange {
  /// The surface that shows the view.
  public let surface: Surface
  /// The element around the view.
  public let parent: Element?
  /// The elements that the view brings to its parent, in the order in which they are drawn. A view
  /// that shows nothing brings none.
  public let elements: [Element]

  init(of node: ViewNode) {
    surface = node.surface
    parent = node.nearestElementNode?.element
    elements = node.elements
  }

  /// What `find` first gives for the view's elements and everything inside them, in tree order, each
  /// before those inside it. Nothing else of the tree is looked at.
  public func firstInside<Found>(_ find: (Element) -> Found?) -> Found? {
    ElementRange.first(in: elements, find)
  }

  /// What `find` first gives for the elements around the view, the nearest first.
  public func firstAround<Found>(_ find: (Element) -> Found?) -> Found? {
    var element = parent
    while let current = element {
      if let found = find(current) { return found }
      element = current.parent
    }
    return nil
  }

  private static func first<Found>(
    in elements: [Element], _ find: (Element) -> Found?
  ) -> Found? {
    for element in elements {
      if let found = find(element) ?? first(in: element.children, find) { return found }
    }
    return nil
  }
}
