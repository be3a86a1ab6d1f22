extension Paint: View {
  /// A paint has no body.
  public var body: Never { preconditionFailure("a paint has no body") }

  /// It takes over values alone.
  public static var _readsObjects: Bool { false }

  /// Fills the room with the paint.
  @MainActor public func _evaluate(_ context: inout ViewContext) {
    let color = color(in: context.environment)
    context.element(ShapeElement()) { $0.fill = color }
  }
}
