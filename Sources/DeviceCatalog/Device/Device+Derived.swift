extension Device {
  /// The same as `name`.
  public var title: String { name }

  /// The pixels that the system draws, in the natural orientation: size times scale.
  public var renderedPixelSize: Size { (size * scale).rounded }

  /// The panel's pixels in units of the scale. It differs from `size` where the system draws larger
  /// than the panel and scales down: 360 x 780 for an iPhone 12 mini of 375 x 812 points.
  public var panelSize: Size {
    Size(width: pixelSize.width / scale, height: pixelSize.height / scale)
  }

  /// The size in points when the device is held so.
  public func size(in orientation: Orientation) -> Size {
    orientation.isLandscape == naturalOrientation.isLandscape ? size : size.swapped
  }

  /// The insets from the physical edges when the device is held so.
  ///
  /// In an orientation that the system does not offer, the insets are those of the natural one, as
  /// the system goes on showing that; zero where no inset is known (see `safeAreas`).
  public func safeArea(in orientation: Orientation) -> EdgeInsets {
    if let insets = safeAreas[orientation] { return insets }
    guard !supportedOrientations.contains(orientation),
      orientation.isLandscape == naturalOrientation.isLandscape
    else { return .zero }
    return safeAreas[naturalOrientation] ?? .zero
  }

  /// The height of the software keyboard when the device is held so, where it is known.
  public func keyboardHeight(in orientation: Orientation) -> Double? {
    keyboardHeights[orientation]
  }

  /// The widths of side-by-side apps when the device is held so, where they are known.
  public func multitaskingWidths(in orientation: Orientation) -> MultitaskingWidths? {
    multitasking[orientation]
  }

  /// The cutout in points of the screen when the device is held so.
  public func cutout(in orientation: Orientation) -> Cutout? {
    cutout.map { Cutout(shape: $0.shape, frame: turned($0.frame, to: orientation)) }
  }

  /// The hinge in points of the screen when the device is held so.
  public func hinge(in orientation: Orientation) -> Hinge? {
    hinge.map {
      Hinge(frame: turned($0.frame, to: orientation), isOccluding: $0.isOccluding)
    }
  }

  /// A rectangle of the screen in its natural orientation, in points of the screen as it is held.
  private func turned(_ rect: Rect, to orientation: Orientation) -> Rect {
    rect.turned(by: orientation.quarterTurns(from: naturalOrientation), in: size)
  }
}
