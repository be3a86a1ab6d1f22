#if DEBUG_TOOLS
  /// A value as it is shown: its text, and the number that it is where it is one.
  nonisolated struct ValueText: Hashable, Sendable {
    /// The whole text.
    var text: String
    /// The number, for plots; nil where the value is none.
    var number: Double?

    /// What is shown of a text.
    init(_ text: String) {
      self.text = text
      number = ValueNumber.leading(in: text)
    }

    private init(_ text: String, of value: Any) {
      self.text = text
      number = ValueNumber.of(value) ?? ValueNumber.leading(in: text)
    }
  }

  nonisolated extension ValueText {
    /// What stands for nothing.
    static let nothing = "-"
    /// The most bytes of a value's text that a row shows.
    static let limit = 4096

    static func of(_ value: (any CustomStringConvertible)?) -> ValueText {
      guard let value else { return ValueText(nothing) }
      return ValueText(value.description, of: value)
    }

    static func of(debug value: (any CustomDebugStringConvertible)?) -> ValueText {
      guard let value else { return ValueText(nothing) }
      // An optional describes itself for debugging, so one may arrive wrapped in another.
      if let optional = value as? any OptionalValue, optional.isNothing {
        return ValueText(nothing)
      }
      return ValueText(value.debugDescription, of: value)
    }

    static func of(_ error: any Error) -> String { "failed: \(error)" }

    /// The text as a row shows it: whole, or its first ``limit`` bytes, cut between characters,
    /// with a mark that says how much there is.
    static func cut(_ text: String) -> String {
      let size = text.utf8.count
      guard size > limit else { return text }
      let end = text.utf8.index(text.utf8.startIndex, offsetBy: limit)
      let kept = text[..<text.index(roundedDown: end)]
      return "\(kept)… (cut, \(size) bytes)"
    }
  }

  /// An optional of any type.
  nonisolated private protocol OptionalValue {
    var isNothing: Bool { get }
  }

  nonisolated extension Optional: OptionalValue {
    fileprivate var isNothing: Bool { self == nil }
  }

  nonisolated extension String {
    /// The start of the character that an index lies in.
    fileprivate func index(roundedDown position: Index) -> Index {
      // The step on begins at the start of the character, and so the step back ends there.
      position < endIndex ? index(before: index(after: position)) : position
    }
  }
#endif
