extension Optional: View where Wrapped: View {
  /// An optional view has no body.
  public var body: Never { preconditionFailure("an optional view has no body") }

  /// It takes over values alone.
  public static var _readsObjects: Bool { false }

  /// It only stands for the view that there may be.
  public static var _isStructure: Bool { true }

  /// Evaluates the view if there is one.
  public func _evaluate(_ context: inout ViewContext) {
    if let self { context.add(only: self) }
  }

  /// Adds the view if there is one.
  public func _collect(into items: inout ItemCollector) {
    self?._collect(into: &items)
  }
}

extension Optional: PrimitiveView where Wrapped: View {}
