/// A service of the host failed; the message is for people.
public nonisolated struct HostServiceError: Error, CustomStringConvertible {
  /// What failed and what to do about it.
  public var message: String
  /// Whether a file was asked for that is not there, which is no fault where none was written yet.
  public var isMissingFile: Bool

  /// An error that says `message`.
  public init(message: String, isMissingFile: Bool = false) {
    self.message = message
    self.isMissingFile = isMissingFile
  }

  /// What people read.
  public var description: String { message }
}
