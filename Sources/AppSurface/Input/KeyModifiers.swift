/// The modifier keys that count in a chord; Caps, Num and Scroll Lock do not.
public nonisolated struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// A set of the given bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Control.
  public static let control = KeyModifiers(rawValue: 2)
  /// Alt, Option.
  public static let alt = KeyModifiers(rawValue: 4)
  /// Command, Windows, Super.
  public static let gui = KeyModifiers(rawValue: 8)
}
