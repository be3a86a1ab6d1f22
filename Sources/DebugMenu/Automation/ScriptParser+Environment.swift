#if DEBUG_TOOLS
  internal import AppSurface

  /// The commands of scripts that set what a person brings.
  nonisolated extension ScriptParser {
    static let environmentForms: [(verb: String, form: String)] = [("setting", "NAME VALUE")]

    /// The command of a verb in ``environmentForms``; nil for another verb.
    func environmentCommand(_ verb: String, _ words: [String]) throws(Failure) -> DebugCommand? {
      guard verb == "setting" else { return nil }
      guard words.count == 2 else { throw usage }
      do { return try AppSetting.command(words[0], words[1]) } catch {
        throw Failure(reason: error.message)
      }
    }
  }
#endif
