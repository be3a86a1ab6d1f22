/// A property of a view that the kit connects before it evaluates the view's body.
///
/// The kit's own are ``State``, ``Environment`` and ``Bindable``-like wrappers; a view's other
/// properties are plain values.
///
/// It inherits `SendableMetatype` so that a type that conforms is isolated to no actor without saying
/// `nonisolated`: a wrapper that says so could not be given an initial value made on the main actor.
public nonisolated protocol DynamicProperty: SendableMetatype {
  /// Connects the property to the place of its view. The kit calls it; apps have no need to.
  @MainActor mutating func connect(_ connection: PropertyConnection)
}

/// What a dynamic property is connected to: the place of its view, for the time of one evaluation.
public struct PropertyConnection {
  let node: ViewNode
  let offset: Int
}
