/// From the units of a drawing to pixels (y down), for one size and weight.
///
/// Positions come out in pen space, where the pen is a circle: pixels whose y is divided by
/// `contrast`, the thickness of level strokes against upright ones.
nonisolated struct VectorPen {
  /// Pixels for a unit, and the pixel position of the drawing's origin.
  var scaleX: Double
  var originX: Double

  /// Pixels for a unit, y down: negative for drawings whose y points up.
  var scaleY: Double

  /// Half of an upright stroke's width, in pixels.
  var halfWidth: Double
  var contrast = 1.0

  /// How full the quarters of ellipses are: 0.5523 draws true ones.
  var fullness = 0.5523

  /// Round ends and corners, or flat ends and pointed corners.
  var isRound: Bool

  /// Heights in units and the pixel rows that they are drawn at, from low to high.
  var alignment: [(unit: Double, pixels: Double)] = []

  /// Puts the edges of outlined boxes on whole pixels, so that small symbols are crisp.
  var alignsBoxes = false

  var shift = Vector(x: 0, y: 0)

  func x(_ number: VectorProgram.Number) -> Double {
    position(number.value) + sign(number) * halfWidth
  }

  /// The x of a number with its sign left aside.
  func position(_ unit: Double) -> Double { originX + (unit + shift.x) * scaleX }

  /// Which way a number's sign moves a centre line along x.
  func sign(_ number: VectorProgram.Number) -> Double {
    switch number.side {
    case .above: 1
    case .below: -1
    case .centre, .bar: 0
    }
  }

  func y(_ number: VectorProgram.Number) -> Double {
    y(number, half: halfWidth)
  }

  func y(_ number: VectorProgram.Number, half: Double) -> Double {
    let row = aligned(number.value + shift.y)
    let direction: Double = scaleY < 0 ? -1 : 1
    switch number.side {
    case .centre: return row / contrast
    case .above: return row / contrast + direction * half
    case .below: return row / contrast - direction * half
    case .bar:
      if alignment.isEmpty { return row / contrast }
      let edge = (row + halfWidth * contrast).rounded()
      return edge / contrast - halfWidth
    }
  }

  private func aligned(_ unit: Double) -> Double {
    guard let lowest = alignment.first, let highest = alignment.last else { return unit * scaleY }
    if unit <= lowest.unit { return lowest.pixels + (unit - lowest.unit) * scaleY }
    if unit >= highest.unit { return highest.pixels + (unit - highest.unit) * scaleY }
    var below = lowest
    for knot in alignment.dropFirst() {
      if unit <= knot.unit {
        let part = (unit - below.unit) / (knot.unit - below.unit)
        return below.pixels + (knot.pixels - below.pixels) * part
      }
      below = knot
    }
    return highest.pixels
  }
}
