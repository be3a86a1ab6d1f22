/// What a parent offers a child: on each axis a length, or nil for "as you like".
public nonisolated struct ProposedSize: Hashable, Sendable {
  /// The offered width in points; nil asks for the ideal one, infinity for the largest.
  public var width: Double?
  /// The offered height in points; nil asks for the ideal one, infinity for the largest.
  public var height: Double?

  /// As you like on both axes.
  public static let unspecified = ProposedSize(width: nil, height: nil)

  /// An offer from its two axes; what is not a number or negative counts as 0.
  public init(width: Double?, height: Double?) {
    self.width = width.map(ProposedSize.sane)
    self.height = height.map(ProposedSize.sane)
  }

  /// An offer of exactly a size.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  private static func sane(_ length: Double) -> Double {
    length.isNaN || length < 0 ? 0 : length
  }

  /// The offered size, with other lengths where none is offered.
  public func replacingUnspecified(by size: Size) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// The offer without a margin.
  func inset(by insets: DirectionalEdgeInsets) -> ProposedSize {
    ProposedSize(
      width: width.map { max(0, $0 - insets.horizontal) },
      height: height.map { max(0, $0 - insets.vertical) })
  }

  /// The offered length along an axis.
  func length(_ axis: Axis) -> Double? { axis == .horizontal ? width : height }

  /// The offer with another length along an axis.
  func with(_ length: Double?, along axis: Axis) -> ProposedSize {
    axis == .horizontal
      ? ProposedSize(width: length, height: height) : ProposedSize(width: width, height: length)
  }
}
