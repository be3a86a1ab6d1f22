/// Where lines may and must end.
nonisolated enum TextBreaking {
  static let softHyphen: Character = "\u{AD}"

  /// The first hard break at or behind an index.
  static func hardBreak(in text: String, from start: String.Index) -> Range<String.Index>? {
    let bytes = text.utf8
    func byte(_ index: String.Index) -> UInt8? { index < bytes.endIndex ? bytes[index] : nil }
    var index = start
    while index < bytes.endIndex {
      let first = bytes[index]
      let next = bytes.index(after: index)
      switch first {
      case 0x0A, 0x0B, 0x0C: return index..<next
      case 0x0D: return index..<(byte(next) == 0x0A ? bytes.index(after: next) : next)
      case 0xC2 where byte(next) == 0x85: return index..<bytes.index(after: next)
      case 0xE2 where byte(next) == 0x80:
        let last = bytes.index(after: next)
        if byte(last) == 0xA8 || byte(last) == 0xA9 { return index..<bytes.index(after: last) }
      default: break
      }
      index = next
    }
    return nil
  }

  /// Whether anything but white space stands behind a hard break.
  static func isVisible(_ text: String, after hardBreak: Range<String.Index>?) -> Bool {
    guard let hardBreak else { return false }
    return text[hardBreak.upperBound...].contains { !$0.isWhitespace && !isInvisible($0) }
  }

  /// Whether a character hangs at the end of a line and lets the line break behind it.
  static func isSpace(_ character: Character) -> Bool {
    switch scalar(of: character) {
    case 0x20, 0x09, 0x200B: true
    case 0xA0, 0x202F, 0x2007: false
    default: !isASCII(character) && character.isWhitespace && !character.isNewline
    }
  }

  /// Whether a character is not drawn.
  static func isInvisible(_ character: Character) -> Bool {
    let scalar = scalar(of: character)
    return scalar == 0xAD || scalar == 0x200B
  }

  /// The text without the spaces that hang at its end.
  static func trimmedEnd(_ text: Substring) -> Substring {
    // Most lines end in a letter or a full stop.
    if let byte = text.utf8.last, (0x21...0x7E).contains(byte) { return text }
    var text = text
    while let last = text.last, isSpace(last) { text.removeLast() }
    return text
  }

  /// What is drawn for a part of a text.
  static func display(_ text: Substring) -> String {
    guard isDrawnOtherwise(text) else { return String(text) }
    var shown = ""
    for character in text where !isInvisible(character) {
      if character == "\t" { shown += "    " } else { shown.append(character) }
    }
    return shown
  }

  /// Whether a part of a text holds a tab, a soft hyphen or a space without width.
  private static func isDrawnOtherwise(_ text: Substring) -> Bool {
    var earlier: (UInt8, UInt8) = (0, 0)
    for byte in text.utf8 {
      switch (earlier.0, earlier.1, byte) {
      case (_, _, 0x09), (_, 0xC2, 0xAD), (0xE2, 0x80, 0x8B): return true
      default: earlier = (earlier.1, byte)
      }
    }
    return false
  }

  /// Whether a line may end between two characters.
  static func allowsBreak(before earlier: Character?, _ last: Character, _ next: Character) -> Bool
  {
    if isSpace(next) { return false }
    if isSpace(last) { return true }
    switch scalar(of: last) {
    case 0xAD: return true
    case 0x2D, 0x2010:
      guard let earlier else { return false }
      return !isSpace(earlier) && !next.isNumber && !isHyphen(next)
    case 0x2013, 0x2014: return !isHyphen(next)
    default: break
    }
    guard isIdeographic(last) || isIdeographic(next) else { return false }
    return !closing.contains(next) && !opening.contains(last) && !joins(last) && !joins(next)
  }

  /// Whether a line may end inside a word.
  static func isDivisible(_ word: Substring) -> Bool {
    guard word.utf8.contains(where: { $0 == 0x2D || $0 >= 0x80 }) else { return false }
    var (earlier, last): (Character?, Character?) = (nil, nil)
    for character in word {
      if let last, allowsBreak(before: earlier, last, character) { return true }
      (earlier, last) = (last, character)
    }
    return false
  }

  /// Whether a text has no white space but simple spaces and hard breaks, and is drawn as it is.
  static func hasPlainSpaces(_ text: String) -> Bool {
    if isDrawnOtherwise(text[...]) { return false }
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return true }
    return !text.contains { $0 != " " && isSpace($0) }
  }

  private static func isASCII(_ character: Character) -> Bool { character.utf8.count == 1 }

  /// The number of a character's one scalar; nil where it has several. Numbers are compared at once,
  /// characters only after they are normalized.
  private static func scalar(of character: Character) -> UInt32? {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return nil }
    return first.value
  }

  private static func isHyphen(_ character: Character) -> Bool {
    switch scalar(of: character) {
    case 0x2D, 0x2010, 0x2013, 0x2014: true
    default: false
    }
  }

  private static func joins(_ character: Character) -> Bool {
    switch scalar(of: character) {
    case 0xA0, 0x202F, 0x2007, 0x2060: true
    default: false
    }
  }

  /// Han, kana, bopomofo, Yi and their punctuation; Hangul has spaces between its words.
  private static func isIdeographic(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x2E80...0x2FDF, 0x3000...0x312F, 0x31A0...0x31BF, 0x31F0...0x31FF, 0x3400...0x4DBF,
      0x4E00...0xA4CF, 0xF900...0xFAFF, 0xFF01...0xFF9F, 0x20000...0x3FFFD:
      return true
    default: return false
    }
  }

  /// What may not start a line.
  private static let closing = Set<Character>(
    "。、，．・：；！？）］｝」』】〉》〕〗〟’”»ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ｡､｣,.:;!?)]}%…-")
  /// What may not end a line.
  private static let opening = Set<Character>("（［｛「『【〈《〔〖〝‘“«｢([{$¥€£#")
}
