/// Whether there is little or much room along an axis.
public enum UserInterfaceSizeClass: String, Hashable, Sendable, Codable, CaseIterable {
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// The room on both axes, as UIKit gives it.
public struct SizeClass: Hashable, Sendable, Codable {
  /// The room from side to side.
  public var horizontal: UserInterfaceSizeClass
  /// The room from top to bottom.
  public var vertical: UserInterfaceSizeClass

  /// A pair of classes.
  public init(horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The classes of a size that belongs to no device: regular from 640 points of width (iPad splits
  /// of 592 and 639 are compact, 678 is regular) and from 480 points of height.
  public init(freeSize size: Size) {
    self.init(
      horizontal: size.width >= 640 ? .regular : .compact,
      vertical: size.height >= 480 ? .regular : .compact)
  }
}
