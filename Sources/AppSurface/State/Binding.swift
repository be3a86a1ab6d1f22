/// A property that reads what lies elsewhere whenever it is asked.
nonisolated protocol OutsideReference {}

/// A value that lives elsewhere, to read and to write.
@propertyWrapper
@dynamicMemberLookup
public nonisolated struct Binding<Value> {
  private let read: @MainActor () -> Value
  private let write: @MainActor (Value) -> Void

  /// A binding from the two directions.
  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    read = get
    write = set
  }

  /// The same binding, as a closure's parameter with a `$` before its name takes it.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    // The value is only handed back on the main actor, where the binding was made.
    nonisolated(unsafe) let value = value
    return Binding(get: { value }, set: { _ in })
  }

  /// The value.
  @MainActor public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  ///
  /// On the main actor as the value is, for a closure's parameter with a `$` before its name has the
  /// isolation of this, and cannot be nonisolated.
  @MainActor public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(
    dynamicMember keyPath: any WritableKeyPath<Value, Part> & Sendable
  ) -> Binding<Part> {
    let (read, write) = (read, write)
    return Binding<Part>(
      get: { read()[keyPath: keyPath] },
      set: { part in
        var value = read()
        value[keyPath: keyPath] = part
        write(value)
      })
  }
}

nonisolated extension Binding: OutsideReference {}
