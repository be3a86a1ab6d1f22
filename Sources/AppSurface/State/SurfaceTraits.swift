/// What a person or a device brings and views can ask for.
public nonisolated struct SurfaceTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt8

  /// Traits from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Light or dark.
  public static let colorScheme = SurfaceTraits(rawValue: 1)
  /// How far ink and ground are apart.
  public static let contrast = SurfaceTraits(rawValue: 2)
  /// The side on which lines begin.
  public static let layoutDirection = SurfaceTraits(rawValue: 4)
  /// The size of text.
  public static let textScale = SurfaceTraits(rawValue: 8)
  /// Whether nothing is to move that need not.
  public static let reduceMotion = SurfaceTraits(rawValue: 16)
  /// The made-up languages of texts.
  public static let pseudoLocale = SurfaceTraits(rawValue: 32)
  /// What sort of thing shows the app.
  public static let deviceKind = SurfaceTraits(rawValue: 64)
}

/// Which traits the views of one surface have asked for: those tell which of a tool's controls can
/// have an effect on an app at all.
nonisolated final class TraitReads {
  var traits: SurfaceTraits = []
}
