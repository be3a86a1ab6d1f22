/// An outline that can be filled, drawn along, or cut out.
@MainActor
public protocol Shape: View {
  /// The outline as the kit draws it.
  var outline: ShapeOutline { get }
}

/// One of the outlines that the renderer can draw.
public nonisolated struct ShapeOutline: Hashable, Sendable {
  let shape: ShapeElement.Shape

  /// The radius of the corners in a size, in points.
  func radius(in size: Size) -> Double {
    let half = min(size.width, size.height) / 2
    return switch shape {
    case .rectangle: 0
    case .rounded(let radius): min(radius, half)
    case .capsule, .circle: half
    }
  }
}

extension Shape {
  /// The outline filled with the foreground's ink.
  public func _evaluate(_ context: inout ViewContext) {
    let environment = context.environment
    context.element(ShapeElement()) { element in
      element.shape = outline.shape
      element.fill = environment.foreground.color(in: environment)
    }
  }

  /// A shape has no body.
  public var body: Never { preconditionFailure("a shape has no body") }

  /// The outline filled.
  public func fill(_ paint: Paint) -> some View {
    PaintedShape(outline: outline, fill: paint, stroke: nil, lineWidth: 1)
  }

  /// The outline filled.
  public func fill(_ color: Color) -> some View { fill(Paint(color)) }

  /// A line along the outline's inside.
  public func stroke(_ paint: Paint, lineWidth: Double = 1) -> some View {
    PaintedShape(outline: outline, fill: nil, stroke: paint, lineWidth: lineWidth)
  }

  /// A line along the outline's inside.
  public func stroke(_ color: Color, lineWidth: Double = 1) -> some View {
    stroke(Paint(color), lineWidth: lineWidth)
  }
}

struct PaintedShape: PrimitiveView {
  let outline: ShapeOutline
  let fill: Paint?
  let stroke: Paint?
  let lineWidth: Double

  func _evaluate(_ context: inout ViewContext) {
    let environment = context.environment
    context.element(ShapeElement()) { element in
      element.shape = outline.shape
      element.fill = fill?.color(in: environment)
      element.stroke = stroke?.color(in: environment)
      element.lineWidth = lineWidth
    }
  }
}

/// A rectangle with square corners.
public struct Rectangle: Shape {
  /// A rectangle.
  public init() {}
  /// The outline as the kit draws it.
  public var outline: ShapeOutline { ShapeOutline(shape: .rectangle) }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Shape {
  private let cornerRadius: Double

  /// A rectangle whose corners have a radius, in points.
  public init(cornerRadius: Double) { self.cornerRadius = max(0, cornerRadius) }
  /// The outline as the kit draws it.
  public var outline: ShapeOutline { ShapeOutline(shape: .rounded(cornerRadius)) }
}

/// A rectangle whose short sides are half circles.
public struct Capsule: Shape {
  /// A capsule.
  public init() {}
  /// The outline as the kit draws it.
  public var outline: ShapeOutline { ShapeOutline(shape: .capsule) }
}

/// The largest circle that has room.
public struct Circle: Shape {
  /// A circle.
  public init() {}
  /// The outline as the kit draws it.
  public var outline: ShapeOutline { ShapeOutline(shape: .circle) }
}

extension Color: View {
  /// A colour has no body.
  public var body: Never { preconditionFailure("a colour has no body") }

  /// Fills the room with the colour.
  @MainActor public func _evaluate(_ context: inout ViewContext) {
    context.element(ShapeElement()) { $0.fill = self }
  }
}

extension Paint: View {
  /// A paint has no body.
  public var body: Never { preconditionFailure("a paint has no body") }

  /// Fills the room with the paint.
  @MainActor public func _evaluate(_ context: inout ViewContext) {
    let color = color(in: context.environment)
    context.element(ShapeElement()) { $0.fill = color }
  }
}
