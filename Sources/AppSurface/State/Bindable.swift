public import Observation

/// Gives bindings to the properties of an observable object: `@Bindable var model` in a view, or
/// `@Bindable var model = model` inside its body.
@propertyWrapper
@dynamicMemberLookup
public nonisolated struct Bindable<Object: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Object

  /// Bindings to the properties of `wrappedValue`.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

  /// Bindings to the properties of an object.
  public init(_ object: Object) { wrappedValue = object }

  /// The wrapper itself, so that `$model.name` is a binding.
  public var projectedValue: Bindable<Object> { self }

  /// A binding to a property of the object.
  @MainActor
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>
  ) -> Binding<Value> {
    // Bindings are read and written on the main actor, where this one is made.
    nonisolated(unsafe) let (object, keyPath) = (wrappedValue, keyPath)
    return Binding(
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
