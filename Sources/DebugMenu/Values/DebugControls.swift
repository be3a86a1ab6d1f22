#if DEBUG_TOOLS
  /// A switch that is bound to the app's own storage.
  public nonisolated struct DebugToggle: Sendable, Identifiable {
    /// What tells this switch from other items of its section.
    public let id: String
    /// What it says.
    public let label: String
    let get: @MainActor () -> Bool
    let set: @MainActor (Bool) -> Void

    /// A switch that reads and writes through two closures.
    public init(
      id: String, label: String, get: @escaping @MainActor () -> Bool,
      set: @escaping @MainActor (Bool) -> Void
    ) {
      self.id = id
      self.label = label
      self.get = get
      self.set = set
    }
  }

  /// A number in a range that is bound to the app's own storage.
  public nonisolated struct DebugSlider: Sendable, Identifiable {
    /// What tells this slider from other items of its section.
    public let id: String
    /// What it says.
    public let label: String
    /// The numbers that it can take.
    public let range: ClosedRange<Double>
    /// The distance between the numbers that it can take; 0 is none.
    public let step: Double
    let get: @MainActor () -> Double
    let set: @MainActor (Double) -> Void

    /// A slider that reads and writes through two closures.
    public init(
      id: String, label: String, range: ClosedRange<Double>, step: Double = 0,
      get: @escaping @MainActor () -> Double, set: @escaping @MainActor (Double) -> Void
    ) {
      self.id = id
      self.label = label
      self.range = range
      self.step = step.isFinite && step > 0 ? step : 0
      self.get = get
      self.set = set
    }
  }

  /// One of several, bound to the app's own storage.
  public nonisolated struct DebugChoice: Sendable, Identifiable {
    /// What tells this choice from other items of its section.
    public let id: String
    /// What it says.
    public let label: String
    /// What can be chosen, in order.
    public let options: [String]
    let get: @MainActor () -> String
    let set: @MainActor (String) -> Void

    /// A choice that reads and writes through two closures.
    public init(
      id: String, label: String, options: [String], get: @escaping @MainActor () -> String,
      set: @escaping @MainActor (String) -> Void
    ) {
      self.id = id
      self.label = label
      self.options = options
      self.get = get
      self.set = set
    }

    /// A choice between the cases of a type.
    public init<Value: CaseIterable & CustomStringConvertible & Sendable>(
      id: String, label: String, get: @escaping @MainActor () -> Value,
      set: @escaping @MainActor (Value) -> Void
    ) where Value.AllCases: Sendable {
      let cases = Value.allCases
      self.init(
        id: id, label: label, options: cases.map(\.description), get: { get().description },
        set: { name in if let value = cases.first(where: { $0.description == name }) { set(value) }
        }
      )
    }
  }
#endif
