extension Element {
  /// The element's frame in points of the surface, scrolling taken into account.
  public var surfaceFrame: Rect { Rect(origin: surfaceOrigin, size: frame.size) }

  private var surfaceOrigin: Point {
    var origin = frame.origin
    var element = parent
    while let current = element {
      origin = origin + current.frame.origin - current.childOffset
      element = current.parent
    }
    return origin
  }

  /// A point of the surface in the element's own coordinates.
  func fromSurface(_ point: Point) -> Point { point - surfaceOrigin }

  /// The part of the element that is not cut away by those around it, in points of the surface;
  /// nil where nothing is left or one of them is hidden.
  var visibleSurfaceRect: Rect? {
    var rect = surfaceFrame
    if isHidden { return nil }
    var element = parent
    while let current = element {
      if current.isHidden { return nil }
      if let clip = current.clipBounds {
        rect = rect.intersection(clip.offset(by: current.surfaceFrame.origin))
      }
      element = current.parent
    }
    return rect.isEmpty ? nil : rect
  }

  /// The element and those around it, innermost first.
  var ancestry: [Element] {
    var chain: [Element] = []
    var element: Element? = self
    while let current = element {
      chain.append(current)
      element = current.parent
    }
    return chain
  }

  /// Whether the element is this one or inside it.
  func contains(_ element: Element) -> Bool { element.ancestry.contains { $0 === self } }

  /// Visits the element and all inside it, parents first, hidden ones left out.
  public func visit(_ body: (Element) -> Void) {
    guard !isHidden else { return }
    body(self)
    for child in children { child.visit(body) }
  }

  /// What the element is called: the label that code gave, else the text it shows, else the text
  /// inside it.
  public var label: String? {
    if let accessibilityLabel { return accessibilityLabel }
    if let ownText { return ownText }
    if let hiddenLabel { return hiddenLabel }
    guard role != .none || children.count == 1 else { return nil }
    var parts: [String] = []
    collectText(into: &parts)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private func collectText(into parts: inout [String]) {
    for child in children where (hasHiddenLabel || !child.isHidden) && parts.count < 8 {
      if let text = child.accessibilityLabel ?? child.ownText {
        if !text.isEmpty { parts.append(text) }
      } else {
        child.collectText(into: &parts)
      }
    }
  }
}
