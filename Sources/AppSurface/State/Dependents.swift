/// The view nodes that must be evaluated again when something changes.
final class Dependents {
  private struct Entry {
    weak var node: ViewNode?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Adds a node; adding it again changes nothing.
  func insert(_ node: ViewNode) {
    let id = ObjectIdentifier(node)
    if let entry = entries[id], entry.node != nil { return }
    entries[id] = Entry(node: node)
  }

  func remove(_ node: ViewNode) { entries[ObjectIdentifier(node)] = nil }

  /// Asks for an evaluation of each node that still lives.
  func invalidate() {
    for (id, entry) in entries {
      if let node = entry.node { node.setNeedsUpdate() } else { entries[id] = nil }
    }
  }
}
