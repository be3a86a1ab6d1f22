/// The followers of the views that a surface shows.
struct ElementFollowers {
  private var serial = 0
  private var entries: [ObjectIdentifier: (serial: Int, follower: ElementFollower)] = [:]
  private var pending: [ElementFollower] = []

  /// Whether a follower is still to be told of an evaluation.
  var hasPending: Bool { !pending.isEmpty }

  /// All followers, in the order in which they came.
  var all: [ElementFollower] { entries.values.sorted { $0.serial < $1.serial }.map(\.follower) }

  mutating func add(_ follower: ElementFollower) {
    serial += 1
    entries[ObjectIdentifier(follower)] = (serial, follower)
  }

  mutating func remove(_ follower: ElementFollower) { entries[ObjectIdentifier(follower)] = nil }

  mutating func noteEvaluation(of follower: ElementFollower) {
    if follower.noteEvaluation() { pending.append(follower) }
  }

  /// Takes out the followers that are to be told.
  mutating func takePending() -> [ElementFollower] {
    defer { pending = [] }
    return pending
  }
}

extension Surface {
  /// The followers of the views that are shown, in the order in which they came.
  public var followers: [ElementFollower] { elementFollowers.all }
}
