/// The edges of filled polygons, which together cover wherever their windings do not cancel.
nonisolated struct EdgeList {
  struct Edge {
    /// The upper end, then the lower end.
    var x0: Double
    var y0: Double
    var x1: Double
    var y1: Double
    /// 1 when the outline runs downwards, -1 when it runs upwards.
    var winding: Int32
  }

  private(set) var edges: [Edge] = []

  /// The factor from pen space to pixels along y.
  let contrast: Double

  init(contrast: Double) {
    self.contrast = contrast
    edges.reserveCapacity(128)
  }

  mutating func add(_ from: Vector, _ to: Vector) {
    let y0 = from.y * contrast
    let y1 = to.y * contrast
    if y0 < y1 {
      edges.append(Edge(x0: from.x, y0: y0, x1: to.x, y1: y1, winding: 1))
    } else if y0 > y1 {
      edges.append(Edge(x0: to.x, y0: y1, x1: from.x, y1: y0, winding: -1))
    }
  }

  /// Adds a polygon in the one sense that all others have, so that overlaps never cancel.
  mutating func add(polygon points: [Vector]) {
    guard var previous = points.last else { return }
    var area = 0.0
    for point in points {
      area += previous.cross(point)
      previous = point
    }
    for point in points {
      if area >= 0 { add(previous, point) } else { add(point, previous) }
      previous = point
    }
  }

  mutating func add(disc centre: Vector, radius: Double) {
    let step = radius < 2 ? 4 : radius < 16 ? 2 : 1
    let circle = Self.circle
    var previous = centre + circle[circle.count - step] * radius
    for index in stride(from: 0, to: circle.count, by: step) {
      let point = centre + circle[index] * radius
      add(previous, point)
      previous = point
    }
  }

  /// 64 directions around the circle, made by halving angles.
  private static let circle: [Vector] = {
    var points = [
      Vector(x: 1, y: 0), Vector(x: 0, y: 1), Vector(x: -1, y: 0), Vector(x: 0, y: -1),
    ]
    while points.count < 64 {
      var finer: [Vector] = []
      for (index, point) in points.enumerated() {
        let sum = point + points[(index + 1) % points.count]
        finer.append(point)
        finer.append(sum * (1 / sum.length))
      }
      points = finer
    }
    return points
  }()
}
