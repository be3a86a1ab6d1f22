#if !DEBUG_TOOLS
  public import AppSurface
  public import FoundationEssentials

  /// What an app could add to the menu; nothing is kept of it without the tools.
  public nonisolated protocol DebugItem: Sendable, Identifiable where ID == String {}

  nonisolated extension DebugItem {
    /// Nothing.
    public var id: String { "" }
    /// Nothing.
    public var label: String { "" }
  }

  /// Why a control did not take what it was to be set to.
  public nonisolated struct DebugRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public var reason: String

    /// A refusal with its reason.
    public init(_ reason: String) { self.reason = reason }

    /// The reason.
    public var description: String { reason }
  }

  /// A switch that is never flipped without the tools.
  public nonisolated struct DebugToggle: DebugItem {
    /// A switch that is not shown.
    public init(
      id: String, label: String, default defaultValue: Bool? = nil, needsRestart: Bool = false,
      get: @escaping @MainActor () -> Bool, set: @escaping @MainActor (Bool) throws -> Void
    ) {}
  }

  /// A slider that is never moved without the tools.
  public nonisolated struct DebugSlider: DebugItem {
    /// Nothing.
    public var range: ClosedRange<Double> { 0...0 }
    /// Nothing.
    public var step: Double { 0 }

    /// A slider that is not shown.
    public init(
      id: String, label: String, range: ClosedRange<Double>, step: Double = 0,
      unit: String? = nil, default defaultValue: Double? = nil, needsRestart: Bool = false,
      get: @escaping @MainActor () -> Double, set: @escaping @MainActor (Double) throws -> Void
    ) {}
  }

  /// A stepper that is never pressed without the tools.
  public nonisolated struct DebugStepper: DebugItem {
    /// Nothing.
    public var range: ClosedRange<Double> { 0...0 }
    /// Nothing.
    public var step: Double { 0 }

    /// A stepper that is not shown.
    public init(
      id: String, label: String, range: ClosedRange<Double>, step: Double = 1,
      unit: String? = nil, default defaultValue: Double? = nil, needsRestart: Bool = false,
      get: @escaping @MainActor () -> Double, set: @escaping @MainActor (Double) throws -> Void
    ) {}
  }

  /// A text that is never edited without the tools.
  public nonisolated struct DebugText: DebugItem {
    /// A text that is not shown.
    public init(
      id: String, label: String, default defaultValue: String? = nil, needsRestart: Bool = false,
      get: @escaping @MainActor () -> String, set: @escaping @MainActor (String) throws -> Void
    ) {}
  }

  /// A choice that is never made without the tools.
  public nonisolated struct DebugChoice: DebugItem {
    /// Nothing.
    public var options: [String] { [] }

    /// A choice that is not shown.
    public init(
      id: String, label: String, options: [String], default defaultValue: String? = nil,
      needsRestart: Bool = false, get: @escaping @MainActor () -> String,
      set: @escaping @MainActor (String) throws -> Void
    ) {}

    /// A choice that is not shown.
    public init<Value: CaseIterable & CustomStringConvertible & Sendable>(
      id: String, label: String, default defaultValue: Value? = nil, needsRestart: Bool = false,
      get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) throws -> Void
    ) where Value.AllCases: Sendable {}

    /// A choice that is not shown.
    public init<Value: CaseIterable & RawRepresentable<String> & Sendable>(
      id: String, label: String, default defaultValue: Value? = nil, needsRestart: Bool = false,
      get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) throws -> Void
    ) {}
  }

  /// A colour that is never changed without the tools.
  public nonisolated struct DebugColor: DebugItem {
    /// A colour that is not shown.
    public init(
      id: String, label: String, default defaultValue: Color? = nil, needsRestart: Bool = false,
      get: @escaping @MainActor () -> Color, set: @escaping @MainActor (Color) throws -> Void
    ) {}
  }

  /// A date that is never changed without the tools.
  public nonisolated struct DebugDate: DebugItem {
    /// A date that is not shown.
    public init(
      id: String, label: String, default defaultValue: Date? = nil, needsRestart: Bool = false,
      get: @escaping @MainActor () -> Date, set: @escaping @MainActor (Date) throws -> Void
    ) {}
  }
#endif
