/// Characters that are drawn as their counterpart where text runs right to left.
package nonisolated enum MirroredCharacters {
  private static let closings = pairs("()[]{}⁅⁆⌈⌉⌊⌋❨❩❪❫❬❭❮❯❰❱❲❳❴❵⟦⟧⟨⟩⟪⟫〈〉《》「」『』【】〔〕〖〗（）［］｛｝")
  private static let openings = swapped(closings)
  private static let signs = pairs("<>«»‹›≤≥")

  /// Text as it is seen from the left, for whoever sets text from the left only.
  package static func reversed(_ text: String) -> String {
    String(text.reversed().map { counterpart(of: $0) ?? $0 })
  }

  /// The bracket that closes what another opens.
  static func closing(of opening: Character) -> Character? { closings[opening] }

  /// The bracket that opens what another closes.
  static func opening(of closing: Character) -> Character? { openings[closing] }

  private static func counterpart(of character: Character) -> Character? {
    closings[character] ?? openings[character] ?? signs[character]
      ?? swappedSigns[character]
  }

  private static let swappedSigns = swapped(signs)

  private static func pairs(_ text: String) -> [Character: Character] {
    var rest = text[...]
    var pairs: [Character: Character] = [:]
    while let first = rest.popFirst(), let second = rest.popFirst() { pairs[first] = second }
    return pairs
  }

  private static func swapped(_ pairs: [Character: Character]) -> [Character: Character] {
    pairs.reduce(into: [:]) { $0[$1.value] = $1.key }
  }
}
