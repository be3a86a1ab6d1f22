/// Which child of its parent a view is: by place, by an id that the app gave, or by several of them
/// for what stands deeper in a list.
nonisolated enum NodeKey: Hashable {
  case index(Int)
  case id(AnyHashable)
  case path([NodeKey])
  case header
  case footer
}
