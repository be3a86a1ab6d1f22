#if DEBUG_TOOLS
  nonisolated extension MenuModel {
    /// A step of the selection.
    public enum Move: Hashable, Sendable, CaseIterable {
      /// To the item above.
      case up
      /// To the item below.
      case down
      /// Up by what fits the panel.
      case pageUp
      /// Down by what fits the panel.
      case pageDown
      /// To the first item.
      case home
      /// To the last item.
      case end
    }

    /// Moves the selection over items, never onto a heading; it stops at both ends.
    ///
    /// - Parameter pageSize: How many rows fit the panel.
    public mutating func move(_ move: Move, pageSize: Int = 10) {
      guard rowCount > 0 else {
        selection = nil
        return
      }
      let page = max(1, pageSize - 1)
      let current = selectedOffset
      switch (move, current) {
      case (.home, _), (.down, nil), (.pageDown, nil): select(from: 0, step: 1)
      case (.end, _), (.up, nil), (.pageUp, nil): select(from: rowCount - 1, step: -1)
      case (.up, let current?): select(from: current - 1, step: -1)
      case (.down, let current?): select(from: current + 1, step: 1)
      case (.pageUp, let current?): select(from: max(0, current - page), step: 1)
      case (.pageDown, let current?): select(from: min(rowCount - 1, current + page), step: -1)
      }
    }

    /// Selects the nearest item from an offset on; nothing changes where there is none that way.
    private mutating func select(from offset: Int, step: Int) {
      var offset = offset
      while offset >= 0, offset < rowCount {
        if position(at: offset) != nil { return select(offset: offset) }
        offset += step
      }
    }

    /// The app's own items among the rows that have not been read during this showing.
    func unread(in rows: Range<Int>) -> [DebugItemID] {
      rows.clamped(to: 0..<rowCount).compactMap { offset in
        guard let position = position(at: offset),
          sections[position.section].items[position.item].needsReading
        else { return nil }
        let id = id(at: position)
        return readings[id] == nil ? id : nil
      }
    }
  }
#endif
