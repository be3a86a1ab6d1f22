#if DEBUG_TOOLS
  /// Why a control did not take what it was to be set to, for people.
  public nonisolated struct DebugRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong and what is allowed.
    public var reason: String

    /// A refusal with its reason. What sets a control may throw one, or any other error.
    public init(_ reason: String) { self.reason = reason }

    /// The reason.
    public var description: String { reason }
  }

  /// What all controls are beneath: a setting that lies in the app, and what it can be.
  nonisolated struct DebugControl: Sendable {
    let kind: DebugItemKind
    let range: MenuItem.Range
    var unit: String?
    let defaultSetting: DebugSetting?
    let needsRestart: Bool
    let get: @MainActor () -> DebugSetting
    let set: @MainActor (DebugSetting) throws -> Void

    /// Sets the control.
    ///
    /// - Throws: why it cannot be set so; the app's storage is untouched, unless the app itself
    ///   threw.
    @MainActor
    func apply(_ setting: DebugSetting) throws(DebugRefusal) {
      try range.check(setting, for: kind)
      do { try set(setting) } catch let refusal as DebugRefusal { throw refusal } catch {
        throw DebugRefusal("\(error)")
      }
    }
  }

  nonisolated extension DebugControl {
    /// A control over a type of the app's that stands for a setting.
    init<Value: Sendable>(
      _ kind: DebugItemKind, range: MenuItem.Range = .none, unit: String? = nil,
      default defaultValue: Value?, needsRestart: Bool,
      get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) throws -> Void,
      setting: @escaping @Sendable (Value) -> DebugSetting,
      value: @escaping @Sendable (DebugSetting) -> Value?
    ) {
      self.init(
        kind: kind, range: range, unit: unit, defaultSetting: defaultValue.map(setting),
        needsRestart: needsRestart, get: { setting(get()) },
        set: { wanted in
          guard let new = value(wanted) else {
            throw DebugRefusal("\(wanted) is no value for this")
          }
          try set(new)
        })
    }
  }

  nonisolated extension DebugItemContent {
    /// A number in a range: what sliders and steppers have in common.
    static func number(
      _ kind: DebugItemKind, in range: ClosedRange<Double>, step: Double, unit: String?,
      default defaultValue: Double?, needsRestart: Bool, get: @escaping @MainActor () -> Double,
      set: @escaping @MainActor (Double) throws -> Void
    ) -> DebugItemContent {
      DebugItemContent(
        .control(
          DebugControl(
            kind, range: .numbers(range, step: step), unit: unit, default: defaultValue,
            needsRestart: needsRestart, get: get, set: set, setting: { .number($0) },
            value: { if case .number(let number) = $0 { number } else { nil } })))
    }
  }

  nonisolated extension DebugControl {
    /// A distance between numbers as an app gives it; what is none becomes the usual one.
    static func step(_ step: Double, else usual: Double) -> Double {
      step.isFinite && step > 0 ? step : usual
    }
  }
#endif
