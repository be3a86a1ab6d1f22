#if DEBUG_TOOLS
  /// Reads the types that a reflected text names, from left to right.
  ///
  /// Private and local types reflect as `Module.(unknown context at $7f0a).Name`, with an address
  /// that changes from run to run: such parts are left out. What is no type, as the arrow of a
  /// function, is passed over.
  nonisolated struct TypeNameParser {
    private var text: Substring.UnicodeScalarView
    private var found: [NominalName] = []
    /// For each bracket that is open, whether what stands in it may not show.
    private var enclosing: [Bool] = []

    /// Every type of the text in its order; a type stands before its generic arguments.
    static func nominals(in text: String) -> [NominalName] {
      var parser = TypeNameParser(text: Substring(text).unicodeScalars)
      while !parser.text.isEmpty { parser.step() }
      return parser.found
    }

    private init(text: Substring.UnicodeScalarView) { self.text = text }

    /// Reads one chain of names, or passes over one character.
    private mutating func step() {
      guard let next = text.first else { return }
      if startsContext || Self.isWordStart(next) { return chain() }
      text.removeFirst()
      switch next {
      case "<", "(", "[": enclosing.append(enclosing.last ?? false)
      case ">", ")", "]": _ = enclosing.popLast()
      // The arrow's point is no bracket.
      case "-" where text.first == ">": text.removeFirst()
      default: break
      }
    }

    /// Reads names with dots between them, with the generic arguments of each.
    ///
    /// - Parameter extending: The module whose extension declares the type.
    private mutating func chain(extending: String? = nil) {
      let isAtStart = found.isEmpty && enclosing.isEmpty
      let place = found.count
      var parts: [String] = []
      repeat {
        if startsContext {
          context()
        } else {
          parts.append(word())
        }
        if text.first == "<" { arguments(of: parts) }
      } while takeDot()
      guard parts.count > 1 else { return }
      let nominal = NominalName(
        module: extending ?? parts[0], path: Array(parts.dropFirst()),
        isWhole: isAtStart && text.isEmpty, mayBeHidden: enclosing.last ?? false,
        isInExtension: extending.map { $0 != parts[0] } ?? false)
      found.insert(nominal, at: place)
    }

    private mutating func takeDot() -> Bool {
      guard text.first == "." else { return false }
      text.removeFirst()
      guard let next = text.first else { return false }
      return startsContext || Self.isWordStart(next)
    }

    /// Reads what stands between angle brackets.
    private mutating func arguments(of parts: [String]) {
      let depth = enclosing.count
      text.removeFirst()
      enclosing.append(Self.hidesArguments(parts) || enclosing.last ?? false)
      while !text.isEmpty, enclosing.count > depth { step() }
    }

    private mutating func word() -> String {
      let word = text.prefix { Self.isWordStart($0) || $0.properties.isXIDContinue }
      text.removeFirst(word.count)
      return String(word)
    }

    /// Whether the text goes on with a part that stands for a private or local context, or for the
    /// module of an extension.
    private var startsContext: Bool {
      text.first == "(" && Self.contexts.contains { text.starts(with: $0.unicodeScalars) }
    }

    private mutating func context() {
      let part = text.prefix { $0 != ")" }
      text.removeFirst(min(text.count, part.count + 1))
      if text.first == ":" {
        text.removeFirst()
        chain(extending: part.split(separator: " ").last.map(String.init))
      }
    }

    private static let contexts = ["(unknown context at ", "(extension in "]

    /// Whether what a type holds may not show: of the branches of a conditional view only one does,
    /// and the elements of a collection are no views.
    private static func hidesArguments(_ parts: [String]) -> Bool {
      guard let name = parts.last, parts.count > 1 else { return false }
      return parts[0] == "Swift" && name != "Optional" || name.hasSuffix("ConditionalContent")
    }

    private static func isWordStart(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "_" || scalar.properties.isXIDStart
        || scalar.value > 0x7F && !scalar.properties.isWhitespace
    }
  }
#endif
