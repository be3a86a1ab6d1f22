#if DEBUG_TOOLS
  /// Items in order of insertion with unique ids; adding an id again moves it to the end.
  ///
  /// Adding, replacing and removing cost the same however many items there are: what is removed
  /// leaves a gap, and gaps close when the rows are next asked for.
  struct ItemList {
    private var slots: [MenuItem?] = []
    private var positions: [String: Int] = [:]
    private var items: [String: DebugItem] = [:]

    var isEmpty: Bool { items.isEmpty }

    /// The item of an id.
    subscript(id: String) -> DebugItem? { items[id] }

    /// Puts an item at the end.
    mutating func append(_ item: DebugItem) {
      remove(id: item.id)
      positions[item.id] = slots.count
      slots.append(item.row)
      items[item.id] = item
    }

    /// Puts an item where the one of its id stands, or at the end where there is none.
    mutating func replace(_ item: DebugItem) {
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

  extension DebugItem {
    /// The item as a row that holds no closure.
    var row: MenuItem {
      switch content {
      case .value, .button, .toggle: MenuItem(id: id, label: label, kind: kind)
      case .slider(let slider):
        MenuItem(
          id: id, label: label, kind: kind, range: .numbers(slider.range, step: slider.step))
      case .choice(let choice):
        MenuItem(id: id, label: label, kind: kind, range: .options(choice.options))
      }
    }
  }
#endif
