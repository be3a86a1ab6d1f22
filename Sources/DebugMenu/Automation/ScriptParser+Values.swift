#if DEBUG_TOOLS
  nonisolated extension ScriptParser {
    /// `set "LABEL" VALUE`; a value with spaces stands in quotes.
    func set() throws(Failure) -> ScriptCommand {
      guard arguments.count == 2 else { throw usage }
      return .set(arguments[0].text, to: arguments[1].text)
    }

    /// `share FORMAT FILE`.
    func share() throws(Failure) -> ScriptCommand {
      guard arguments.count == 2 else { throw usage }
      guard let format = DebugShareFormat(rawValue: arguments[0].text) else {
        let names = DebugShareFormat.allCases.map(\.rawValue)
        throw Failure(
          reason: "there is no format '\(arguments[0].text)'"
            + NearMatches.hint(for: arguments[0].text, in: names))
      }
      return .share(format, try file(arguments[1].text))
    }
  }
#endif
