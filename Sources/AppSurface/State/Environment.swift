/// A property that reads what is handed down the tree of views.
@propertyWrapper
public nonisolated struct Environment<Value>: DynamicProperty {
  private enum Source {
    case path(any KeyPath<EnvironmentValues, Value> & Sendable)
    case object(@MainActor (EnvironmentValues) -> Value)
    case value(Value)

    @MainActor func value(in environment: EnvironmentValues) -> Value {
      switch self {
      case .path(let path): environment[keyPath: path]
      case .object(let read): read(environment)
      case .value(let value): value
      }
    }
  }

  private var source: Source

  /// Reads a value by key path: `@Environment(\.colorScheme) var scheme`.
  public init(_ keyPath: any KeyPath<EnvironmentValues, Value> & Sendable) {
    source = .path(keyPath)
  }

  /// Reads an object that `.environment(_:)` put in; it must be there.
  public init(_ type: Value.Type) where Value: AnyObject {
    source = .object { values in
      guard let object = values[object: type] else {
        preconditionFailure("no \(type) in the environment: add .environment(_:) above this view")
      }
      return object
    }
  }

  /// The value at the time of the evaluation.
  @MainActor public var wrappedValue: Value {
    if case .value(let value) = source { value } else { source.value(in: EnvironmentValues()) }
  }

  /// Connects the property to the place of its view.
  @MainActor public mutating func connect(_ connection: PropertyConnection) {
    source = .value(source.value(in: connection.node.environment))
  }
}
