#if DEBUG_TOOLS
  internal import AppSurface

  /// Ways into the state: `menu.sections.app.items.version.value`.
  nonisolated enum StatePath {
    /// What stands at a path; nil where nothing does.
    ///
    /// An object is entered by a key, an array by the id of its member or by its index. Keys and ids
    /// may hold dots themselves.
    static func find(_ path: String, in value: JSONValue) -> JSONValue? {
      find(parts(of: path)[...], in: value)
    }

    /// A sentence about the first step of a path that leads nowhere.
    static func explain(_ path: String, in value: JSONValue) -> String {
      let parts = parts(of: path)
      var current = value
      for (index, part) in parts.enumerated() {
        guard let next = step(part, into: current) else {
          let place = index == 0 ? "the state" : parts[..<index].joined(separator: ".")
          return "\(place) has no '\(part)'" + NearMatches.hint(for: part, in: names(of: current))
        }
        current = next
      }
      return "there is no \(path)"
    }

    private static func parts(of path: String) -> [String] {
      path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }

    private static func find(_ parts: ArraySlice<String>, in value: JSONValue) -> JSONValue? {
      guard !parts.isEmpty else { return value }
      for count in 1...parts.count {
        let name = parts.prefix(count).joined(separator: ".")
        if let next = step(name, into: value),
          let found = find(parts.dropFirst(count), in: next)
        {
          return found
        }
      }
      return nil
    }

    private static func step(_ name: String, into value: JSONValue) -> JSONValue? {
      switch value {
      case .object: return value[name]
      case .array(let members):
        if let member = members.first(where: { $0["id"] == .string(name) }) { return member }
        return Int(name).flatMap { value[$0] }
      case .null, .bool, .number, .string: return nil
      }
    }

    private static func names(of value: JSONValue) -> [String] {
      switch value {
      case .object(let object): object.keys
      case .array(let members):
        members.compactMap { if case .string(let id)? = $0["id"] { id } else { nil } }
      case .null, .bool, .number, .string: []
      }
    }
  }
#endif
