/// The part of a view that a popover points at.
public nonisolated enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// A part of the view's frame, given by what it is of the frame.
  case rect(Source)
  /// A point of the view's frame.
  case point(UnitPoint)

  /// What a rectangle is of a view.
  public enum Source: Hashable, Sendable {
    /// The whole of it.
    case bounds
    /// A rectangle in points of the view, from its upper left corner.
    case rect(Rect)
  }
}

/// Where a popover points.
nonisolated struct PopoverAttachment: Hashable {
  var anchor = PopoverAttachmentAnchor.rect(.bounds)
  /// The edge of the anchor that the popover stands at; nil is one that has room.
  var edge: Edge?
}

/// What a popover stands beside: a place in the views of each surface that shows it.
struct PopoverSource {
  /// What stands for the place, whatever the surface.
  let key: AnyObject
  let attachment: PopoverAttachment
}

/// Where the views stand on one surface that popovers point at.
struct PopoverAnchors {
  private struct Entry {
    weak var node: ViewNode?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  mutating func set(_ node: ViewNode, for key: AnyObject) {
    entries[ObjectIdentifier(key)] = Entry(node: node)
  }

  mutating func remove(_ key: AnyObject) { entries[ObjectIdentifier(key)] = nil }

  /// The part of the view that is pointed at, in points of the surface; nil where it cannot be seen.
  func rect(of source: PopoverSource) -> Rect? {
    let frames = entries[ObjectIdentifier(source.key)]?.node?.elements.compactMap(\.visibleRect)
    guard let frames, let first = frames.first else { return nil }
    let frame = frames.dropFirst().reduce(first) { $0.union($1) }
    switch source.attachment.anchor {
    case .rect(.bounds): return frame
    case .rect(.rect(let rect)): return rect.offset(by: frame.origin)
    case .point(let point):
      return Rect(
        x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 0,
        height: 0)
    }
  }
}
