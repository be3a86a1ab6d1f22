/// The widths, in points, that apps have when several share a tablet's screen side by side.
///
/// The fixed fractions hold up to iPadOS 18; from 26 on windows are free, and these are presets.
public struct MultitaskingWidths: Sendable, Hashable {
  /// The smaller app of an uneven split.
  public var oneThird: Double?
  /// Each app of an even split.
  public var oneHalf: Double?
  /// The larger app of an uneven split.
  public var twoThirds: Double?
  /// An app that floats over another.
  public var slideOver: Double?

  /// Widths; those that the system does not offer or that are not known are left out.
  public init(
    oneThird: Double? = nil, oneHalf: Double? = nil, twoThirds: Double? = nil,
    slideOver: Double? = nil
  ) {
    self.oneThird = oneThird
    self.oneHalf = oneHalf
    self.twoThirds = twoThirds
    self.slideOver = slideOver
  }
}
