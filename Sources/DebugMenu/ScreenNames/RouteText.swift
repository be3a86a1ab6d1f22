#if DEBUG_TOOLS
  /// The text of a route.
  enum RouteText {
    private static let mark = "(unknown context at "

    /// A text without the addresses that stand for private and local contexts in what values say of
    /// themselves, as in `page(App.(unknown context at $7f0a).Kind.large)`: they change from run to
    /// run.
    static func stable(_ text: String) -> String {
      // A search costs more than all else that a view does to name its screen.
      guard text.utf8.contains(UInt8(ascii: "(")) else { return text }
      let parts = text.split(separator: mark, omittingEmptySubsequences: false)
      guard let first = parts.first, parts.count > 1 else { return text }
      return parts.dropFirst().reduce(into: String(first)) { result, part in
        let rest = part.drop { $0 != ")" }.dropFirst()
        result += rest.first == "." ? rest.dropFirst() : rest
      }
    }
  }
#endif
