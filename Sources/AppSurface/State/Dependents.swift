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
