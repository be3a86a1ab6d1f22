#if DEBUG_TOOLS
  package import AppSurface

  /// What a script expects of one place of the state.
  package nonisolated struct Expectation: Hashable, Sendable {
    /// How the place is compared.
    package enum Relation: String, Hashable, Sendable, CaseIterable {
      /// It is the value.
      case equals = "=="
      /// It is there and not the value.
      case differs = "!="
      /// It is text with the value in it, or an array with a member that is it or bears its id or
      /// label.
      case contains
      /// It is there and not null.
      case exists
      /// It is not there, or null.
      case absent

      var needsValue: Bool { self != .exists && self != .absent }
    }

    /// The way into the state, with dots.
    package var path: String
    /// How the place is compared.
    package var relation: Relation
    /// What it is compared with, as it is written.
    package var value: String
    /// Whether the value stood in quotes: then it is text, never a number, a truth or null.
    package var isText: Bool

    /// What is wrong with the state; nil where it is as expected.
    package func failure(in state: JSONValue) -> String? {
      let found = StatePath.find(path, in: state)
      let isThere = found != nil && found != .null
      let holds: Bool
      switch (relation, found) {
      case (.exists, _): holds = isThere
      case (.absent, _): holds = !isThere
      case (_, nil): return "expected \(self), but \(StatePath.explain(path, in: state))"
      case (.equals, let found?): holds = matches(found)
      case (.differs, let found?): holds = !matches(found)
      case (.contains, let found?): holds = contains(found)
      }
      return holds ? nil : "expected \(self), found \(found.map(Self.show) ?? "nothing")"
    }

    private func matches(_ found: JSONValue) -> Bool {
      switch found {
      case .string(let text): return text == value
      case .number(let number):
        guard !isText, let expected = Double(value) else { return false }
        return abs(number - expected) <= 1e-9 * max(1, abs(expected))
      case .bool(let flag): return !isText && value == (flag ? "true" : "false")
      case .null: return !isText && value == "null"
      case .array, .object: return !isText && found.compact == value
      }
    }

    private func contains(_ found: JSONValue) -> Bool {
      switch found {
      case .string(let text): return value.isEmpty || text.contains(value)
      case .array(let members):
        return members.contains { member in
          matches(member) || member["id"].map(matches) == true
            || member["label"].map(matches) == true
        }
      case .object(let object): return object[value] != nil
      case .number, .bool, .null: return false
      }
    }

    private static func show(_ value: JSONValue) -> String {
      let text = value.compact
      return text.count > 200 ? "\(text.prefix(200))…" : text
    }
  }

  nonisolated extension Expectation: CustomStringConvertible {
    /// The expectation as scripts spell it.
    package var description: String {
      let shown = isText ? "\"\(value)\"" : value
      return relation.needsValue
        ? "\(path) \(relation.rawValue) \(shown)" : "\(path) \(relation.rawValue)"
    }
  }
#endif
