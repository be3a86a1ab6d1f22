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
    /// What the element can be set to.
    public var range: String?
    /// Where the element stands, in points of the surface.
    public var frame: Rect
    /// What the element around this one offered, in points.
    public var proposal: ProposedSize
    /// The size that the element answered to the offer, in points.
    public var wanted: Size
    /// Whether the element was given less than the least that it can do with.
    public var isSqueezed: Bool
    /// What lies outside of this is not shown of the element, in points of the surface; nil where
    /// nothing around it cuts.
    public var clip: Rect?
    /// The part of the frame that is not cut away, in points of the surface; nil where nothing is
    /// left.
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
    let index = snapshot.entries.count
    snapshot.entries.append(element.entry(frame: frame, parent: parent, clip: clip))
    let inner = element.clipBounds.map { bounds in
      let bounds = bounds.offset(by: frame.origin)
      return clip.map { $0.intersection(bounds) } ?? bounds
    }
    for child in element.children {
      append(child, parent: index, clip: inner ?? clip, to: &snapshot)
    }
  }
}

extension Element {
  fileprivate func entry(frame: Rect, parent: Int?, clip: Rect?) -> LayoutSnapshot.Entry {
    let visible = clip.map { $0.intersection(frame) } ?? frame
    let text = (self as? TextElement)?.layout
    let wanted = measure(placedProposal)
    return LayoutSnapshot.Entry(
      parent: parent, viewName: viewName, role: role, label: label, value: accessibilityValue,
      range: accessibilityRange, frame: frame, proposal: placedProposal, wanted: wanted,
      isSqueezed: isSqueezed(wanted), clip: clip, visible: visible.isEmpty ? nil : visible,
      lines: text?.lines ?? [],
      isTruncated: text?.isTruncated ?? false,
      hitArea: isInteractive ? hitArea.offset(by: frame.origin) : nil, isEnabled: isEnabled)
  }

  /// An element answers with more than it is offered only where the offer is less than its least.
  private func isSqueezed(_ wanted: Size) -> Bool {
    guard !overflowsOnPurpose else { return false }
    let slack = 0.01
    let width = min(placedSize.width, placedProposal.width ?? .infinity)
    let height = min(placedSize.height, placedProposal.height ?? .infinity)
    return wanted.width > width + slack || wanted.height > height + slack
  }
}
