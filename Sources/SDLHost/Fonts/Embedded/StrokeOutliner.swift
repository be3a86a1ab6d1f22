/// A line or a cubic curve in pen space, with half the stroke's width at each end.
nonisolated struct PathPiece {
  var start: Vector
  var control1: Vector
  var control2: Vector
  var end: Vector
  var startHalf: Double
  var endHalf: Double
  var isLine: Bool

  /// The points along the piece but its start, within about a twentieth of a pixel of the curve.
  var stepCount: Int {
    if isLine { return 1 }
    let bend1 = (start - control1 * 2 + control2).length
    let bend2 = (control1 - control2 * 2 + end).length
    return Int(min(64, max(2, (14 * max(bend1, bend2)).squareRoot().rounded(.up))))
  }

  func point(at t: Double) -> Vector {
    if isLine { return start.mixed(with: end, t) }
    let u = 1 - t
    return start * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t)
      + end * (t * t * t)
  }

  func direction(at t: Double) -> Vector? {
    if isLine { return (end - start).unit }
    let u = 1 - t
    let slope =
      (control1 - start) * (u * u) + (control2 - control1) * (2 * u * t)
      + (end - control2) * (t * t)
    return slope.unit ?? (end - start).unit
  }
}

/// Turns strokes into polygons: strips along the pieces, joins between them, ends.
nonisolated struct StrokeOutliner {
  private(set) var list: EdgeList
  private let isRound: Bool

  /// The strip being drawn: where it ends so far.
  private var strip: Section?

  /// A cut across the stroke.
  private struct Section {
    var point: Vector
    var normal: Vector
    var half: Double

    var a: Vector { point + normal * half }
    var b: Vector { point - normal * half }
  }

  init(contrast: Double, isRound: Bool) {
    list = EdgeList(contrast: contrast)
    self.isRound = isRound
  }

  mutating func fill(_ pieces: [PathPiece]) {
    var points: [Vector] = []
    for piece in pieces {
      let count = piece.stepCount
      points.append(piece.start)
      for step in 1...count { points.append(piece.point(at: Double(step) / Double(count))) }
    }
    list.add(polygon: points)
  }

  mutating func fill(polygon points: [Vector]) { list.add(polygon: points) }

  mutating func fill(disc centre: Vector, radius: Double) {
    list.add(disc: centre, radius: radius)
  }

  mutating func stroke(_ pieces: [PathPiece], isClosed: Bool) {
    var first: Section?
    var last: Section?
    for piece in pieces {
      guard let direction = piece.direction(at: 0) else { continue }
      let start = Section(
        point: piece.start, normal: Self.normal(direction), half: piece.startHalf)
      if let last {
        if last.normal.dot(start.normal) < 0.99999 {
          endStrip()
          join(last, start)
        }
      } else {
        first = start
      }
      last = strip(along: piece, from: strip ?? start)
    }
    endStrip()
    guard let first, let last else {
      if isRound, let piece = pieces.first { list.add(disc: piece.start, radius: piece.startHalf) }
      return
    }
    if isClosed {
      join(last, first)
    } else if isRound {
      list.add(disc: first.point, radius: first.half)
      list.add(disc: last.point, radius: last.half)
    }
  }

  private static func normal(_ direction: Vector) -> Vector {
    Vector(x: direction.y, y: -direction.x)
  }

  private mutating func strip(along piece: PathPiece, from start: Section) -> Section {
    var previous = start
    let count = piece.stepCount
    for step in 1...count {
      let t = Double(step) / Double(count)
      let normal = piece.direction(at: t).map(Self.normal) ?? previous.normal
      let next = Section(
        point: piece.point(at: t), normal: normal,
        half: piece.startHalf + (piece.endHalf - piece.startHalf) * t)
      extendStrip(previous, next)
      previous = next
    }
    return previous
  }

  /// Where the curve is tighter than the stroke is wide, the strip would fold over itself and
  /// cancel; there it is drawn in triangles.
  private mutating func extendStrip(_ from: Section, _ to: Section) {
    let upper = (from.a - from.b).cross(to.a - from.b)
    let lower = (to.a - from.b).cross(to.b - from.b)
    if upper > 0, lower > 0 {
      if strip == nil { list.add(from.b, from.a) }
      list.add(from.a, to.a)
      list.add(to.b, from.b)
      strip = to
    } else {
      endStrip()
      list.add(polygon: [from.b, from.a, to.a])
      list.add(polygon: [from.b, to.a, to.b])
    }
  }

  private mutating func endStrip() {
    if let strip { list.add(strip.a, strip.b) }
    strip = nil
  }

  private mutating func join(_ before: Section, _ after: Section) {
    let cosine = before.normal.dot(after.normal)
    let centre = after.point
    let side: Double = before.normal.cross(after.normal) > 0 ? 1 : -1
    let from = centre + before.normal * (before.half * side)
    let to = centre + after.normal * (after.half * side)
    if isRound, cosine < 0.97 {
      list.add(disc: centre, radius: max(before.half, after.half))
    } else if !isRound, cosine > -0.8, cosine < 0.97 {
      // The pointed corner lies along the sum of the normals.
      let tip = (before.normal + after.normal) * (after.half * side / (1 + cosine))
      list.add(polygon: [centre, from, centre + tip, to])
    } else {
      list.add(polygon: [centre, from, to])
    }
  }
}
