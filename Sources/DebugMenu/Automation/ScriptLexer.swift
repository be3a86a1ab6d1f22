#if DEBUG_TOOLS
  /// A word of a script's line.
  nonisolated struct ScriptToken: Hashable, Sendable {
    /// The word, or what stood between the quotes.
    var text: String
    /// Whether it stood in quotes: then it is never a number or a keyword.
    var isQuoted: Bool
  }

  /// Splits a script's line into words.
  nonisolated enum ScriptLexer {
    /// What is wrong with a line.
    struct Failure: Error, Hashable {
      var reason: String
    }

    /// The words of a line; `#` outside of quotes starts a comment.
    ///
    /// It is read by Unicode scalars: a mark that combines with a quote is still text behind it.
    static func tokens(of line: some StringProtocol) throws(Failure) -> [ScriptToken] {
      var tokens: [ScriptToken] = []
      var rest = Substring(line).unicodeScalars
      while let next = rest.first, next != "#" {
        if next.properties.isWhitespace {
          rest.removeFirst()
        } else if next == "\"" {
          rest.removeFirst()
          tokens.append(ScriptToken(text: try quoted(&rest), isQuoted: true))
          if let after = rest.first, !after.properties.isWhitespace, after != "#" {
            throw Failure(reason: "a space is missing behind a closing quote")
          }
        } else {
          let word = rest.prefix { !$0.properties.isWhitespace && $0 != "#" && $0 != "\"" }
          rest = rest[word.endIndex...]
          if rest.first == "\"" {
            throw Failure(reason: "a space is missing before an opening quote")
          }
          tokens.append(ScriptToken(text: String(word), isQuoted: false))
        }
      }
      return tokens
    }

    /// Reads up to the closing quote; a backslash takes the next character as it is, and `\n` and
    /// `\t` stand for a line feed and a tab.
    private static func quoted(
      _ rest: inout Substring.UnicodeScalarView
    ) throws(Failure) -> String {
      var text = String.UnicodeScalarView()
      while let next = rest.popFirst() {
        switch next {
        case "\"": return String(text)
        case "\\":
          guard let escaped = rest.popFirst() else { break }
          switch escaped {
          case "n": text.append("\n")
          case "t": text.append("\t")
          case "\"", "\\": text.append(escaped)
          default:
            throw Failure(reason: "\\\(escaped) means nothing; \\\" \\\\ \\n and \\t do")
          }
        default: text.append(next)
        }
      }
      throw Failure(reason: "a closing quote is missing")
    }
  }
#endif
