#if DEBUG_TOOLS
  /// Items in order of insertion with unique ids; adding an id again moves it to the end.
  ///
  /// Adding, replacing and removing cost the same however many items there are: what is removed
  /// leaves a gap, and gaps close when the rows are next asked for.
  struct ItemSlots {
    private var slots: [MenuItem?] = []
    private var positions: [String: Int] = [:]
    private var items: [String: ItemRecord] = [:]

    var isEmpty: Bool { items.isEmpty }

    /// All items, in no order.
    var records: [ItemRecord] { Array(items.values) }

    /// The item of an id.
    subscript(id: String) -> ItemRecord? { items[id] }

    /// Puts an item at the end.
    mutating func append(_ item: ItemRecord) {
      remove(id: item.id)
      positions[item.id] = slots.count
      slots.append(item.row)
      items[item.id] = item
    }

    /// Puts an item where the one of its id stands, or at the end where there is none.
    mutating func replace(_ item: ItemRecord) {
      guard let position = positions[item.id] else { return append(item) }
      slots[position] = item.row
      items[item.id] = item
    }

    /// Takes an item out; nothing happens where there is none of the id.
    mutating func remove(id: String) {
      guard let position = positions.removeValue(forKey: id) else { return }
      slots[position] = nil
      items[id] = nil
    }

    /// The rows, in order.
    mutating func rows() -> [MenuItem] {
      if slots.count != items.count {
        slots = slots.filter { $0 != nil }
        for (position, row) in slots.enumerated() { if let row { positions[row.id] = position } }
      }
      return slots.compactMap { $0 }
    }
  }
#endif
