/// Where elements draw: it shifts to the surface's coordinates, cuts, and leaves out what is not
/// seen.
public struct Canvas {
  private(set) var list = DrawList()
  /// The origin of the element that draws, in points of the surface.
  var origin = Point.zero
  /// What can be seen, in points of the surface.
  private(set) var visible: Rect
  /// The opacity of what is drawn.
  private(set) var alpha = 1.0
  private var rounded: (rect: Rect, radius: Double)?
  private let full: Rect

  init(size: Size) {
    full = Rect(origin: .zero, size: size)
    visible = full
  }

  /// Whether some of a rectangle of the drawing element can be seen.
  func shows(_ rect: Rect) -> Bool {
    visible.intersects(
      Rect(
        x: rect.minX + origin.x, y: rect.minY + origin.y, width: max(rect.width, 0.001),
        height: max(rect.height, 0.001)))
  }

  /// Fills a rectangle of the drawing element.
  public mutating func fill(_ rect: Rect, _ color: Color, radius: Double = 0) {
    guard color.alpha > 0, shows(rect) else { return }
    let rect = rect.offset(by: origin)
    let (color, radius) = (faded(color), self.radius(radius, for: rect))
    if color.alpha >= 1, radius <= 0 { dropCovered(by: rect) }
    list.append(.fill(rect, color, radius: radius))
  }

  /// Takes back what was filled just now and lies wholly beneath a rectangle: the grounds of screens
  /// within screens would be painted one over the other.
  private mutating func dropCovered(by rect: Rect) {
    while case .fill(let covered, _, _)? = list.commands.last, rect.contains(covered) {
      list.commands.removeLast()
    }
  }

  /// Draws a line along the inside of a rectangle's edge.
  public mutating func outline(_ rect: Rect, _ color: Color, width: Double = 1, radius: Double = 0)
  {
    guard color.alpha > 0, shows(rect) else { return }
    let rect = rect.offset(by: origin)
    list.append(
      .outline(rect, faded(color), width: width, radius: self.radius(radius, for: rect)))
  }

  /// Draws a picture into a rectangle.
  public mutating func image(
    _ source: ImageSource, _ rect: Rect, tint: Color = .white, radius: Double = 0
  ) {
    guard shows(rect) else { return }
    let rect = rect.offset(by: origin)
    list.append(
      .image(source, rect, tint: faded(tint), radius: self.radius(radius, for: rect)))
  }

  /// Draws a line of text whose origin is in the drawing element's coordinates.
  public mutating func text(_ run: TextRun) {
    guard run.width > 0 else { return }
    let height = run.font.size * 1.5
    guard
      shows(Rect(x: run.origin.x, y: run.origin.y - height, width: run.width, height: height * 2))
    else { return }
    var run = run
    run.origin = run.origin + origin
    run.color = faded(run.color)
    list.append(.text(run))
  }

  /// Draws a list whose points are those of the drawing element.
  public mutating func draw(_ list: DrawList) {
    let outer = visible
    var isClipped = false
    for command in list.commands {
      switch command {
      case .fill(let rect, let color, let radius): fill(rect, color, radius: radius)
      case .outline(let rect, let color, let width, let radius):
        outline(rect, color, width: width, radius: radius)
      case .text(let run): text(run)
      case .image(let source, let rect, let tint, let radius):
        image(source, rect, tint: tint, radius: radius)
      case .clip(let rect):
        visible = rect.map { outer.intersection($0.offset(by: origin)) } ?? outer
        isClipped = rect != nil
        self.list.append(.clip(!isClipped && outer == full ? nil : visible))
      }
    }
    guard isClipped else { return }
    visible = outer
    self.list.append(.clip(outer == full ? nil : outer))
  }

  /// Draws with everything outside a rectangle of the drawing element cut away. A radius rounds
  /// what exactly fills the rectangle.
  public mutating func clipped(to rect: Rect, radius: Double = 0, _ body: (inout Canvas) -> Void) {
    let outer = (visible, rounded)
    let inner = rect.offset(by: origin)
    visible = visible.intersection(inner)
    rounded = radius > 0 ? (inner, radius) : rounded
    defer { (visible, rounded) = outer }
    guard !visible.isEmpty else { return }
    list.append(.clip(visible))
    body(&self)
    list.append(.clip(outer.0 == full ? nil : outer.0))
  }

  /// Draws more faintly.
  mutating func faded(by factor: Double, _ body: (inout Canvas) -> Void) {
    let outer = alpha
    alpha *= factor
    body(&self)
    alpha = outer
  }

  private func faded(_ color: Color) -> Color { alpha == 1 ? color : color.opacity(alpha) }

  private func radius(_ radius: Double, for rect: Rect) -> Double {
    if let rounded, Self.isSame(rounded.rect, rect) { return max(radius, rounded.radius) }
    return radius
  }

  /// Whether two rectangles are one: sums of fractions of points differ in their last digits.
  private static func isSame(_ one: Rect, _ other: Rect) -> Bool {
    let slack = 1.0 / 1024
    return abs(one.minX - other.minX) < slack && abs(one.minY - other.minY) < slack
      && abs(one.maxX - other.maxX) < slack && abs(one.maxY - other.maxY) < slack
  }
}
