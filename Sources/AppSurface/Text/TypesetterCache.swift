/// The texts that were taken apart, shared by all that measure alike: the same texts stand on every
/// surface and are broken at every size.
final class TypesetterCache {
  /// A text is known by its bytes: telling those apart costs less than telling characters apart.
  private nonisolated struct Key: Hashable {
    let text: String
    let font: Font

    static func == (left: Key, right: Key) -> Bool {
      guard left.font == right.font, left.text.utf8.count == right.text.utf8.count else {
        return false
      }
      var (left, right) = (left.text, right.text)
      return left.withUTF8 { left in
        right.withUTF8 { left.baseAddress == $0.baseAddress || left.elementsEqual($0) }
      }
    }

    func hash(into hasher: inout Hasher) {
      var text = text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      hasher.combine(font)
    }
  }

  private var typesetters = GenerationCache<Key, Typesetter>(limit: 1024)

  /// The typesetter of a text; nil where the text is too long for one.
  func typesetter(_ text: String, font: Font, measuring: TextMeasuring) -> Typesetter? {
    guard text.utf8.count <= Typesetter.longest else { return nil }
    let key = Key(text: text, font: font)
    if let known = typesetters.value(for: key) { return known }
    let made = Typesetter(text, font: font, measuring: measuring)
    typesetters.insert(made, for: key)
    return made
  }
}
