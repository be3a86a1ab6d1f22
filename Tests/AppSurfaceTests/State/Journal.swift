/// What happened, in order, and how often.
final class Journal {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  func count(_ entry: String) -> Int { entries.count { $0 == entry } }

  /// The entries since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
