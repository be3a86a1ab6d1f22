/// A place in the tree of views, shared by every surface that shows the same state.
///
/// It holds the state of the view at that place and lives as long as one surface shows the view, so
/// state goes when the last view goes, and no table needs pruning.
final class IdentityNode {
  private struct Entry {
    weak var node: IdentityNode?
    let type: ObjectIdentifier
  }

  private struct PlacedEntry {
    let place: Int
    var entry: Entry
  }

  private let parent: IdentityNode?
  /// The children known by their place, the usual ones: so few that a row of them is searched faster
  /// than a table.
  private var placed: [PlacedEntry] = []
  /// The others.
  private var children: [NodeKey: Entry] = [:]
  private var slots: [Int: AnyObject] = [:]

  init(parent: IdentityNode? = nil) { self.parent = parent }

  /// The place of a child view of a given type; another type at the same place is another view.
  func child(_ key: NodeKey, type: ObjectIdentifier) -> IdentityNode {
    if case .index(let place) = key { return child(at: place, type: type) }
    if let entry = children[key], entry.type == type, let node = entry.node { return node }
    let node = IdentityNode(parent: self)
    children[key] = Entry(node: node, type: type)
    if children.count > 64, children.count & (children.count - 1) == 0 {
      children = children.filter { $0.value.node != nil }
    }
    return node
  }

  private func child(at place: Int, type: ObjectIdentifier) -> IdentityNode {
    let index = placed.firstIndex { $0.place == place }
    if let index, placed[index].entry.type == type, let node = placed[index].entry.node {
      return node
    }
    let node = IdentityNode(parent: self)
    let entry = Entry(node: node, type: type)
    if let index {
      placed[index].entry = entry
    } else {
      placed.append(PlacedEntry(place: place, entry: entry))
    }
    return node
  }

  /// The stored object at an offset of the view's memory, made on first use.
  func slot<Slot: AnyObject>(_ offset: Int, make: () -> Slot) -> Slot {
    if let slot = slots[offset] as? Slot { return slot }
    let slot = make()
    slots[offset] = slot
    return slot
  }
}
