/// Runs a `VectorProgram` with a `VectorPen` and gathers the layers to paint.
nonisolated struct VectorTracer {
  struct Layer {
    var edges: [EdgeList.Edge]
    /// Takes ink away instead of adding it.
    var isCut: Bool
  }

  private enum Mode {
    case stroke, fill, both, strokeCut, fillCut

    var isCut: Bool { self == .strokeCut || self == .fillCut }
    var fills: Bool { self == .fill || self == .both || self == .fillCut }
    var strokes: Bool { self == .stroke || self == .both || self == .strokeCut }
  }

  private var pen: VectorPen
  private var mode = Mode.stroke
  private var widthFactor = 1.0
  private var outliner: StrokeOutliner
  private var layers: [Layer] = []

  private var pieces: [PathPiece] = []
  private var start = Vector(x: 0, y: 0)
  private var current = Vector(x: 0, y: 0)
  private var currentHalf = 0.0

  static func layers(of program: VectorProgram, pen: VectorPen) -> [Layer] {
    var tracer = VectorTracer(pen: pen)
    for command in program.commands {
      tracer.run(command.letter, Array(program.numbers[command.first...].prefix(6)))
    }
    tracer.endLayer()
    return tracer.layers
  }

  private init(pen: VectorPen) {
    self.pen = pen
    outliner = StrokeOutliner(contrast: pen.contrast, isRound: pen.isRound)
  }

  private var half: Double { pen.halfWidth * widthFactor }

  private mutating func run(_ letter: UInt8, _ n: [VectorProgram.Number]) {
    switch letter {
    case UInt8(ascii: "M"): move(to: point(n, 0))
    case UInt8(ascii: "L"): line(to: point(n, 0))
    case UInt8(ascii: "H"): line(to: Vector(x: pen.x(n[0]), y: current.y))
    case UInt8(ascii: "V"): line(to: Vector(x: current.x, y: pen.y(n[0])))
    case UInt8(ascii: "C"): curve(point(n, 0), point(n, 2), to: point(n, 4))
    case UInt8(ascii: "R"): quarter(to: point(n, 0), isLevelFirst: true)
    case UInt8(ascii: "U"): quarter(to: point(n, 0), isLevelFirst: false)
    case UInt8(ascii: "G"): arc(about: point(n, 0), towards: point(n, 2), turn: n[4].value)
    case UInt8(ascii: "Z"): endSubpath(isClosed: true)
    case UInt8(ascii: "E"): ellipse(point(n, 0), point(n, 2))
    case UInt8(ascii: "O"): circle(n)
    case UInt8(ascii: "B"): box(n)
    case UInt8(ascii: "X"): disc(n)
    case UInt8(ascii: "D"): stem(n, endFactor: 1, isUprightEnd: false)
    case UInt8(ascii: "Y"): stem(n, endFactor: n[4].value, isUprightEnd: false)
    case UInt8(ascii: "I"): stem(n, endFactor: 1, isUprightEnd: true)
    case UInt8(ascii: "S"): change(to: .stroke)
    case UInt8(ascii: "F"): change(to: .fill)
    case UInt8(ascii: "P"): change(to: .both)
    case UInt8(ascii: "K"): change(to: .strokeCut)
    case UInt8(ascii: "N"): change(to: .fillCut)
    case UInt8(ascii: "W"): widthFactor = n[0].value
    case UInt8(ascii: "T"):
      endSubpath(isClosed: false)
      pen.shift = Vector(x: n[0].value, y: n[1].value)
    default: break
    }
  }

  private func point(_ n: [VectorProgram.Number], _ index: Int) -> Vector {
    Vector(x: pen.x(n[index]), y: pen.y(n[index + 1]))
  }

  // MARK: Layers

  private mutating func change(to mode: Mode) {
    endSubpath(isClosed: false)
    if self.mode.isCut != mode.isCut { endLayer() }
    self.mode = mode
  }

  private mutating func endLayer() {
    endSubpath(isClosed: false)
    if !outliner.list.edges.isEmpty {
      layers.append(Layer(edges: outliner.list.edges, isCut: mode.isCut))
    }
    outliner = StrokeOutliner(contrast: pen.contrast, isRound: pen.isRound)
  }

  private mutating func endSubpath(isClosed: Bool) {
    if !pieces.isEmpty {
      if isClosed { line(to: start) }
      if mode.fills { outliner.fill(pieces) }
      if mode.strokes { outliner.stroke(pieces, isClosed: isClosed) }
    }
    pieces.removeAll(keepingCapacity: true)
  }

  // MARK: Paths

  private mutating func move(to point: Vector) {
    endSubpath(isClosed: false)
    start = point
    current = point
    currentHalf = half
  }

  private mutating func line(to end: Vector) {
    append(current.mixed(with: end, 1 / 3), current.mixed(with: end, 2 / 3), end, isLine: true)
  }

  private mutating func curve(_ control1: Vector, _ control2: Vector, to end: Vector) {
    append(control1, control2, end, isLine: false)
  }

  private mutating func append(_ c1: Vector, _ c2: Vector, _ end: Vector, isLine: Bool) {
    pieces.append(
      PathPiece(
        start: current, control1: c1, control2: c2, end: end, startHalf: currentHalf,
        endHalf: half, isLine: isLine))
    current = end
    currentHalf = half
  }

  private mutating func quarter(to end: Vector, isLevelFirst: Bool) {
    let corner = isLevelFirst ? Vector(x: end.x, y: current.y) : Vector(x: current.x, y: end.y)
    curve(
      current.mixed(with: corner, pen.fullness), end.mixed(with: corner, pen.fullness), to: end)
  }

  private mutating func arc(about centre: Vector, towards end: Vector, turn: Double) {
    let radius = (current - centre).length
    guard let target = (end - centre).unit, var from = (current - centre).unit else { return }
    let sense: Double = turn > 0 ? 1 : -1
    func ahead(_ v: Vector) -> Vector { Vector(x: -v.y * sense, y: v.x * sense) }
    for _ in 0..<4 {
      let isWithinQuarter = from.dot(target) >= 0 && ahead(from).dot(target) >= -1e-9
      let to = isWithinQuarter ? target : ahead(from)
      // A third of four times the tangent of a quarter of the angle, by halving it twice.
      let halfCosine = ((1 + from.dot(to)) / 2).squareRoot()
      let cosine = ((1 + halfCosine) / 2).squareRoot()
      let reach = radius * 4 / 3 * max(0, 1 - cosine * cosine).squareRoot() / cosine
      curve(
        centre + from * radius + ahead(from) * reach, centre + to * radius - ahead(to) * reach,
        to: centre + to * radius)
      if isWithinQuarter { return }
      from = to
    }
  }

  // MARK: Shapes

  private mutating func ellipse(_ a: Vector, _ b: Vector) {
    let middle = a.mixed(with: b, 0.5)
    move(to: Vector(x: a.x, y: middle.y))
    quarter(to: Vector(x: middle.x, y: b.y), isLevelFirst: false)
    quarter(to: Vector(x: b.x, y: middle.y), isLevelFirst: true)
    quarter(to: Vector(x: middle.x, y: a.y), isLevelFirst: false)
    quarter(to: Vector(x: a.x, y: middle.y), isLevelFirst: true)
    endSubpath(isClosed: true)
  }

  private mutating func circle(_ n: [VectorProgram.Number]) {
    let centre = point(n, 0)
    let radius = n[2].value
    let reach = Vector(x: radius * abs(pen.scaleX), y: radius * abs(pen.scaleY) / pen.contrast)
    ellipse(centre - reach, centre + reach)
  }

  private mutating func box(_ n: [VectorProgram.Number]) {
    var a = point(n, 0)
    var b = point(n, 2)
    if pen.alignsBoxes, mode.strokes {
      func low(_ value: Double) -> Double { (value - half + 0.01).rounded() + half }
      func high(_ value: Double) -> Double { (value + half - 0.01).rounded() - half }
      a = Vector(x: low(a.x), y: low(a.y))
      b = Vector(x: high(b.x), y: high(b.y))
    }
    let rx = n[4].value * abs(pen.scaleX) * (b.x < a.x ? -1 : 1)
    let ry = n[4].value * abs(pen.scaleY) / pen.contrast * (b.y < a.y ? -1 : 1)
    move(to: Vector(x: a.x + rx, y: a.y))
    line(to: Vector(x: b.x - rx, y: a.y))
    quarter(to: Vector(x: b.x, y: a.y + ry), isLevelFirst: true)
    line(to: Vector(x: b.x, y: b.y - ry))
    quarter(to: Vector(x: b.x - rx, y: b.y), isLevelFirst: false)
    line(to: Vector(x: a.x + rx, y: b.y))
    quarter(to: Vector(x: a.x, y: b.y - ry), isLevelFirst: true)
    line(to: Vector(x: a.x, y: a.y + ry))
    quarter(to: Vector(x: a.x + rx, y: a.y), isLevelFirst: false)
    endSubpath(isClosed: true)
  }

  /// A disc measured in strokes, round in pixels; a sign rests its edge, not its centre.
  private mutating func disc(_ n: [VectorProgram.Number]) {
    endSubpath(isClosed: false)
    let radius = n[2].value * pen.halfWidth
    let up = radius / pen.contrast
    let x = pen.position(n[0].value) + pen.sign(n[0]) * radius
    let y = pen.y(n[1], half: up)
    let saved = mode
    mode = mode.isCut ? .fillCut : .fill
    ellipse(Vector(x: x - radius, y: y - up), Vector(x: x + radius, y: y + up))
    mode = saved
  }

  /// A straight stem of which the ends are cut along the axes; signs of x rest its edges.
  private mutating func stem(
    _ n: [VectorProgram.Number], endFactor: Double, isUprightEnd: Bool
  ) {
    endSubpath(isClosed: false)
    let startY = pen.y(n[1])
    let endY = pen.y(n[3])
    let dy = endY - startY
    guard abs(dy) > 1e-9 else { return }
    var startX = pen.position(n[0].value)
    var endX = pen.position(n[2].value)
    var reach = half
    let endSign = isUprightEnd ? 0 : pen.sign(n[2])
    // The stem's level width depends on its slope, and the slope on where that width puts it.
    for _ in 0..<4 {
      startX = pen.position(n[0].value) + pen.sign(n[0]) * reach
      endX = pen.position(n[2].value) + endSign * reach * endFactor
      let dx = endX - startX
      reach = half * (dx * dx + dy * dy).squareRoot() / abs(dy)
    }
    let start = [
      Vector(x: startX - reach, y: startY), Vector(x: startX + reach, y: startY),
    ]
    let dx = endX - startX
    if isUprightEnd, abs(dx) > 1e-9 {
      let slope = dy / dx
      outliner.fill(polygon: [
        start[0], start[1],
        Vector(x: endX, y: endY - reach * slope), Vector(x: endX, y: endY + reach * slope),
      ])
    } else {
      let far = reach * endFactor
      outliner.fill(polygon: [
        start[0], start[1], Vector(x: endX + far, y: endY), Vector(x: endX - far, y: endY),
      ])
    }
  }
}
