/// The view nodes that must be evaluated again when something changes.
final class Dependents {
  private struct Entry {
    weak var node: ViewNode?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var pruneAt = 16

  /// Adds a node; adding it again changes nothing.
  func insert(_ node: ViewNode) {
    let id = ObjectIdentifier(node)
    if let entry = entries[id], entry.node != nil { return }
    entries[id] = Entry(node: node)
    guard entries.count > pruneAt else { return }
    // Surfaces come and go by the thousand, and nothing else need ever change.
    entries = entries.filter { $0.value.node != nil }
    pruneAt = max(16, entries.count * 2)
  }

  func remove(_ node: ViewNode) { entries[ObjectIdentifier(node)] = nil }

  /// Asks for an evaluation of each node that still lives, on one surface or on all.
  func invalidate(on surface: Surface? = nil) {
    for (id, entry) in entries {
      guard let node = entry.node else {
        entries[id] = nil
        continue
      }
      if surface == nil || node.surface === surface { node.setNeedsUpdate() }
    }
  }
}
