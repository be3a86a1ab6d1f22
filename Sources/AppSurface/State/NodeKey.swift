/// Which child of its parent a view is: by place, by an id that the app gave, or by several of them
/// for what stands deeper in a list.
nonisolated enum NodeKey: Hashable {
  case index(Int)
  indirect case id(AnyHashable)
  case path([NodeKey])
  case header
  case footer
  /// The items between two sections of a list that code wrote.
  case loose(Int)
}
