/// Where lines may and must end.
nonisolated enum TextBreaking {
  static let softHyphen: Character = "\u{AD}"
  private static let zeroWidthSpace: Character = "\u{200B}"

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
    switch character {
    case " ", "\t", zeroWidthSpace: true
    case "\u{A0}", "\u{202F}", "\u{2007}": false
    default: !isASCII(character) && character.isWhitespace && !character.isNewline
    }
  }

  /// Whether a character is not drawn.
  static func isInvisible(_ character: Character) -> Bool {
    character == softHyphen || character == zeroWidthSpace
  }

  /// The text without the spaces that hang at its end.
  static func trimmedEnd(_ text: Substring) -> Substring {
    var text = text
    while let last = text.last, isSpace(last) { text.removeLast() }
    return text
  }

  /// What is drawn for a part of a text.
  static func display(_ text: Substring) -> String {
    guard text.utf8.contains(where: { $0 == 0x09 || $0 == 0xC2 || $0 == 0xE2 }) else {
      return String(text)
    }
    var shown = ""
    for character in text where !isInvisible(character) {
      if character == "\t" { shown += "    " } else { shown.append(character) }
    }
    return shown
  }

  /// Whether a line may end between two characters.
  static func allowsBreak(before earlier: Character?, _ last: Character, _ next: Character) -> Bool
  {
    if isSpace(next) { return false }
    if isSpace(last) || last == softHyphen { return true }
    switch last {
    case "-", "\u{2010}":
      guard let earlier else { return false }
      return !isSpace(earlier) && !next.isNumber && !isHyphen(next)
    case "\u{2013}", "\u{2014}": return !isHyphen(next)
    default: break
    }
    guard isIdeographic(last) || isIdeographic(next) else { return false }
    return !closing.contains(next) && !opening.contains(last) && !joins(last) && !joins(next)
  }

  private static func isASCII(_ character: Character) -> Bool { character.utf8.count == 1 }

  private static func isHyphen(_ character: Character) -> Bool {
    ["-", "\u{2010}", "\u{2013}", "\u{2014}"].contains(character)
  }

  private static func joins(_ character: Character) -> Bool {
    ["\u{A0}", "\u{202F}", "\u{2007}", "\u{2060}"].contains(character)
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
