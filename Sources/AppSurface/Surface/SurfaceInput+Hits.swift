/// Which elements stand at a point.
extension SurfaceInput {
  /// The interactive elements at a point, innermost first, up to one that blocks.
  func hits(at point: Point) -> [Element] {
    var found: [Element] = []
    if let root { _ = collectHits(root, point, &found) }
    return found
  }

  /// Whether something interactive stands at a point.
  func isHit(at point: Point) -> Bool { !hits(at: point).isEmpty }

  private func collectHits(_ element: Element, _ point: Point, _ found: inout [Element]) -> Bool {
    guard !element.isHidden else { return false }
    let local = point - element.frame.origin
    if let clip = element.clipBounds, !clip.contains(local) { return false }
    for child in element.children.reversed()
    where collectHits(child, local + element.childOffset, &found) {
      if element.isInteractive || element.blocksPointer { found.append(element) }
      return true
    }
    guard element.isInteractive || element.blocksPointer, element.hitArea.contains(local) else {
      return false
    }
    found.append(element)
    return true
  }
}
