/// Made-up languages in which a developer can still read the app, and that bring out what real
/// translations will: letters with marks, texts that are longer, and texts that are put together.
///
/// They change what ``Text`` and the kit's controls show. What code names, such as the label of an
/// element or the type of a screen, and `Text(verbatim:)` stay as they are.
public nonisolated struct PseudoLocale: OptionSet, Hashable, Sendable {
  /// The languages as bits.
  public let rawValue: UInt8

  /// Languages from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Every Latin letter bears a mark: `Šéţţîñĝš`. Shows texts that no translator would see, and
  /// faces that lack letters.
  public static let accented = PseudoLocale(rawValue: 1)
  /// Every text has 40 % more characters, rounded up, as German has over English. Shows what is cut.
  public static let lengthened = PseudoLocale(rawValue: 2)
  /// Every text stands in brackets: `[Settings]`. Shows texts that are put together or cut.
  public static let bracketed = PseudoLocale(rawValue: 4)
  /// All three.
  public static let all: PseudoLocale = [.accented, .lengthened, .bracketed]

  /// The choices that are offered, with their names; the first is none.
  public static let choices: [(name: String, locale: PseudoLocale)] = [
    ("off", []), ("accented", .accented), ("lengthened", .lengthened), ("bracketed", .bracketed),
    ("all", .all),
  ]

  /// The languages of a name, whatever its case, or of several joined by `+`.
  public init?(named text: String) {
    self = []
    for part in text.split(separator: "+", omittingEmptySubsequences: false) {
      let name = part.lowercased().filter { $0 != " " }
      guard let choice = Self.choices.first(where: { $0.name == name }) else { return nil }
      formUnion(choice.locale)
    }
  }

  /// The name, by which ``init(named:)`` finds it again.
  public var name: String {
    if let choice = Self.choices.first(where: { $0.locale == self }) { return choice.name }
    return Self.choices.filter { $0.locale != [] && $0.locale != .all && contains($0.locale) }
      .map(\.name).joined(separator: "+")
  }

  /// A text in these languages. Where nothing can be translated, as in a number, nothing changes.
  public func transform(_ text: String) -> String {
    guard rawValue != 0, text.contains(where: \.isLetter) else { return text }
    var text = text
    if contains(.lengthened) { text = Self.lengthen(text) }
    if contains(.accented) { text = String(text.map { Self.marked[$0] ?? $0 }) }
    return contains(.bracketed) ? "[\(text)]" : text
  }

  /// Repeats letters here and there, so that words stay words.
  private static func lengthen(_ text: String) -> String {
    let count = text.count
    var missing = (count * 2 + 4) / 5
    var longer = ""
    longer.reserveCapacity(text.utf8.count * 3 / 2)
    var (owed, last) = (0, Character(" "))
    for character in text {
      longer.append(character)
      owed += 2
      guard character.isLetter else { continue }
      last = character
      while owed >= 5, missing > 0 {
        longer.append(character)
        owed -= 5
        missing -= 1
      }
    }
    // What was owed behind the last letter goes to its place.
    if missing > 0, let place = longer.lastIndex(of: last) {
      longer.insert(contentsOf: String(repeating: last, count: missing), at: place)
    }
    return longer
  }

  /// Letters of Latin Extended-A, which every face for European languages has.
  private static let marked: [Character: Character] = {
    let plain = "ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz"
    let marked = "ÅĆĎÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽåćďéĝĥîĵķļñöŕšţûŵýž"
    return Dictionary(uniqueKeysWithValues: zip(plain, marked))
  }()
}
