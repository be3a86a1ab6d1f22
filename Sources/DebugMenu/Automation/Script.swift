#if DEBUG_TOOLS
  package import AppSurface

  /// A script that has been read and checked as a whole: nothing runs of one that is wrong.
  package nonisolated struct Script: Hashable, Sendable {
    /// What names in a script can mean.
    package struct Vocabulary: Sendable {
      /// The devices that can be named.
      package var catalog: Catalog
      /// The screens that can be named.
      package var screens: [String]

      /// A vocabulary from its parts.
      package init(catalog: Catalog = .builtIn, screens: [String]) {
        self.catalog = catalog
        self.screens = screens
      }
    }

    /// The script's name, for messages.
    package var file: String
    /// The commands, in order.
    package var steps: [ScriptStep]

    /// Reads a script.
    ///
    /// Throws a ``ScriptError`` with the line of what is not UTF-8, not a command, or names a device
    /// or screen that does not exist.
    package init(bytes: [UInt8], file: String, vocabulary: Vocabulary) throws(ScriptError) {
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw ScriptError(
          kind: .input, file: file, line: Self.lineOfFirstFault(in: bytes),
          reason: "the script is not UTF-8 text")
      }
      try self.init(text, file: file, vocabulary: vocabulary)
    }

    /// Reads a script from text.
    package init(_ text: String, file: String, vocabulary: Vocabulary) throws(ScriptError) {
      self.file = file
      steps = []
      var parser = ScriptParser(vocabulary: vocabulary)
      let lines = text.split(omittingEmptySubsequences: false) {
        $0 == "\n" || $0 == "\r\n" || $0 == "\r"
      }
      for (index, line) in lines.enumerated() {
        do {
          // A byte order mark, as some editors leave it.
          let line = index == 0 && line.first == "\u{FEFF}" ? line.dropFirst() : line
          if let command = try parser.command(in: line) {
            steps.append(ScriptStep(line: index + 1, command: command))
          }
        } catch {
          throw ScriptError(kind: .input, file: file, line: index + 1, reason: error.reason)
        }
      }
    }

    /// The line of the first bytes that are not UTF-8.
    private static func lineOfFirstFault(in bytes: [UInt8]) -> Int {
      var line = 1
      for part in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
        if String(validating: part, as: UTF8.self) == nil { return line }
        line += 1
      }
      return line
    }
  }
#endif
