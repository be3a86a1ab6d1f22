extension Catalog {
  /// A device and how far its size is from another.
  public struct Nearest: Sendable, Hashable {
    /// The device.
    public var device: Device
    /// How it is held to come so near: its natural way if that is as good.
    public var orientation: Orientation
    /// The distance of the two sizes in points, as that of two points in a plane.
    public var distance: Double
  }

  /// The device closest to a size in points, either way round; the first in order of several that
  /// are as close. `nil` where there is no device or the size is not finite.
  public func nearest(to size: Size) -> Nearest? {
    guard size.width.isFinite, size.height.isFinite else { return nil }
    var best: Nearest?
    for device in devices {
      let natural = device.naturalOrientation
      let turned: Orientation = natural.isLandscape ? .portrait : .landscapeLeft
      for orientation in [natural, turned] {
        let held = device.size(in: orientation)
        let x = held.width - size.width
        let y = held.height - size.height
        let distance = (x * x + y * y).squareRoot()
        if distance < best?.distance ?? .infinity {
          best = Nearest(device: device, orientation: orientation, distance: distance)
        }
      }
    }
    return best
  }
}
