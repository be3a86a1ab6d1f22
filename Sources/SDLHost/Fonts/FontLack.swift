/// Why text cannot be set in the face that was chosen.
public nonisolated struct FontLack: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is missing, for people.
  public let reason: String
  /// Whether a library is missing rather than the font.
  public let isOfMachine: Bool

  init(reason: String, isOfMachine: Bool = false) {
    self.reason = reason
    self.isOfMachine = isOfMachine
  }

  /// The reason.
  public var description: String { reason }
}
