/// A view's size and where its guides lie in it, in points from its top and from the side where lines
/// begin.
public struct ViewDimensions {
  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double
  private let element: Element

  init(_ element: Element, _ size: Size) {
    self.element = element
    (width, height) = (size.width, size.height)
  }

  /// Where a guide lies.
  public subscript(guide: HorizontalAlignment) -> Double {
    element.guide(guide, in: Size(width: width, height: height))
  }

  /// Where a guide lies.
  public subscript(guide: VerticalAlignment) -> Double {
    element.guide(guide, in: Size(width: width, height: height))
  }
}

/// A guide of one of both axes.
nonisolated enum AlignmentGuide: Hashable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)
}

extension Element {
  /// Where a guide lies at a size: where code said, else where it usually does.
  final func guide(_ alignment: HorizontalAlignment, in size: Size) -> Double {
    explicitGuide(.horizontal(alignment), in: size) ?? size.width * alignment.fraction
  }

  /// Where a guide lies at a size: where code said, else where it usually does.
  final func guide(_ alignment: VerticalAlignment, in size: Size) -> Double {
    if let explicit = explicitGuide(.vertical(alignment), in: size) { return explicit }
    return switch alignment {
    case .firstTextBaseline: firstBaseline(in: size)
    case .lastTextBaseline: lastBaseline(in: size)
    case .top, .center, .bottom: size.height * alignment.fraction
    }
  }
}
