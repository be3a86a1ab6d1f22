#if DEBUG_TOOLS
  /// Where something was declared in the source.
  public nonisolated struct SourceAddress: Hashable, Sendable, CustomStringConvertible {
    /// The file as `#fileID` gives it: `Module/File.swift`.
    public var fileID: String
    /// The line, from 1.
    public var line: Int

    /// An address from its parts.
    public init(fileID: String, line: Int) {
      self.fileID = fileID
      self.line = line
    }

    /// The file's name without folders.
    public var file: String { fileID.split(separator: "/").last.map(String.init) ?? fileID }

    /// The file's name and the line: `Home.swift:42`.
    public var description: String { "\(file):\(line)" }
  }
#endif
