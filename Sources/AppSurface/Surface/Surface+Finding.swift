extension Element {
  /// The part of the element that is not cut away, in points of the surface; nil where nothing is
  /// left.
  public var visibleRect: Rect? {
    guard let surface, let rect = visibleSurfaceRect else { return nil }
    let seen = rect.intersection(Rect(origin: .zero, size: surface.size))
    return seen.isEmpty ? nil : seen
  }
}

extension Element {
  /// The innermost element that shows at a point of the parent's content.
  fileprivate func innermost(at point: Point) -> Element? {
    guard !isHidden else { return nil }
    let local = point - frame.origin
    if let clip = clipBounds, !clip.contains(local) { return nil }
    for child in children.reversed() {
      if let found = child.innermost(at: local + childOffset) { return found }
    }
    return bounds.contains(local) ? self : nil
  }
}

extension Surface {
  /// The innermost element at a point of the surface, of several the one that is drawn last; whether
  /// it takes input does not matter.
  public func element(at point: Point) -> Element? {
    update()
    return rootElement?.innermost(at: point)
  }

  /// The element called `label`: of several one of the topmost presented screen comes first, then a
  /// control, then one that can be seen, then the last drawn. What a cover hides is not found.
  public func element(labelled label: String) -> Element? {
    update()
    for screen in rootElement?.children.reversed() ?? [] {
      if let element = element(labelled: label, in: screen) { return element }
    }
    return nil
  }

  private func element(labelled label: String, in root: Element) -> Element? {
    var best: (element: Element, rank: Int)?
    root.visit { element in
      guard element.role != .none, element.label == label else { return }
      let isControl = element.role.isControl ? 2 : 0
      let rank = isControl + (element.visibleRect == nil ? 0 : 1)
      if rank >= best?.rank ?? 0 { best = (element, rank) }
    }
    return best?.element
  }
}
