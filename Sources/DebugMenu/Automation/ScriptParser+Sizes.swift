#if DEBUG_TOOLS
  internal import AppSurface

  /// The commands of scripts that have to do with the app's size and how it is shown.
  nonisolated extension ScriptParser {
    static let sizeForms: [(verb: String, form: String)] = [
      ("undo", ""), ("redo", ""), ("turn", "left | right"),
      ("part", DevicePart.allCases.map(\.rawValue).joined(separator: " | ")),
      ("next", ""), ("previous", ""), ("zoom", "fit | 25% to 400%"), ("pan", "DX DY"),
      ("show", "\(DevicePicture.switches.map(\.name).joined(separator: " | ")) on | off"),
      ("pin", "on | off"), ("lock", "on | off"), ("favorite", "NAME on | off"),
      ("snap", "WIDTH on | off"),
    ]

    /// The command of a verb in ``sizeForms``; nil for another verb.
    func sizeCommand(_ verb: String, _ words: [String]) throws(Failure) -> DebugCommand? {
      switch (verb, words.count) {
      case ("undo", 0): return .undo
      case ("redo", 0): return .redo
      case ("next", 0): return .nextDevice
      case ("previous", 0): return .previousDevice
      case ("turn", 1): return .turn(try choice(words[0], ResizeState.Turn.allCases, \.rawValue))
      case ("part", 1...):
        let name = words.joined(separator: "-")
        return .part(try choice(name, DevicePart.allCases, \.rawValue))
      case ("zoom", 1): return .zoom(try zoom(words[0]))
      case ("pan", 2):
        return .pan(Point(x: try length(words[0]), y: try length(words[1])))
      case ("show", 2):
        let part = try choice(words[0], DevicePicture.switches, \.name)
        return .show(part.picture, try isOn(words[1]))
      case ("pin", 1): return .pinToTop(try isOn(words[0]))
      case ("lock", 1): return .lockRatio(try isOn(words[0]))
      case ("favorite", 2...):
        let name = words.dropLast().joined(separator: " ")
        do {
          return .favorite(
            try vocabulary.catalog.device(named: name).id, try isOn(words.last ?? ""))
        } catch let error as CatalogError { throw Failure(reason: error.description) } catch {
          throw error as? Failure ?? usage
        }
      case ("snap", 2):
        let width = try length(words[0])
        guard SizeParser.allowed.contains(width) else {
          throw Failure(reason: "'\(words[0])' is no width from 1 to 100000")
        }
        return .snapWidth(width, try isOn(words[1]))
      default:
        if Self.sizeForms.contains(where: { $0.verb == verb }) { throw usage }
        return nil
      }
    }

    func choice<Choice>(
      _ name: String, _ all: [Choice], _ spelling: (Choice) -> String
    ) throws(Failure) -> Choice {
      if let choice = all.first(where: { spelling($0) == name }) { return choice }
      let hint = NearMatches.hint(for: name, in: all.map(spelling))
      throw Failure(reason: "'\(name)' is nothing that \(verb) knows\(hint)")
    }

    func isOn(_ word: String) throws(Failure) -> Bool {
      guard word == "on" || word == "off" else {
        throw Failure(reason: "'\(word)' is neither on nor off")
      }
      return word == "on"
    }

    func length(_ word: String) throws(Failure) -> Double {
      guard let number = Double(word), abs(number) <= 100_000 else {
        throw Failure(reason: "'\(word)' is no number from -100000 to 100000")
      }
      return number
    }

    private func zoom(_ word: String) throws(Failure) -> ResizeState.Zoom {
      if word == "fit" { return .fit }
      let range = ResizeState.zooms
      guard let number = Double(word.hasSuffix("%") ? String(word.dropLast()) : word),
        range.contains(number / 100)
      else { throw Failure(reason: "'\(word)' is no zoom; it can be fit or 25% to 400%") }
      return .factor(number / 100)
    }
  }
#endif
