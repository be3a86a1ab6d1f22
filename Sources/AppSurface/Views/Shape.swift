/// An outline that can be filled, drawn along, or cut out.
@MainActor
public protocol Shape: View {
  /// The outline as the kit draws it.
  var outline: ShapeOutline { get }
}

extension Shape {
  /// It takes over values alone.
  public static var _readsObjects: Bool { false }

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
