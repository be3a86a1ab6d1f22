#if !DEBUG_TOOLS
  /// A button that is never pressed without the tools.
  public nonisolated struct DebugButton: Sendable, Identifiable {
    /// Nothing.
    public var id: String { "" }
    /// Nothing.
    public var label: String { "" }
    /// Nothing.
    public var closesMenu: Bool { false }

    /// A button that is not shown.
    public init(
      id: String, label: String, closesMenu: Bool = false,
      action: @escaping @MainActor () -> Void
    ) {}
  }

  /// A switch that is never flipped without the tools.
  public nonisolated struct DebugToggle: Sendable, Identifiable {
    /// Nothing.
    public var id: String { "" }
    /// Nothing.
    public var label: String { "" }

    /// A switch that is not shown.
    public init(
      id: String, label: String, get: @escaping @MainActor () -> Bool,
      set: @escaping @MainActor (Bool) -> Void
    ) {}
  }

  /// A slider that is never moved without the tools.
  public nonisolated struct DebugSlider: Sendable, Identifiable {
    /// Nothing.
    public var id: String { "" }
    /// Nothing.
    public var label: String { "" }
    /// Nothing.
    public var range: ClosedRange<Double> { 0...0 }
    /// Nothing.
    public var step: Double { 0 }

    /// A slider that is not shown.
    public init(
      id: String, label: String, range: ClosedRange<Double>, step: Double = 0,
      get: @escaping @MainActor () -> Double, set: @escaping @MainActor (Double) -> Void
    ) {}
  }

  /// A choice that is never made without the tools.
  public nonisolated struct DebugChoice: Sendable, Identifiable {
    /// Nothing.
    public var id: String { "" }
    /// Nothing.
    public var label: String { "" }
    /// Nothing.
    public var options: [String] { [] }

    /// A choice that is not shown.
    public init(
      id: String, label: String, options: [String], get: @escaping @MainActor () -> String,
      set: @escaping @MainActor (String) -> Void
    ) {}

    /// A choice that is not shown.
    public init<Value: CaseIterable & CustomStringConvertible & Sendable>(
      id: String, label: String, get: @escaping @MainActor () -> Value,
      set: @escaping @MainActor (Value) -> Void
    ) where Value.AllCases: Sendable {}
  }
#endif
