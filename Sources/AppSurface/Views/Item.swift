/// What a container must know of an item beyond the view itself.
@usableFromInline
struct ItemTraits {
  /// The value that selects the item.
  var tag: AnyHashable?
  /// What stands on the item's tab.
  var tabItem: AnyView?
  /// Where the app declares the tab.
  var declaration: SourceAddress?
  /// The count on the item's tab.
  var badge: String?
  /// The room around the item in a row of a list; nil is the list's own.
  var rowInsets: DirectionalEdgeInsets?
  /// The least height of the item's row; nil is the list's own.
  var rowHeight: Double?
  /// Whether a line stands between the item's row and the next; nil is what the list does.
  var hasRowSeparator: Bool?
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
  /// Whether the run is one view, and not the members of a collection.
  var isSingle = false
  let key: (Int) -> NodeKey
  let item: (Int) -> Item

  /// The run with the view of each item, or of the first alone, changed.
  func mapped(firstOnly: Bool, _ change: @escaping (any View) -> any View) -> ItemRun {
    ItemRun(count: count, isSingle: isSingle, key: key) { offset in
      var item = item(offset)
      if !firstOnly || offset == 0 { item.view = change(item.view) }
      return item
    }
  }
}

/// A section: its items between a header and a footer.
struct ItemSection {
  var key: NodeKey
  var header: AnyView?
  var footer: AnyView?
  /// Whether code wrote a section, and not only rows.
  var isDeclared = false
  var runs: [ItemRun] = []

  /// The number of items in all runs.
  var count: Int {
    var count = 0
    for run in runs { count += run.count }
    return count
  }

  /// The item at an offset into all runs.
  func item(at offset: Int) -> Item {
    let (run, offset) = run(at: offset)
    return run.item(offset)
  }

  /// The key of the item at an offset into all runs; the item is not made.
  func key(at offset: Int) -> NodeKey {
    let (run, offset) = run(at: offset)
    return run.key(offset)
  }

  private func run(at offset: Int) -> (ItemRun, Int) {
    var offset = offset
    for run in runs {
      if offset < run.count { return (run, offset) }
      offset -= run.count
    }
    preconditionFailure("an item is asked for by an offset below the count")
  }
}
