/// How a device is held; landscape left and right say which side its natural top has turned to.
///
/// The names follow UIKit's interface orientations: in `landscapeLeft` the device's top is at the
/// left of the picture turned clockwise, so the two landscapes mirror each other's insets.
public enum Orientation: String, Hashable, Sendable, Codable, CaseIterable {
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned so that the content's left is where the device's top is.
  case landscapeLeft
  /// Turned so that the content's right is where the device's top is.
  case landscapeRight

  /// Whether this is one of the two landscapes.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
