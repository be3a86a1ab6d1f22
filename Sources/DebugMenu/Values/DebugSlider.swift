#if DEBUG_TOOLS
  /// A number in a range that is bound to the app's own storage.
  public nonisolated struct DebugSlider: DebugItem {
    /// What tells this slider from other items of its section.
    public let id: String
    /// What it says.
    public let label: String
    /// The numbers that it can take.
    public let range: ClosedRange<Double>
    /// The distance between the numbers that it can take; 0 is any number.
    public let step: Double
    /// What it does.
    public let _content: DebugItemContent

    /// A slider that reads and writes through two closures.
    ///
    /// - Parameters:
    ///   - unit: What the number counts, shown behind it.
    ///   - defaultValue: What it can be put back to; nil is what it is when it is added.
    ///   - needsRestart: Whether the app heeds a change only after a restart.
    ///   - set: Writes; an error that it throws is shown as the reason for refusing.
    public init(
      id: String, label: String, range: ClosedRange<Double>, step: Double = 0,
      unit: String? = nil, default defaultValue: Double? = nil, needsRestart: Bool = false,
      get: @escaping @MainActor () -> Double, set: @escaping @MainActor (Double) throws -> Void
    ) {
      self.id = id
      self.label = label
      self.range = range
      self.step = DebugControl.step(step, else: 0)
      _content = .number(
        .slider, in: range, step: self.step, unit: unit, default: defaultValue,
        needsRestart: needsRestart, get: get, set: set)
    }
  }
#endif
