extension Element {
  /// The part of the element that is not cut away, in points of the surface; nil where nothing is
  /// left.
  public var visibleRect: Rect? {
    guard let surface, let rect = visibleSurfaceRect else { return nil }
    let seen = rect.intersection(Rect(origin: .zero, size: surface.size))
    return seen.isEmpty ? nil : seen
  }
}

extension Surface {
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
