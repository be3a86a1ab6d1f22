extension Color: View {
  /// A colour has no body.
  public var body: Never { preconditionFailure("a colour has no body") }

  /// It takes over values alone.
  public static var _readsObjects: Bool { false }

  /// Fills the room with the colour.
  @MainActor public func _evaluate(_ context: inout ViewContext) {
    context.element(ShapeElement()) { $0.fill = self }
  }
}
