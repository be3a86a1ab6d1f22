/// Where things stand on both axes.
public nonisolated struct Alignment: Hashable, Sendable {
  /// From side to side.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// An alignment from its two axes.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the corner at top and leading side.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the corner at top and trailing side.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the corner at bottom and leading side.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the corner at bottom and trailing side.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
