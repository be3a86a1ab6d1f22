#if DEBUG_TOOLS
  /// One of several, bound to the app's own storage.
  public nonisolated struct DebugChoice: DebugItem {
    /// What tells this choice from other items of its section.
    public let id: String
    /// What it says.
    public let label: String
    /// What can be chosen, in order, each once: options are told apart by their text alone.
    public let options: [String]
    /// What it does.
    public let _content: DebugItemContent

    /// A choice that reads and writes through two closures.
    ///
    /// - Parameters:
    ///   - options: What can be chosen; what stands there again is left out.
    ///   - defaultValue: What it can be put back to; nil is what it is when it is added.
    ///   - needsRestart: Whether the app heeds a change only after a restart.
    ///   - set: Writes; an error that it throws is shown as the reason for refusing.
    public init(
      id: String, label: String, options: [String], default defaultValue: String? = nil,
      needsRestart: Bool = false, get: @escaping @MainActor () -> String,
      set: @escaping @MainActor (String) throws -> Void
    ) {
      self.id = id
      self.label = label
      var seen: Set<String> = []
      let options = options.filter { seen.insert($0).inserted }
      self.options = options
      _content = DebugItemContent(
        .control(
          DebugControl(
            .choice, range: .options(options), default: defaultValue, needsRestart: needsRestart,
            get: get, set: set, setting: { .text($0) },
            value: { if case .text(let text) = $0 { text } else { nil } })))
    }

    /// A choice between the cases of a type.
    public init<Value: CaseIterable & CustomStringConvertible & Sendable>(
      id: String, label: String, default defaultValue: Value? = nil, needsRestart: Bool = false,
      get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) throws -> Void
    ) where Value.AllCases: Sendable {
      let cases = Value.allCases
      self.init(
        id: id, label: label, options: cases.map(\.description),
        default: defaultValue?.description, needsRestart: needsRestart,
        get: { get().description },
        set: { name in
          if let value = cases.first(where: { $0.description == name }) { try set(value) }
        })
    }

    /// A choice between the cases of a type whose raw values are their names.
    public init<Value: CaseIterable & RawRepresentable<String> & Sendable>(
      id: String, label: String, default defaultValue: Value? = nil, needsRestart: Bool = false,
      get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) throws -> Void
    ) {
      self.init(
        id: id, label: label, options: Value.allCases.map(\.rawValue),
        default: defaultValue?.rawValue, needsRestart: needsRestart, get: { get().rawValue },
        set: { name in if let value = Value(rawValue: name) { try set(value) } })
    }
  }
#endif
