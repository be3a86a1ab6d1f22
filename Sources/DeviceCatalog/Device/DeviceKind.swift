/// What sort of thing a device is.
public enum DeviceKind: String, Sendable, Hashable, CaseIterable {
  /// A telephone, or a player of that shape.
  case phone
  /// A tablet, or the inner screen of a folding phone.
  case pad
  /// A wrist watch.
  case watch
  /// A television or a box at one.
  case tv
  /// A window in a headset.
  case headset
  /// A games console with a screen of its own.
  case handheld
  /// A portable computer.
  case laptop
  /// A computer's monitor.
  case desktop
  /// An electronic-paper reader.
  case reader
  /// A panel built into something: a smart display, a maker's touch screen.
  case panel

  /// The shortest and longest side that a screen of this kind can have, in points.
  public var sideRange: ClosedRange<Double> {
    switch self {
    case .phone: 240...1000
    case .pad: 533...1720
    case .watch: 136...260
    case .tv: 540...1920
    case .headset: 600...1920
    case .handheld: 540...2560
    case .laptop: 600...2560
    case .desktop: 640...5120
    case .reader: 600...2500
    case .panel: 240...1280
    }
  }
}
