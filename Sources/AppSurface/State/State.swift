/// A value that belongs to a view's place in the tree and outlives the view value itself.
///
/// Changing it evaluates the view again, on every surface that shows it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var slot: StateSlot<Value>?

  /// State that starts as `wrappedValue` when the view first appears at its place.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// State that starts as `initialValue`.
  public init(initialValue: Value) { initial = initialValue }

  /// The current value; before the view is in a tree it is the initial one and cannot be changed.
  @MainActor public var wrappedValue: Value {
    get { slot?.value ?? initial }
    nonmutating set { slot?.set(newValue) }
  }

  /// A binding to the value.
  @MainActor public var projectedValue: Binding<Value> {
    guard let slot else { return .constant(initial) }
    return Binding(get: { slot.value }, set: { slot.set($0) })
  }

  /// Connects the property to the place of its view.
  @MainActor public mutating func connect(_ connection: PropertyConnection) {
    let initial = initial
    let slot = connection.node.identity.slot(connection.offset) { StateSlot(initial) }
    slot.dependents.insert(connection.node)
    self.slot = slot
  }
}

nonisolated extension State where Value: ExpressibleByNilLiteral {
  /// State that starts as nil.
  public init() { self.init(wrappedValue: nil) }
}
