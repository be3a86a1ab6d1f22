#if DEBUG_TOOLS
  internal import AppSurface

  /// Something that the menu shows: frozen when made, or read anew at each showing.
  ///
  /// A type that has both a `description` and a `debugDescription` shows its `description`; nil
  /// shows as `-`; a closure that throws shows what happened.
  public nonisolated struct DebugValue: Sendable, Identifiable {
    /// How the value's text is come by.
    enum Source: Sendable {
      case frozen(String)
      case closure(@MainActor () throws -> String)
      case asynchronous(@MainActor () async throws -> String)
      case fact(HostFact)
    }

    /// What tells this value from other items of its section.
    public let id: String
    /// The text at the leading side.
    public let label: String
    let source: Source

    init(id: String, label: String, source: Source) {
      self.id = id
      self.label = label
      self.source = source
    }
  }

  nonisolated extension DebugValue {
    /// A value that never changes.
    public init(id: String, label: String, staticValue: (any CustomStringConvertible)?) {
      self.init(id: id, label: label, source: .frozen(DebugText.of(staticValue)))
    }

    /// A value that never changes, of a type that describes itself for debugging only.
    @_disfavoredOverload
    public init(id: String, label: String, staticValue: (any CustomDebugStringConvertible)?) {
      self.init(id: id, label: label, source: .frozen(DebugText.of(debug: staticValue)))
    }

    /// A value that is worked out anew at each showing.
    public init(
      id: String, label: String,
      value: @autoclosure @escaping @MainActor () throws -> (any CustomStringConvertible)?
    ) {
      self.init(id: id, label: label, source: .closure { DebugText.of(try value()) })
    }

    /// A value that is worked out anew at each showing, of a type that describes itself for
    /// debugging only.
    @_disfavoredOverload
    public init(
      id: String, label: String,
      value: @autoclosure @escaping @MainActor () throws -> (any CustomDebugStringConvertible)?
    ) {
      self.init(id: id, label: label, source: .closure { DebugText.of(debug: try value()) })
    }

    /// A value that a closure works out anew at each showing.
    public init(
      id: String, label: String,
      value: @escaping @MainActor () throws -> (any CustomStringConvertible)?
    ) {
      self.init(id: id, label: label, source: .closure { DebugText.of(try value()) })
    }

    /// A value that a closure works out anew at each showing, of a type that describes itself for
    /// debugging only.
    @_disfavoredOverload
    public init(
      id: String, label: String,
      value: @escaping @MainActor () throws -> (any CustomDebugStringConvertible)?
    ) {
      self.init(id: id, label: label, source: .closure { DebugText.of(debug: try value()) })
    }

    /// A value that takes its time: the menu stays usable and the text fills in when it is there.
    public init(
      id: String, label: String,
      value: @escaping @MainActor () async throws -> (any CustomStringConvertible)?
    ) {
      self.init(
        id: id, label: label, source: .asynchronous { DebugText.of(try await value()) })
    }

    /// A value that takes its time, of a type that describes itself for debugging only.
    @_disfavoredOverload
    public init(
      id: String, label: String,
      value: @escaping @MainActor () async throws -> (any CustomDebugStringConvertible)?
    ) {
      self.init(
        id: id, label: label, source: .asynchronous { DebugText.of(debug: try await value()) })
    }
  }
#endif
