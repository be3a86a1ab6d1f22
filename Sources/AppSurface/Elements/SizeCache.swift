/// The answers of an element to the last few offers, kept in place: most elements are asked two or
/// three things, and a table would cost more than the answers.
nonisolated struct SizeCache {
  private struct Entry {
    var width = 0.0
    var height = 0.0
    var size = Size.zero
  }

  private var first = Entry()
  private var second = Entry()
  private var third = Entry()
  private var further: [Entry] = []
  private var count = 0

  /// How many answers are kept beyond the first three.
  private static let limit = 5

  var isEmpty: Bool { count == 0 }

  /// An offer's length as a number; no offer is negative.
  private static func number(_ length: Double?) -> Double { length ?? -1 }

  /// The answer to an offer, where it is known.
  subscript(proposal: ProposedSize) -> Size? {
    let (width, height) = (Self.number(proposal.width), Self.number(proposal.height))
    if count > 0, first.width == width, first.height == height { return first.size }
    if count > 1, second.width == width, second.height == height { return second.size }
    if count > 2, third.width == width, third.height == height { return third.size }
    guard count > 3 else { return nil }
    for entry in further where entry.width == width && entry.height == height {
      return entry.size
    }
    return nil
  }

  /// Keeps the answer to an offer that was not known.
  mutating func insert(_ size: Size, for proposal: ProposedSize) {
    let entry = Entry(
      width: Self.number(proposal.width), height: Self.number(proposal.height), size: size)
    switch count {
    case 0: first = entry
    case 1: second = entry
    case 2: third = entry
    default:
      if further.count >= Self.limit { further.removeFirst() }
      further.append(entry)
    }
    count += 1
  }

  /// Forgets every answer.
  mutating func removeAll() {
    count = 0
    if !further.isEmpty { further.removeAll(keepingCapacity: true) }
  }
}
