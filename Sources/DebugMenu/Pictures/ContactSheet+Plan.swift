#if DEBUG_TOOLS
  internal import AppSurface

  extension ContactSheet {
    /// How the blocks of a sheet stand: all alike, side by side and below one another, so that the
    /// sheet comes near to the shape of a screen and little of it is empty.
    nonisolated struct Plan {
      /// The devices of a block.
      let shelves: Shelves
      /// The size of a block with its heading, in points of the sheet.
      let block: Size
      /// The size of the sheet in points.
      let size: Size
      private let columns: Int

      static let headingHeight = 40.0
      private static let (gap, margin) = (28.0, 40.0)
      /// The room between blocks, broader than that between the devices of one.
      private static let blockGap = 44.0
      private static let bestRatio = 1.5

      /// The best plan at a scale; a block is at least as wide as the widest heading.
      init(
        _ items: [WallLayout.Item], zoom: Double, blocks: Int, headingWidth: Double
      ) {
        let single = Shelves(items: items, zoom: zoom, width: .infinity, gap: Self.gap)
        var best: Plan?
        for parts in 1...24 {
          let shelves =
            parts == 1
            ? single
            : Shelves(
              items: items, zoom: zoom, width: single.size.width / Double(parts) + Self.gap,
              gap: Self.gap)
          for columns in 1...max(1, blocks) {
            let plan = Plan(shelves, columns, blocks, headingWidth)
            if plan.cost < best?.cost ?? .infinity { best = plan }
          }
        }
        self = best ?? Plan(single, 1, blocks, headingWidth)
      }

      private init(_ shelves: Shelves, _ columns: Int, _ blocks: Int, _ headingWidth: Double) {
        let block = Size(
          width: max(shelves.size.width, headingWidth),
          height: Self.headingHeight + shelves.size.height)
        func side(_ count: Int, _ length: Double) -> Double {
          Self.margin * 2 + Double(count) * (length + Self.blockGap) - Self.blockGap
        }
        (self.shelves, self.columns, self.block) = (shelves, columns, block)
        size = Size(
          width: side(columns, block.width),
          height: side((blocks + columns - 1) / columns, block.height))
      }

      /// How far the shape is from the best one, which counts twice, times how much paper there is for what is on it.
      private var cost: Double {
        let ratio = size.width / size.height / Self.bestRatio
        let shown = shelves.tiles.reduce(1) { $0 + $1.body.width * $1.body.height }
        let distance = max(ratio, 1 / ratio)
        return distance * distance * size.width * size.height / shown
      }

      /// Where a block begins, in points of the sheet.
      func origin(of block: Int) -> Point {
        Point(
          x: Self.margin + Double(block % columns) * (self.block.width + Self.blockGap),
          y: Self.margin + Double(block / columns) * (self.block.height + Self.blockGap))
      }
    }
  }
#endif
