/// A point or a direction in pixels.
nonisolated struct Vector: Equatable {
  var x: Double
  var y: Double

  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Vector, factor: Double) -> Vector { Vector(x: a.x * factor, y: a.y * factor) }

  var length: Double { (x * x + y * y).squareRoot() }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

  /// Positive when `other` lies a turn from x to y ahead of this direction.
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  func mixed(with other: Vector, _ amount: Double) -> Vector { self + (other - self) * amount }

  /// This direction at length 1, or nil where there is none.
  var unit: Vector? {
    let length = length
    return length > 1e-9 ? self * (1 / length) : nil
  }
}
