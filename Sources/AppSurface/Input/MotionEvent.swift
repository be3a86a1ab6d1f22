/// One sample of an accelerometer, in units of standard gravity (9.80665 m/s²), gravity included.
public nonisolated struct MotionEvent: Hashable, Sendable {
  /// Along the device's x.
  public var x: Double
  /// Along the device's y.
  public var y: Double
  /// Along the device's z.
  public var z: Double
  /// Which sensor measured, where there are several.
  public var source: Int

  /// A sample from its parts.
  public init(x: Double, y: Double, z: Double, source: Int = 0) {
    self.x = x
    self.y = y
    self.z = z
    self.source = source
  }
}
