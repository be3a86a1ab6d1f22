extension Device: CustomStringConvertible {
  /// The name that people read, so that a failed test of yours names the device and not each figure.
  public var description: String { name }
}
