#if DEBUG_TOOLS
  internal import AppSurface

  /// The commands of scripts that do what a hand does with a mouse, modifier keys held or not.
  nonisolated extension ScriptParser {
    static let pointerForms: [(verb: String, form: String)] = [
      ("tap", "\"LABEL\" | X Y, then ctrl, alt, shift, gui or several joined by +"),
      ("drag", "X1 Y1 X2 Y2, then ctrl, alt, shift, gui or several joined by +"),
      ("slide", "\"LABEL\" VALUE, then ctrl, alt, shift, gui or several joined by +"),
      ("wheel", "X Y DX DY, then ctrl, alt, shift, gui or several joined by +"), ("move", "X Y"),
    ]

    /// The command of a verb in ``pointerForms``; nil for another verb.
    func pointerCommand() throws(Failure) -> ScriptCommand? {
      switch verb {
      case "tap": return try tap()
      case "drag":
        let (points, held) = try points(2)
        return .drag(from: points[0], to: points[1], held)
      case "slide":
        guard (2...3).contains(arguments.count) else { throw usage }
        return .slide(
          arguments[0].text, to: try number(arguments[1]), try modifiers(behind: 2))
      case "wheel":
        let (points, held) = try points(2)
        return .wheel(at: points[0], delta: points[1], held)
      case "move":
        guard arguments.count == 2 else { throw usage }
        return .move(try points(1).points[0])
      default: return nil
      }
    }

    private func tap() throws(Failure) -> ScriptCommand {
      let isPoint = arguments.prefix(2).contains { Double($0.text) != nil && !$0.isQuoted }
      if arguments.count > 1, isPoint {
        let (points, held) = try points(1)
        return .tapPoint(points[0], held)
      }
      guard arguments.count == 2, arguments[0].isQuoted, !arguments[1].isQuoted else {
        return .tapLabel(try one())
      }
      return .tapLabel(arguments[0].text, try modifiers(behind: 1))
    }

    /// So many points, and the modifier keys that stand behind them.
    private func points(
      _ count: Int
    ) throws(Failure) -> (points: [Point], held: KeyModifiers) {
      guard [count * 2, count * 2 + 1].contains(arguments.count) else { throw usage }
      var numbers: [Double] = []
      for argument in arguments.prefix(count * 2) { numbers.append(try number(argument)) }
      return (
        (0..<count).map { Point(x: numbers[$0 * 2], y: numbers[$0 * 2 + 1]) },
        try modifiers(behind: count * 2)
      )
    }

    private func number(_ token: ScriptToken) throws(Failure) -> Double {
      guard !token.isQuoted, let number = Double(token.text), abs(number) <= 100_000 else {
        throw Failure(reason: "'\(token.text)' is no number from -100000 to 100000")
      }
      return number
    }

    /// The modifier keys that the argument at a place names; none where there is no argument.
    private func modifiers(behind place: Int) throws(Failure) -> KeyModifiers {
      guard arguments.count > place else { return [] }
      do { return try KeyChord.modifiers(parsing: arguments[place].text) } catch {
        throw Failure(reason: error.message)
      }
    }
  }
#endif
