/// How a character takes part in the order of a line: the types of Unicode Standard Annex #9.
nonisolated enum BidirectionalClass: UInt8, CaseIterable {
  /// L: a letter that runs left to right.
  case left
  /// R: a letter that runs right to left.
  case right
  /// AL: a letter of Arabic and its like, which also tells how the digits behind it run.
  case arabicLetter
  /// EN: a digit as in Europe.
  case europeanNumber
  /// ES: plus and minus.
  case europeanSeparator
  /// ET: what stands beside a number, as currencies and percent.
  case europeanTerminator
  /// AN: a digit as in Arabic.
  case arabicNumber
  /// CS: what stands inside of numbers, as full stop and colon.
  case commonSeparator
  /// NSM: a mark over what is before it.
  case nonspacingMark
  /// BN: what is not seen.
  case boundaryNeutral
  /// S and B: a tab, a line break.
  case segmentSeparator
  /// WS: a space.
  case whiteSpace
  /// ON: all else.
  case otherNeutral

  /// The class of a character's first scalar; marks behind it go with it.
  init(_ character: Character) { self.init(character.unicodeScalars.first ?? " ") }

  /// The class of a scalar, by ranges and by its general category.
  init(_ scalar: Unicode.Scalar) {
    if let single = Self.single(scalar.value) {
      self = single
      return
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: self = .nonspacingMark
    case let category:
      self = Self.rightToLeft(scalar.value) ?? Self.usual(category, scalar.value)
    }
  }

  /// Whether a letter says how a line runs.
  var isStrong: Bool { self == .left || self == .right || self == .arabicLetter }

  /// Whether the order takes it from what is around.
  var isNeutral: Bool {
    self == .otherNeutral || self == .whiteSpace || self == .segmentSeparator
  }

  /// What is of another class than its neighbours or its category.
  private static func single(_ value: UInt32) -> BidirectionalClass? {
    switch value {
    case 0x09...0x0B, 0x0D, 0x1C...0x1F, 0x85, 0x2029: .segmentSeparator
    case 0x0C, 0x20, 0x1680, 0x2000...0x200A, 0x2028, 0x205F, 0x3000: .whiteSpace
    case 0x30...0x39, 0xB2, 0xB3, 0xB9, 0x6F0...0x6F9, 0x2070, 0x2074...0x2079, 0x2080...0x2089,
      0x2488...0x249B, 0xFF10...0xFF19, 0x1D7CE...0x1D7FF, 0x1F100...0x1F10A:
      .europeanNumber
    case 0x2B, 0x2D, 0x207A, 0x207B, 0x208A, 0x208B, 0x2212, 0xFB29, 0xFE62, 0xFE63, 0xFF0B, 0xFF0D:
      .europeanSeparator
    case 0x23...0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x58F, 0x609, 0x60A, 0x66A, 0x2030...0x2034, 0x212E,
      0x2213, 0xFE5F, 0xFE69, 0xFE6A, 0xFF03...0xFF05, 0xFFE0, 0xFFE1, 0xFFE5, 0xFFE6:
      .europeanTerminator
    case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C, 0x202F, 0x2044, 0xFE50, 0xFE52, 0xFE55, 0xFF0C,
      0xFF0E, 0xFF0F, 0xFF1A:
      .commonSeparator
    case 0x600...0x605, 0x660...0x669, 0x66B, 0x66C, 0x6DD, 0x890, 0x891, 0x8E2, 0x10D30...0x10D39,
      0x10E60...0x10E7E:
      .arabicNumber
    case 0x606, 0x607, 0x60E, 0x60F, 0x6DE, 0x6E9, 0x7F6...0x7F9, 0xFD3E...0xFD4F, 0xFDCF,
      0xFDFD...0xFDFF, 0x1EEF0, 0x1EEF1:
      .otherNeutral
    case 0x200E, 0x2336...0x237A, 0x249C...0x24E9, 0x2800...0x28FF, 0x3200...0x33FF,
      0x1F110...0x1F265:
      .left
    default: nil
    }
  }

  /// The letters that run right to left, with the rest of their blocks and their own marks of
  /// direction.
  private static func rightToLeft(_ value: UInt32) -> BidirectionalClass? {
    switch value {
    case 0x590...0x5FF, 0x7C0...0x85F, 0x200F, 0xFB1D...0xFB4F, 0x10800...0x10CFF,
      0x10D40...0x10EBF, 0x10F00...0x10F2F, 0x10F70...0x10FFF, 0x1E800...0x1EC6F,
      0x1ECC0...0x1ECFF, 0x1ED50...0x1EDFF, 0x1EF00...0x1EFFF:
      .right
    case 0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x10D00...0x10D3F,
      0x10EC0...0x10EFF, 0x10F30...0x10F6F, 0x1EC70...0x1ECBF, 0x1ED00...0x1ED4F,
      0x1EE00...0x1EEFF:
      .arabicLetter
    default: nil
    }
  }

  private static func usual(
    _ category: Unicode.GeneralCategory, _ value: UInt32
  ) -> BidirectionalClass {
    switch category {
    case .control, .format: return .boundaryNeutral
    case .currencySymbol: return .europeanTerminator
    case .spaceSeparator: return .whiteSpace
    case .otherNumber, .otherSymbol, .otherPunctuation:
      // Signs of the scripts of India and its neighbours run as their letters do.
      return (0x903...0x1CFF).contains(value) ? .left : .otherNeutral
    case .mathSymbol, .modifierSymbol, .connectorPunctuation, .dashPunctuation, .openPunctuation,
      .closePunctuation, .initialPunctuation, .finalPunctuation:
      return .otherNeutral
    default: return .left
    }
  }
}
