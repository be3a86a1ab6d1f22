/// The element beneath ``LazyVStack``: rows of one cell.
public final class LazyStackElement: LazyElement {
  var alignment = HorizontalAlignment.center {
    didSet { if alignment != oldValue { columnsChanged() } }
  }

  public override var viewName: String { "LazyVStack" }

  override func columns(in width: Double) -> [GridTrack] {
    [
      GridTrack(
        x: 0, width: width, alignment: Alignment(horizontal: alignment, vertical: .top))
    ]
  }
}
