#if DEBUG_TOOLS
  internal import AppSurface

  /// The commands of scripts that show devices side by side.
  nonisolated extension ScriptParser {
    static let wallForms: [(verb: String, form: String)] = [
      ("wall", "[off | SET | \"DEVICE\" \"DEVICE\" ...]"), ("picture", "FILE"),
    ]

    /// The command of the verb `wall`; nil for another verb.
    func wallCommand(_ verb: String, _ words: [String]) throws(Failure) -> DebugCommand? {
      guard verb == "wall" else { return nil }
      if words == ["off"] { return .endWall }
      let wall = WallState(catalog: vocabulary.catalog)
      if words.count == 1, let set = wall.set(named: words[0]) { return .wall(set.devices) }
      guard words.count <= WallState.most else {
        throw Failure(reason: "a wall has at most \(WallState.most) devices")
      }
      var devices: [Device] = []
      for word in words {
        do { devices.append(try vocabulary.catalog.device(named: word)) } catch {
          let sets = wall.sets.prefix(3).map(\.name) + ["a family"]
          throw Failure(reason: "\(error.description); a set is \(NearMatches.list(sets))")
        }
      }
      return .wall(devices)
    }
  }
#endif
