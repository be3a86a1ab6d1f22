#if DEBUG_TOOLS
  internal import AppSurface

  /// Something that the menu shows: frozen when made, or read anew at each showing.
  ///
  /// A type that has both a `description` and a `debugDescription` shows its `description`; nil
  /// shows as `-`; a closure that throws shows what happened.
  public nonisolated struct DebugValue: DebugItem {
    /// What tells this value from other items of its section.
    public let id: String
    /// The text at the leading side.
    public let label: String
    /// How often the value is read while it can be seen; nil is once a showing.
    public private(set) var interval: Duration?
    let source: ValueSource

    /// What it shows.
    public var _content: DebugItemContent { DebugItemContent(.value(source, every: interval)) }

    init(id: String, label: String, source: ValueSource, interval: Duration? = nil) {
      self.id = id
      self.label = label
      self.source = source
      self.interval = interval
    }

    /// The same value, read again and again while it can be seen, and remembered: its last minutes
    /// can be looked at.
    ///
    /// - Parameter interval: The time between two readings; less than ``leastInterval`` becomes that.
    public func updating(every interval: Duration) -> DebugValue {
      var value = self
      value.interval = max(interval, Self.leastInterval)
      return value
    }

    /// The shortest time between two readings of a value: that of a display's frame.
    public static let leastInterval = Duration.milliseconds(16)
  }

  /// How a value's text is come by.
  nonisolated enum ValueSource: Sendable {
    case frozen(ValueText)
    case closure(@MainActor () throws -> ValueText)
    case asynchronous(@MainActor () async throws -> ValueText)
    case fact(HostFact)
    /// The part of a processor that the process has used since the last reading.
    case load
  }

  nonisolated extension DebugValue {
    /// A value that never changes.
    public init(id: String, label: String, staticValue: (any CustomStringConvertible)?) {
      self.init(id: id, label: label, source: .frozen(ValueText.of(staticValue)))
    }

    /// A value that never changes, of a type that describes itself for debugging only.
    @_disfavoredOverload
    public init(id: String, label: String, staticValue: (any CustomDebugStringConvertible)?) {
      self.init(id: id, label: label, source: .frozen(ValueText.of(debug: staticValue)))
    }

    /// A value that is worked out anew at each showing.
    public init(
      id: String, label: String,
      value: @autoclosure @escaping @MainActor () throws -> (any CustomStringConvertible)?
    ) {
      self.init(id: id, label: label, source: .closure { ValueText.of(try value()) })
    }

    /// A value that is worked out anew at each showing, of a type that describes itself for
    /// debugging only.
    @_disfavoredOverload
    public init(
      id: String, label: String,
      value: @autoclosure @escaping @MainActor () throws -> (any CustomDebugStringConvertible)?
    ) {
      self.init(id: id, label: label, source: .closure { ValueText.of(debug: try value()) })
    }

    /// A value that a closure works out anew at each showing.
    public init(
      id: String, label: String,
      value: @escaping @MainActor () throws -> (any CustomStringConvertible)?
    ) {
      self.init(id: id, label: label, source: .closure { ValueText.of(try value()) })
    }

    /// A value that a closure works out anew at each showing, of a type that describes itself for
    /// debugging only.
    @_disfavoredOverload
    public init(
      id: String, label: String,
      value: @escaping @MainActor () throws -> (any CustomDebugStringConvertible)?
    ) {
      self.init(id: id, label: label, source: .closure { ValueText.of(debug: try value()) })
    }

    /// A value that takes its time: the menu stays usable and the text fills in when it is there.
    public init(
      id: String, label: String,
      value: @escaping @MainActor () async throws -> (any CustomStringConvertible)?
    ) {
      self.init(
        id: id, label: label, source: .asynchronous { ValueText.of(try await value()) })
    }

    /// A value that takes its time, of a type that describes itself for debugging only.
    @_disfavoredOverload
    public init(
      id: String, label: String,
      value: @escaping @MainActor () async throws -> (any CustomDebugStringConvertible)?
    ) {
      self.init(
        id: id, label: label, source: .asynchronous { ValueText.of(debug: try await value()) })
    }
  }
#endif
