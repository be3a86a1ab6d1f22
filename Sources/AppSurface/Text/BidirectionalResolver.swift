/// The directions of a line's characters, by the rules W1 to W7 and N0 to N2 of Unicode Standard
/// Annex #9; what is not seen is left out.
nonisolated struct BidirectionalResolver {
  /// L, R, EN or AN once all is resolved.
  private(set) var classes: [BidirectionalClass]
  private let characters: [Character]
  /// The direction of the line: L or R.
  private let base: BidirectionalClass

  /// Resolves characters and their classes, without any boundary neutral.
  init(_ characters: [Character], _ classes: [BidirectionalClass], isRightToLeft: Bool) {
    self.characters = characters
    self.classes = classes
    base = isRightToLeft ? .right : .left
    resolveMarksAndArabic()
    resolveSeparators()
    resolveTerminators()
    resolveEuropeanNumbers()
    resolveBrackets()
    resolveNeutrals()
  }

  /// W1 to W3.
  private mutating func resolveMarksAndArabic() {
    var strong = base
    for index in classes.indices {
      switch classes[index] {
      case .nonspacingMark: classes[index] = index > 0 ? classes[index - 1] : base
      case .europeanNumber where strong == .arabicLetter: classes[index] = .arabicNumber
      case .left, .right: strong = classes[index]
      case .arabicLetter:
        strong = .arabicLetter
        classes[index] = .right
      default: break
      }
    }
  }

  /// W4: one separator between two numbers of a kind is part of them.
  private mutating func resolveSeparators() {
    for index in classes.indices.dropFirst().dropLast() {
      let (earlier, own, next) = (classes[index - 1], classes[index], classes[index + 1])
      guard earlier == next, earlier == .europeanNumber || earlier == .arabicNumber else {
        continue
      }
      let isEuropean = own == .europeanSeparator && earlier == .europeanNumber
      if own == .commonSeparator || isEuropean { classes[index] = earlier }
    }
  }

  /// W5: what stands beside a number is part of it.
  private mutating func resolveTerminators() {
    forEachRun(of: { $0 == .europeanTerminator }) { resolver, run in
      let before = run.lowerBound > 0 ? resolver.classes[run.lowerBound - 1] : nil
      let behind =
        run.upperBound < resolver.classes.count ? resolver.classes[run.upperBound] : nil
      return before == .europeanNumber || behind == .europeanNumber ? .europeanNumber : nil
    }
  }

  /// W6 and W7.
  private mutating func resolveEuropeanNumbers() {
    var strong = base
    for index in classes.indices {
      switch classes[index] {
      case .europeanSeparator, .europeanTerminator, .commonSeparator:
        classes[index] = .otherNeutral
      case .europeanNumber where strong == .left: classes[index] = .left
      case .left, .right: strong = classes[index]
      default: break
      }
    }
  }

  /// N0: both brackets of a pair run alike.
  private mutating func resolveBrackets() {
    for pair in bracketPairs() {
      let inside = (pair.lowerBound + 1..<pair.upperBound).compactMap { direction($0) }
      guard !inside.isEmpty else { continue }
      let before = (0..<pair.lowerBound).last { direction($0) != nil }.flatMap { direction($0) }
      let runsAsBase = inside.contains(base) || (before ?? base) == base
      let resolved: BidirectionalClass =
        runsAsBase ? base : base == .left ? .right : .left
      classes[pair.lowerBound] = resolved
      classes[pair.upperBound] = resolved
    }
  }

  /// How many brackets may be open at once; where there are more, the rest is not paired (BD16).
  private static let deepest = 63

  /// Where the pairs of brackets open and close, by their openings.
  private func bracketPairs() -> [ClosedRange<Int>] {
    var open: [(place: Int, closing: Character)] = []
    var pairs: [ClosedRange<Int>] = []
    for index in classes.indices where classes[index] == .otherNeutral {
      let character = characters[index]
      if let closing = MirroredCharacters.closing(of: character) {
        guard open.count < Self.deepest else { break }
        open.append((index, closing))
      } else if MirroredCharacters.opening(of: character) != nil,
        let match = open.lastIndex(where: { $0.closing == character })
      {
        pairs.append(open[match].place...index)
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// N1 and N2: neutrals between two of one direction run as they do, others as the line.
  private mutating func resolveNeutrals() {
    forEachRun(of: \.isNeutral) { resolver, run in
      let before = run.lowerBound > 0 ? resolver.direction(run.lowerBound - 1) : resolver.base
      let behind =
        run.upperBound < resolver.classes.count
        ? resolver.direction(run.upperBound) : resolver.base
      return before == behind ? before : resolver.base
    }
  }

  /// The direction of a character for those around; numbers count as right to left.
  private func direction(_ index: Int) -> BidirectionalClass? {
    switch classes[index] {
    case .left: .left
    case .right, .europeanNumber, .arabicNumber: .right
    default: nil
    }
  }

  /// Gives the characters of each run of some classes another class, where there is one.
  private mutating func forEachRun(
    of isMember: (BidirectionalClass) -> Bool,
    _ resolved: (BidirectionalResolver, Range<Int>) -> BidirectionalClass?
  ) {
    var start = 0
    while start < classes.count {
      guard isMember(classes[start]) else {
        start += 1
        continue
      }
      let end = classes[start...].firstIndex { !isMember($0) } ?? classes.count
      if let resolved = resolved(self, start..<end) {
        for index in start..<end { classes[index] = resolved }
      }
      start = end
    }
  }
}
