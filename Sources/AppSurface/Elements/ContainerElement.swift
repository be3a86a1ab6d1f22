/// What the elements of the kit's container screens have in common.
@MainActor public class ContainerElement: Element {
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    proposal.replacingUnspecified(by: Size(width: 320, height: 480))
  }

  /// Containers fill the screen to its edges; their bars and screens keep clear of them.
  override func adjustedFrame(_ rect: Rect, region: SafeRegion?) -> Rect {
    region?.expanded(rect, edges: .all, isRightToLeft: isRightToLeft) ?? rect
  }
}
