extension Device {
  /// A figure of a device that needs a source.
  public enum Figure: String, Sendable, Hashable, CaseIterable {
    /// The size in points and the scale.
    case size
    /// The panel's pixels.
    case pixelSize
    /// Pixels per inch of the panel.
    case ppi
    /// The diagonal in inches.
    case diagonal
    /// The year it came out.
    case year
    /// The insets.
    case safeArea
    /// The insets under earlier versions of the system.
    case earlierSafeArea
    /// The height of the software keyboard.
    case keyboardHeight
    /// The radius of the screen's corners.
    case cornerRadius
    /// The part that sensors take away.
    case cutout
    /// Where the screen folds.
    case hinge
    /// The widths of side-by-side apps.
    case multitasking
    /// The width of an app that floats over another.
    case slideOver
    /// The pictures per second.
    case refreshRate
    /// The codes by which the system knows the model.
    case modelIdentifiers
  }
}
