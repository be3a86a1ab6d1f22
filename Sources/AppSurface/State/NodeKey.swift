/// Which child of its parent a view is: by place, or by an id that the app gave.
nonisolated enum NodeKey: Hashable {
  case index(Int)
  case id(AnyHashable)
}
