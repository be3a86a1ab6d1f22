/// What a container must know of an item beyond the view itself.
struct ItemTraits {
  /// The value that selects the item.
  var tag: AnyHashable?
  /// What stands on the item's tab.
  var tabItem: AnyView?
  /// The count on the item's tab.
  var badge: String?
}

/// An item of a list, a tab view or a picker.
struct Item {
  var key: NodeKey
  var view: any View
  var traits = ItemTraits()
}

/// A run of items; a long one makes each of its items only when it is asked for.
struct ItemRun {
  let count: Int
  let item: (Int) -> Item
}

/// A section: its items between a header and a footer.
struct ItemSection {
  var key: NodeKey
  var header: AnyView?
  var footer: AnyView?
  var runs: [ItemRun] = []

  /// The number of items in all runs.
  var count: Int { runs.reduce(0) { $0 + $1.count } }

  /// The item at an offset into all runs.
  func item(at offset: Int) -> Item {
    var offset = offset
    for run in runs {
      if offset < run.count { return run.item(offset) }
      offset -= run.count
    }
    preconditionFailure("an item is asked for by an offset below the count")
  }
}
