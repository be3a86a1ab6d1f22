/// Content one of whose guides code has placed.
final class AlignmentGuideElement: ZStackElement {
  var given: AlignmentGuide? { didSet { if given != oldValue { setNeedsLayout() } } }
  var compute: (ViewDimensions) -> Double = { _ in 0 }

  override var viewName: String { "AlignmentGuide" }

  override var carriesGuides: Bool { true }

  override func explicitGuide(_ guide: AlignmentGuide, in size: Size) -> Double? {
    guard guide == given, let child = children.first else {
      return children.first?.explicitGuide(guide, in: size)
    }
    let length = compute(ViewDimensions(child, size))
    return length.isFinite ? length : nil
  }
}
