/// How far ink and ground are apart.
public nonisolated enum ColorSchemeContrast: String, Hashable, Sendable, CaseIterable {
  /// The usual colours.
  case standard
  /// For people who need more: every ink is told from its ground at 7 to 1, hints at 4.5 to 1.
  case increased
}
