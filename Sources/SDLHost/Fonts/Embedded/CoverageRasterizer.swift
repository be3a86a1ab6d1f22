/// Paints layers of edges into a mask: exact along x, in fine steps along y.
nonisolated enum CoverageRasterizer {
  /// The mask of the layers' ink; what lies outside `bounds` (pixels) is left out.
  static func mask(
    of layers: [VectorTracer.Layer], bounds: (x: ClosedRange<Int>, y: ClosedRange<Int>)
  ) -> CoverageMask {
    var lowX = Double.infinity
    var lowY = Double.infinity
    var highX = -Double.infinity
    var highY = -Double.infinity
    for layer in layers where !layer.isCut {
      for edge in layer.edges {
        lowX = min(lowX, edge.x0, edge.x1)
        highX = max(highX, edge.x0, edge.x1)
        lowY = min(lowY, edge.y0)
        highY = max(highY, edge.y1)
      }
    }
    guard lowX < highX, lowY < highY else { return .empty }
    let left = whole((lowX + slack).rounded(.down), in: bounds.x)
    let top = whole((lowY + slack).rounded(.down), in: bounds.y)
    let width = whole((highX - slack).rounded(.up), in: bounds.x) - left
    let height = whole((highY - slack).rounded(.up), in: bounds.y) - top
    guard width > 0, height > 0 else { return .empty }

    var ink = [UInt8](repeating: 0, count: width * height)
    for layer in layers {
      let sheet = coverage(of: layer.edges, left: left, top: top, width: width, height: height)
      for index in ink.indices {
        let present = Int(ink[index])
        let other = Int(sheet[index])
        let changed = layer.isCut ? present * (255 - other) : 255 * other + present * (255 - other)
        ink[index] = UInt8((changed + 127) / 255)
      }
    }
    return CoverageMask(width: width, height: height, left: left, top: top, coverage: ink)
  }

  /// Ink this thin, in pixels, would round to none.
  private static let slack = 0.001

  private static func whole(_ value: Double, in range: ClosedRange<Int>) -> Int {
    Int(min(max(value, Double(range.lowerBound)), Double(range.upperBound)))
  }

  private struct Crossing {
    var x: Double
    var winding: Int32
  }

  private static func coverage(
    of edges: [EdgeList.Edge], left: Int, top: Int, width: Int, height: Int
  ) -> [UInt8] {
    let steps = height <= 64 ? 16 : height <= 256 ? 8 : 4
    let lineCount = height * steps
    let scale = Double(steps)

    /// The lines that an edge crosses, at the middle of each step.
    func lines(of edge: EdgeList.Edge) -> Range<Int> {
      let first = ((edge.y0 - Double(top)) * scale - 0.5).rounded(.up)
      let end = ((edge.y1 - Double(top)) * scale - 0.5).rounded(.up)
      let low = Int(min(max(first, 0), Double(lineCount)))
      return low..<max(low, Int(min(max(end, 0), Double(lineCount))))
    }

    // Crossings are sorted into their lines by counting them first.
    var ends = [Int](repeating: 0, count: lineCount + 1)
    for edge in edges { for line in lines(of: edge) { ends[line + 1] += 1 } }
    for line in 0..<lineCount { ends[line + 1] += ends[line] }
    var crossings = [Crossing](
      repeating: Crossing(x: 0, winding: 0), count: ends[lineCount])
    var next = ends
    for edge in edges {
      let slope = (edge.x1 - edge.x0) / (edge.y1 - edge.y0)
      for line in lines(of: edge) {
        let y = Double(top) + (Double(line) + 0.5) / scale
        let x = edge.x0 + (y - edge.y0) * slope - Double(left)
        crossings[next[line]] = Crossing(x: x, winding: edge.winding)
        next[line] += 1
      }
    }

    var result = [UInt8](repeating: 0, count: width * height)
    var row = [Double](repeating: 0, count: width + 2)
    for y in 0..<height {
      for index in row.indices { row[index] = 0 }
      for line in (y * steps)..<((y + 1) * steps) {
        addSpans(of: &crossings, in: ends[line]..<ends[line + 1], to: &row, width: Double(width))
      }
      var sum = 0.0
      for x in 0..<width {
        sum += row[x]
        result[y * width + x] = UInt8(min(255, max(0, sum / scale * 255 + 0.5)))
      }
    }
    return result
  }

  /// Adds where the line is inside, as changes of coverage from pixel to pixel.
  private static func addSpans(
    of crossings: inout [Crossing], in range: Range<Int>, to row: inout [Double], width: Double
  ) {
    guard range.count > 1 else { return }
    for index in (range.lowerBound + 1)..<range.upperBound {
      let moved = crossings[index]
      var place = index
      while place > range.lowerBound, crossings[place - 1].x > moved.x {
        crossings[place] = crossings[place - 1]
        place -= 1
      }
      crossings[place] = moved
    }
    var winding: Int32 = 0
    for index in range {
      let before = winding
      winding += crossings[index].winding
      if (before == 0) != (winding == 0) {
        let x = min(max(crossings[index].x, 0), width)
        let pixel = Int(x)
        let part = x - Double(pixel)
        let change: Double = before == 0 ? 1 : -1
        row[pixel] += change * (1 - part)
        row[pixel + 1] += change * part
      }
    }
  }
}
