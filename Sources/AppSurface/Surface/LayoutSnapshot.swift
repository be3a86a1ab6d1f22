/// What layout knows of a surface at one time: a value, the same for the same state at the same
/// configuration.
public nonisolated struct LayoutSnapshot: Hashable, Sendable {
  /// What layout knows of one element.
  public struct Entry: Hashable, Sendable {
    /// The place in ``LayoutSnapshot/entries`` of the element around this one.
    public var parent: Int?
    /// The name of the view that the element stands beneath.
    public var viewName: String
    /// What the element is to someone who cannot see it.
    public var role: ElementRole
    /// What the element is called.
    public var label: String?
    /// What the element shows as its value.
    public var value: String?
    /// Where the element stands, in points of the surface.
    public var frame: Rect
    /// The part of it that is not cut away, in points of the surface; nil where nothing is left.
    public var visible: Rect?
    /// The lines of its text.
    public var lines: [TextLine]
    /// Whether some of its text is left out.
    public var isTruncated: Bool
    /// Where the pointer finds it, in points of the surface; nil where it takes no input.
    public var hitArea: Rect?
    /// Whether it can be used.
    public var isEnabled: Bool
  }

  /// The elements, parents before children, in the order in which they are drawn.
  public var entries: [Entry] = []
}

extension Surface {
  /// What layout knows now.
  public func snapshot() -> LayoutSnapshot {
    update()
    var snapshot = LayoutSnapshot()
    if let rootElement { append(rootElement, parent: nil, clip: nil, to: &snapshot) }
    return snapshot
  }

  private func append(
    _ element: Element, parent: Int?, clip: Rect?, to snapshot: inout LayoutSnapshot
  ) {
    guard !element.isHidden else { return }
    let frame = element.surfaceFrame
    let visible = clip.map { $0.intersection(frame) } ?? frame
    let text = (element as? TextElement)?.layout
    snapshot.entries.append(
      LayoutSnapshot.Entry(
        parent: parent, viewName: element.viewName, role: element.role, label: element.label,
        value: element.accessibilityValue, frame: frame, visible: visible.isEmpty ? nil : visible,
        lines: text?.lines ?? [], isTruncated: text?.isTruncated ?? false,
        hitArea: element.isInteractive ? element.hitArea.offset(by: frame.origin) : nil,
        isEnabled: element.isEnabled))
    let index = snapshot.entries.count - 1
    let inner = element.clipBounds.map { bounds in
      let bounds = bounds.offset(by: frame.origin)
      return clip.map { $0.intersection(bounds) } ?? bounds
    }
    for child in element.children {
      append(child, parent: index, clip: inner ?? clip, to: &snapshot)
    }
  }
}
