/// The element beneath ``LazyVGrid``: rows of columns of equal or given width.
public final class GridElement: LazyElement {
  var columns: [GridItem] = [] { didSet { if columns != oldValue { columnsChanged() } } }
  /// Where the columns stand where they do not fill the width.
  var alignment = HorizontalAlignment.center {
    didSet { if alignment != oldValue { columnsChanged() } }
  }

  public override var viewName: String { "LazyVGrid" }

  private static let columnSpacing = 8.0

  override func columns(in width: Double) -> [GridTrack] {
    GridTrack.tracks(
      of: columns, in: width, spacing: Self.columnSpacing, alignment: alignment)
  }
}
