#if DEBUG_TOOLS
  /// The part of one processor that a process uses, from the processor time that it has used.
  nonisolated struct ProcessLoad: Sendable {
    private var last: (seconds: Double, time: Duration)?

    /// The percentage since the last reading; `-` for the first one and where nothing is known.
    ///
    /// - Parameter used: The processor time that the process has used, as the host tells it: `1.25 s`.
    mutating func read(_ used: String?, at time: Duration) -> ValueText {
      guard let used, let seconds = ValueNumber.leading(in: used) else {
        return ValueText(ValueText.nothing)
      }
      defer { last = (seconds, time) }
      guard let last, time > last.time else { return ValueText(ValueText.nothing) }
      let part = (seconds - last.seconds) / ((time - last.time) / .seconds(1))
      return ValueText("\(NumberText.format((part * 1000).rounded() / 10)) %")
    }
  }
#endif
