/// One sample of an accelerometer, in units of standard gravity (9.80665 m/s²), gravity included.
public nonisolated struct MotionEvent: Hashable, Sendable {
  /// Along the device's x.
  public var x: Double
  /// Along the device's y.
  public var y: Double
  /// Along the device's z.
  public var z: Double

  /// A sample from its parts.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}
