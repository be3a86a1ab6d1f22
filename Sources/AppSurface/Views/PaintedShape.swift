struct PaintedShape: PrimitiveView {
  let outline: ShapeOutline
  let fill: Paint?
  let stroke: Paint?
  let lineWidth: Double

  static var _readsObjects: Bool { false }

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
