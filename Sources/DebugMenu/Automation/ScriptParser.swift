#if DEBUG_TOOLS
  internal import AppSurface

  /// Reads the commands of a script, one line at a time.
  nonisolated struct ScriptParser {
    typealias Failure = ScriptLexer.Failure

    let vocabulary: Script.Vocabulary
    private(set) var verb = ""
    private(set) var arguments: [ScriptToken] = []

    init(vocabulary: Script.Vocabulary) { self.vocabulary = vocabulary }

    /// Every verb with what stands behind it.
    static let forms: [(verb: String, form: String)] =
      [
        ("key", "CHORD"), ("type", "\"TEXT\""), ("wait", "500ms | 2s"),
        ("window", "WxH"), ("device", "NAME"), ("size", "WxH"), ("rotate", ""), ("reset", ""),
        ("screen", "NAME"), ("screenshot", "FILE"), ("state", "FILE"), ("tree", "FILE"),
        ("set", "\"LABEL\" VALUE"), ("copy", "\"LABEL\""), ("share", "text | markdown | json FILE"),
        ("expect", "PATH == VALUE (or !=, contains, exists, absent)"),
      ] + triggerForms + pointerForms + sizeForms + environmentForms + wallForms + inspectorForms

    /// The command of a line; nil for a line without one.
    mutating func command(in line: some StringProtocol) throws(Failure) -> ScriptCommand? {
      let tokens = try ScriptLexer.tokens(of: line)
      guard let first = tokens.first else { return nil }
      verb = first.text
      arguments = Array(tokens.dropFirst())
      guard !first.isQuoted, Self.forms.contains(where: { $0.verb == verb }) else {
        let hint = NearMatches.hint(for: verb, in: Self.forms.map(\.verb))
        throw Failure(reason: "there is no command '\(verb)'\(hint)")
      }
      return try read()
    }

    private func read() throws(Failure) -> ScriptCommand {
      let words = arguments.map(\.text)
      if let command = try pointerCommand() { return command }
      if let command = try triggerCommand(verb, words) { return command }
      if let command = try sizeCommand(verb, words) { return .perform(command) }
      if let command = try environmentCommand(verb, words) { return .perform(command) }
      if let command = try wallCommand(verb, words) { return .perform(command) }
      if let command = try inspectorCommand(verb, words) { return .perform(command) }
      switch verb {
      case "rotate": return try plain(.rotate)
      case "reset": return try plain(.reset)
      case "key": return .key(try chord())
      case "type": return .type(try one())
      case "set": return try set()
      case "copy": return .copy(try one())
      case "share": return try share()
      case "wait": return .wait(try duration())
      case "window": return .window(try size(Self.windowSides))
      case "size": return .size(try size(SizeParser.allowed))
      case "device": return .device(try device())
      case "screen": return .screen(try screen())
      case "screenshot": return .screenshot(try file())
      case "picture": return .picture(try file())
      case "state": return .state(try file())
      case "tree": return .tree(try file())
      default: return .expect(try expectation())
      }
    }

    /// What a window's side may be, in points: as far as one texture goes on usual hardware.
    static let windowSides: ClosedRange<Double> = 1...16_384

    var usage: Failure {
      let form = Self.forms.first { $0.verb == verb }?.form ?? ""
      return Failure(reason: "it is written: \(verb)\(form.isEmpty ? "" : " ")\(form)")
    }

    private func plain(_ command: ScriptCommand) throws(Failure) -> ScriptCommand {
      guard arguments.isEmpty else { throw usage }
      return command
    }

    func one() throws(Failure) -> String {
      guard arguments.count == 1 else {
        let joined = arguments.map(\.text).joined(separator: " ")
        throw arguments.count > 1
          ? Failure(reason: "text with spaces stands in quotes: \(verb) \"\(joined)\"") : usage
      }
      return arguments[0].text
    }

    /// A name; without quotes it may be of several words.
    private func name() throws(Failure) -> String {
      guard !arguments.isEmpty else { throw usage }
      return arguments.map(\.text).joined(separator: " ")
    }

    func file() throws(Failure) -> String { try file(try one()) }

    func file(_ name: String) throws(Failure) -> String {
      guard !name.isEmpty, !name.utf8.contains(0) else {
        throw Failure(reason: "the name of a file is empty")
      }
      return name
    }

    private func chord() throws(Failure) -> KeyChord {
      do { return try KeyChord(parsing: try one()) } catch let error as KeyChordError {
        throw Failure(reason: error.message)
      } catch { throw error as? Failure ?? usage }
    }

    private func size(_ allowed: ClosedRange<Double>) throws(Failure) -> Size {
      let text = try name()
      do { return try SizeParser.parse(text, allowed: allowed) } catch {
        throw Failure(reason: error.message)
      }
    }

    private func device() throws(Failure) -> Device {
      let name = try name()
      do { return try vocabulary.catalog.device(named: name) } catch {
        throw Failure(reason: error.description)
      }
    }

    private func screen() throws(Failure) -> String {
      let name = try name()
      if vocabulary.screens.contains(name) { return name }
      let folded = TextFolding.fold(name)
      if let screen = vocabulary.screens.first(where: { TextFolding.fold($0) == folded }) {
        return screen
      }
      let hint = NearMatches.hint(for: name, in: vocabulary.screens)
      throw Failure(reason: "there is no screen '\(name)'\(hint)")
    }

    private func duration() throws(Failure) -> Duration {
      let text = try one()
      for (unit, milliseconds) in [("ms", 1.0), ("s", 1000.0)] where text.hasSuffix(unit) {
        guard let number = Double(text.dropLast(unit.count)), number >= 0 else { break }
        let whole = (number * milliseconds).rounded()
        guard whole <= 86_400_000 else {
          throw Failure(reason: "'\(text)' is longer than a day")
        }
        return .milliseconds(Int(whole))
      }
      throw Failure(reason: "'\(text)' is no time; a time is written 500ms or 2s")
    }

    private func expectation() throws(Failure) -> Expectation {
      guard arguments.count >= 2, !arguments[1].isQuoted else { throw usage }
      let path = arguments[0].text
      let values = arguments.dropFirst(2)
      guard let relation = Expectation.Relation(rawValue: arguments[1].text) else {
        let names = Expectation.Relation.allCases.map(\.rawValue)
        throw Failure(
          reason: "'\(arguments[1].text)' compares nothing"
            + NearMatches.hint(for: arguments[1].text, in: names))
      }
      guard values.count == (relation.needsValue ? 1 : 0) else {
        if values.count > 1, relation.needsValue {
          throw Failure(reason: "a value with spaces stands in quotes")
        }
        throw usage
      }
      return Expectation(
        path: path, relation: relation, value: values.first?.text ?? "",
        isText: values.first?.isQuoted ?? false)
    }
  }
#endif
