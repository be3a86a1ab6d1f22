extension Device {
  /// The size classes that the system gives a full-screen app when the device is held so.
  public func sizeClass(in orientation: Orientation) -> SizeClass {
    sizeClassOverrides[orientation] ?? ruledSizeClass(in: orientation)
  }

  /// The size classes of an app that has only part of the screen's width, in points.
  public func sizeClass(in orientation: Orientation, width: Double) -> SizeClass {
    let whole = sizeClass(in: orientation)
    guard width < size(in: orientation).width else { return whole }
    let part = SizeClass(freeSize: Size(width: width, height: size(in: orientation).height))
    return SizeClass(
      horizontal: whole.horizontal == .compact ? .compact : part.horizontal,
      vertical: whole.vertical)
  }

  /// The one place for the rules of each system.
  func ruledSizeClass(in orientation: Orientation) -> SizeClass {
    let held = size(in: orientation)
    switch (platform, kind) {
    case (.iOS, .phone):
      guard orientation.isLandscape else {
        return SizeClass(horizontal: .compact, vertical: .regular)
      }
      // The Plus, Max, XR and Air classes are all at least this large; no other phone is.
      let isLarge =
        min(size.width, size.height) >= 414 && max(size.width, size.height) >= 736
      return SizeClass(horizontal: isLarge ? .regular : .compact, vertical: .compact)
    case (.iPadOS, _), (.tvOS, _), (.visionOS, _):
      return SizeClass(horizontal: .regular, vertical: .regular)
    case (.watchOS, _):
      return SizeClass(horizontal: .compact, vertical: .compact)
    case (.android, _):
      // Window size classes: compact is under 600 dp of width and under 480 dp of height.
      return SizeClass(
        horizontal: held.width >= 600 ? .regular : .compact,
        vertical: held.height >= 480 ? .regular : .compact)
    default:
      return SizeClass(freeSize: held)
    }
  }
}
