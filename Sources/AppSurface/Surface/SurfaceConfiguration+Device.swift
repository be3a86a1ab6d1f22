public import DeviceCatalog

nonisolated extension SurfaceConfiguration {
  /// A configuration of a device that is held so: its size, scale, insets, size class and kind.
  /// Everything that a person brings is standard.
  public init(device: Device, orientation: Orientation? = nil) {
    let orientation = orientation ?? device.naturalOrientation
    self.init(
      size: device.size(in: orientation), scale: device.scale,
      safeArea: device.safeArea(in: orientation), orientation: orientation,
      sizeClass: device.sizeClass(in: orientation), deviceKind: device.kind)
  }

  /// This device's configuration for the person of another one: their appearance, contrast,
  /// direction, size of text, motion and language.
  public func with(personOf other: SurfaceConfiguration) -> SurfaceConfiguration {
    var copy = self
    copy.colorScheme = other.colorScheme
    copy.contrast = other.contrast
    copy.layoutDirection = other.layoutDirection
    copy.textScale = other.textScale
    copy.reduceMotion = other.reduceMotion
    copy.pseudoLocale = other.pseudoLocale
    return copy
  }
}
