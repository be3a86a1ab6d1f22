#if DEBUG_TOOLS
  internal import AppSurface

  /// The commands of scripts that have to do with what opens the menu.
  nonisolated extension ScriptParser {
    static let triggerForms: [(verb: String, form: String)] = [
      ("shake", "[device | window | code]"), ("motion", "FILE | X Y Z"),
      ("finger", "N down X Y | N move X Y | N up"), ("pad", "[+ | -]BUTTON ..."),
      ("move-window", "X Y"),
      (
        "trigger",
        "\(ShakeGesture.Kind.allCases.map(\.scriptName).joined(separator: " | ")) on | off"
      ),
      ("shake-level", ShakeLevel.allCases.map(\.rawValue).joined(separator: " | ")),
    ]

    /// The command of a verb in ``triggerForms``; nil for another verb.
    func triggerCommand(_ verb: String, _ words: [String]) throws(Failure) -> ScriptCommand? {
      switch (verb, words.count) {
      case ("shake", 0): return .shake
      case ("shake", 1): return .gesture(try shaken(words[0]))
      case ("motion", 1): return .gesture(.recording(try file()))
      case ("motion", 3): return .gesture(.sample(try sample(words)))
      case ("finger", 2...): return .gesture(try finger(words))
      case ("pad", 1...): return .gesture(.pad(try padSteps(words)))
      case ("move-window", 2):
        return .gesture(
          .moveWindow(Point(x: try length(words[0]), y: try length(words[1]))))
      case ("trigger", 2):
        let kind = try choice(words[0], ShakeGesture.Kind.allCases, \.scriptName)
        return .perform(.trigger(kind, try isOn(words[1])))
      case ("shake-level", 1):
        return .perform(.shakeLevel(try choice(words[0], ShakeLevel.allCases, \.rawValue)))
      default:
        if Self.triggerForms.contains(where: { $0.verb == verb }) { throw usage }
        return nil
      }
    }

    private func shaken(_ word: String) throws(Failure) -> ScriptGesture {
      switch word {
      case "device": return .shakeDevice
      case "window": return .shakeWindow
      case "code": return .code
      default: throw usage
      }
    }

    private func sample(_ words: [String]) throws(Failure) -> MotionEvent {
      var parts: [Double] = []
      for word in words { parts.append(try length(word)) }
      return MotionEvent(x: parts[0], y: parts[1], z: parts[2])
    }

    private func finger(_ words: [String]) throws(Failure) -> ScriptGesture {
      guard let number = Int64(words[0]), (1...10).contains(number) else {
        throw Failure(reason: "'\(words[0])' is no finger; they are numbered from 1 to 10")
      }
      switch (words[1], words.count) {
      case ("up", 2): return .fingerUp(number)
      case ("down", 4): return .fingerDown(number, try place(words))
      case ("move", 4): return .fingerMoved(number, try place(words))
      default: throw usage
      }
    }

    private func place(_ words: [String]) throws(Failure) -> Point {
      Point(x: try length(words[2]), y: try length(words[3]))
    }

    /// `a` presses and lets go, `+a` only presses, `-a` only lets go.
    private func padSteps(_ words: [String]) throws(Failure) -> [ScriptGesture.PadStep] {
      var steps: [ScriptGesture.PadStep] = []
      for word in words {
        let sign = word.first.flatMap { "+-".contains($0) ? $0 : nil }
        let name = sign == nil ? word : String(word.dropFirst())
        let button = try choice(name, ControllerEvent.Button.allCases, \.scriptName)
        if sign != "-" { steps.append(ScriptGesture.PadStep(button: button, isDown: true)) }
        if sign != "+" { steps.append(ScriptGesture.PadStep(button: button, isDown: false)) }
      }
      return steps
    }
  }
#endif
