/// A mark beneath a slider's track.
public nonisolated struct SliderTick: Hashable, Sendable {
  /// The value that it stands at.
  public var value: Double
  /// Whether it is drawn stronger than others.
  public var isStrong: Bool

  /// A mark at a value.
  public init(_ value: Double, isStrong: Bool = false) {
    self.value = value
    self.isStrong = isStrong
  }
}
