/// A place in the source code of the app.
public nonisolated struct SourceAddress: Hashable, Sendable {
  /// `Module/File.swift`.
  public var fileID: String
  /// The line, from 1.
  public var line: Int

  /// A place from its parts.
  public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }
}
