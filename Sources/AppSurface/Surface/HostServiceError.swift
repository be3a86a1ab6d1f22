/// A service of the host failed; the message is for people.
public nonisolated struct HostServiceError: Error, CustomStringConvertible {
  /// What failed and what to do about it.
  public var message: String

  /// An error that says `message`.
  public init(message: String) { self.message = message }

  /// What people read.
  public var description: String { message }
}
