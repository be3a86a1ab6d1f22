/// The element beneath ``LabeledContent``: what the label stands for is beside it at the end of the
/// line, or beneath it where the two do not fit.
public final class LabeledContentElement: Element {
  private static let gap = 12.0
  private static let lineGap = 2.0
  /// From this many times the label's height on, what it stands for is text of several lines.
  private static let manyLines = 2.2

  public override var viewName: String { "LabeledContent" }

  /// Where the two stand in a width, and how high they are together.
  private struct Arrangement {
    var label: Rect
    var content: Rect
    var contentOffer: ProposedSize
    var height: Double
  }

  private func arrangement(_ label: Element, _ content: Element, in width: Double) -> Arrangement {
    let ideal = (label.measure(.unspecified), content.measure(.unspecified))
    guard ideal.0.width + Self.gap + ideal.1.width <= width + 0.01 else {
      return stacked(label, content, in: width)
    }
    let offer = ProposedSize(width: width - ideal.0.width - Self.gap, height: nil)
    let size = content.measure(offer)
    // Beside many lines the label stands at the first of them, beside anything else in the middle.
    var tops = (0.0, 0.0)
    if size.height > Self.manyLines * ideal.0.height {
      let baselines = (label.firstBaseline(in: ideal.0), content.firstBaseline(in: size))
      let line = max(baselines.0, baselines.1)
      tops = (line - baselines.0, line - baselines.1)
    } else {
      let height = max(ideal.0.height, size.height)
      tops = ((height - ideal.0.height) / 2, (height - size.height) / 2)
    }
    let height = max(tops.0 + ideal.0.height, tops.1 + size.height)
    return Arrangement(
      label: Rect(origin: Point(x: 0, y: tops.0), size: ideal.0),
      content: Rect(origin: Point(x: width - size.width, y: tops.1), size: size),
      contentOffer: offer, height: height)
  }

  private func stacked(_ label: Element, _ content: Element, in width: Double) -> Arrangement {
    let offer = ProposedSize(width: width, height: nil)
    let (top, bottom) = (label.measure(offer), content.measure(offer))
    let y = top.height + (bottom.height > 0 ? Self.lineGap : 0)
    return Arrangement(
      label: Rect(origin: .zero, size: top), content: Rect(origin: Point(x: 0, y: y), size: bottom),
      contentOffer: offer, height: y + bottom.height)
  }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    guard children.count == 2 else { return super.sizeThatFits(proposal) }
    guard let width = proposal.width, width.isFinite else {
      let (label, content) = (children[0].measure(.unspecified), children[1].measure(.unspecified))
      return Size(
        width: label.width + Self.gap + content.width, height: max(label.height, content.height))
    }
    return Size(
      width: width, height: arrangement(children[0], children[1], in: width).height)
  }

  override func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
    guard axis == .horizontal, children.count == 2 else {
      return super.lengthRange(axis, cross: cross)
    }
    return 0...measure(ProposedSize(width: .infinity, height: cross)).width
  }

  public override func layoutChildren() {
    guard children.count == 2 else { return super.layoutChildren() }
    let arrangement = arrangement(children[0], children[1], in: frame.width)
    children[0].place(in: arrangement.label, proposal: ProposedSize(arrangement.label.size))
    children[1].place(in: arrangement.content, proposal: arrangement.contentOffer)
  }
}
