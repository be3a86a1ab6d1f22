/// A property that reads what is handed down the tree of views.
@propertyWrapper
public nonisolated struct Environment<Value>: DynamicProperty {
  private enum Source {
    case read(@MainActor (EnvironmentValues) -> Value)
    case value(Value)
  }

  private var source: Source

  /// Reads a value by key path: `@Environment(\.colorScheme) var scheme`.
  public init(_ keyPath: any KeyPath<EnvironmentValues, Value> & Sendable) {
    source = .read { $0[keyPath: keyPath] }
  }

  /// Reads an object that `.environment(_:)` put in; it must be there.
  public init(_ type: Value.Type) where Value: AnyObject {
    source = .read { values in
      guard let object = values[object: type] else {
        preconditionFailure("no \(type) in the environment: add .environment(_:) above this view")
      }
      return object
    }
  }

  /// The value at the time of the evaluation.
  @MainActor public var wrappedValue: Value {
    switch source {
    case .value(let value): value
    case .read(let read): read(EnvironmentValues())
    }
  }

  /// Connects the property to the place of its view.
  @MainActor public mutating func connect(_ connection: PropertyConnection) {
    if case .read(let read) = source { source = .value(read(connection.node.environment)) }
  }
}
