#if DEBUG_TOOLS
  internal import AppSurface

  /// The command of scripts that inspects elements.
  nonisolated extension ScriptParser {
    static let inspectorForms: [(verb: String, form: String)] = [
      (
        "inspect",
        "[off | copy | \(InspectionStep.allCases.map(\.rawValue).joined(separator: " | "))]"
      )
    ]

    /// The command of a verb in ``inspectorForms``; nil for another verb.
    func inspectorCommand(_ verb: String, _ words: [String]) throws(Failure) -> DebugCommand? {
      guard verb == "inspect" else { return nil }
      guard let word = words.first else { return .inspect }
      guard words.count == 1 else { throw usage }
      if let step = InspectionStep(rawValue: word) { return .inspectStep(step) }
      switch word {
      case "off": return .endInspect
      case "copy": return .copyIntrospection
      default: throw usage
      }
    }
  }
#endif
