#if DEBUG_TOOLS
  /// Where a row stands, and what tells it from all others.
  nonisolated struct RowPlace: Hashable, Identifiable {
    var offset: Int
    var id: MenuRow.ID
  }

  /// The places of all rows of a menu, each made when it is asked for.
  nonisolated struct RowPlaces: RandomAccessCollection {
    let menu: MenuModel

    var startIndex: Int { 0 }
    var endIndex: Int { menu.rowCount }

    subscript(offset: Int) -> RowPlace { RowPlace(offset: offset, id: menu.rowID(at: offset)) }
  }
#endif
