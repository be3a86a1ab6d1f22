#if DEBUG_TOOLS
  /// A number that goes up and down by steps, bound to the app's own storage.
  public nonisolated struct DebugStepper: DebugItem {
    /// What tells this stepper from other items of its section.
    public let id: String
    /// What it says.
    public let label: String
    /// The numbers that it can take.
    public let range: ClosedRange<Double>
    /// What one press adds or takes away.
    public let step: Double
    /// What it does.
    public let _content: DebugItemContent

    /// A stepper that reads and writes through two closures.
    ///
    /// - Parameters:
    ///   - unit: What the number counts, shown behind it.
    ///   - defaultValue: What it can be put back to; nil is what it is when it is added.
    ///   - needsRestart: Whether the app heeds a change only after a restart.
    ///   - set: Writes; an error that it throws is shown as the reason for refusing.
    public init(
      id: String, label: String, range: ClosedRange<Double>, step: Double = 1,
      unit: String? = nil, default defaultValue: Double? = nil, needsRestart: Bool = false,
      get: @escaping @MainActor () -> Double, set: @escaping @MainActor (Double) throws -> Void
    ) {
      self.id = id
      self.label = label
      self.range = range
      self.step = DebugControl.step(step, else: 1)
      _content = .number(
        .stepper, in: range, step: self.step, unit: unit, default: defaultValue,
        needsRestart: needsRestart, get: get, set: set)
    }
  }
#endif
