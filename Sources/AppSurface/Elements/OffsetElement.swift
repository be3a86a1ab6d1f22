/// Content that is drawn elsewhere than it stands.
final class OffsetElement: ZStackElement {
  var offset = Point.zero { didSet { if offset != oldValue { setNeedsLayout() } } }

  override var viewName: String { "Offset" }

  override func layoutChildren() {
    for child in children {
      child.place(in: room.offset(by: offset), proposal: placedProposal)
    }
  }
}
