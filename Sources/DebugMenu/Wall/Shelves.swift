#if DEBUG_TOOLS
  internal import AppSurface

  /// Things of different sizes in rows, at the largest scale at which all of them fit a room.
  nonisolated struct Shelves {
    private(set) var tiles: [WallLayout.Tile] = []
    private(set) var zoom: Double

    /// The room that everything takes, without a margin around it.
    private(set) var size = Size.zero

    private let items: [WallLayout.Item]
    private let captions: Bool
    private let gap: Double

    init(
      items: [WallLayout.Item], room: Size, captions: Bool, gap: Double? = nil,
      largest: Double = 1
    ) {
      self.items = items
      self.captions = captions
      self.gap = gap ?? min(24, max(4, min(room.width, room.height) / 40))
      zoom = largest
      // What fits no room at all is still placed, as a speck.
      var (low, high) = (largest / 10_000, largest)
      if rows(at: largest, in: room) != nil {
        low = largest
      } else {
        for _ in 0..<40 {
          let middle = (low + high) / 2
          if rows(at: middle, in: room) == nil { high = middle } else { low = middle }
        }
      }
      zoom = low
      let endless = Size(width: .infinity, height: .infinity)
      place(rows(at: low, in: room) ?? rows(at: low, in: endless) ?? [], in: room)
    }

    /// Rows at a scale that is given, as wide as they have to be; the first begins at the origin.
    init(items: [WallLayout.Item], zoom: Double, width: Double, gap: Double) {
      self.items = items
      self.gap = gap
      self.zoom = zoom
      captions = true
      let widest = items.map { self.width($0, zoom) }.max() ?? 0
      let room = Size(width: max(width, widest) + gap * 2, height: .infinity)
      let rows = rows(at: zoom, in: room) ?? []
      place(rows, in: Size(width: rows.map(\.width).max() ?? 0, height: 0))
    }
  }

  nonisolated extension Shelves {
    private struct Row {
      var items: Range<Int>
      var width: Double
      var height: Double
    }

    private var captionHeight: Double { captions ? WallLayout.captionHeight : 0 }

    private func body(_ item: WallLayout.Item, _ zoom: Double) -> Size {
      Size(
        width: (item.size.width + item.insets.horizontal) * zoom,
        height: (item.size.height + item.insets.vertical) * zoom)
    }

    private func width(_ item: WallLayout.Item, _ zoom: Double) -> Double {
      max(body(item, zoom).width, captions ? item.captionWidth : 0)
    }

    /// The rows at a scale; nil where they do not fit the room.
    private func rows(at zoom: Double, in room: Size) -> [Row]? {
      var rows: [Row] = []
      for (place, item) in items.enumerated() {
        let width = width(item, zoom)
        let height = body(item, zoom).height + captionHeight
        guard width + gap * 2 <= room.width else { return nil }
        if let last = rows.last, last.width + gap + width + gap * 2 <= room.width {
          rows[rows.count - 1].items = last.items.lowerBound..<place + 1
          rows[rows.count - 1].width += gap + width
          rows[rows.count - 1].height = max(last.height, height)
        } else {
          rows.append(Row(items: place..<place + 1, width: width, height: height))
        }
      }
      let height = rows.reduce(gap) { $0 + $1.height + gap }
      return height <= room.height ? rows : nil
    }

    private mutating func place(_ rows: [Row], in room: Size) {
      let height = rows.reduce(-gap) { $0 + $1.height + gap }
      size = Size(width: rows.map(\.width).max() ?? 0, height: max(0, height))
      var y = max(0, (room.height - height) / 2)
      for (number, row) in rows.enumerated() {
        var x = (room.width - row.width) / 2
        for place in row.items {
          let item = items[place]
          let (cell, body) = (width(item, zoom), body(item, zoom))
          let frame = Rect(
            x: x + (cell - body.width) / 2, y: y + row.height - captionHeight - body.height,
            width: body.width, height: body.height)
          tiles.append(
            WallLayout.Tile(
              frame: Rect(
                x: frame.minX + item.insets.left * zoom, y: frame.minY + item.insets.top * zoom,
                width: item.size.width * zoom, height: item.size.height * zoom),
              body: frame,
              caption: captions
                ? Rect(x: x, y: frame.maxY, width: cell, height: captionHeight) : nil,
              row: number))
          x += cell + gap
        }
        y += row.height + gap
      }
    }
  }
#endif
