#if DEBUG_TOOLS
  internal import AppSurface

  nonisolated extension DebugValue {
    /// How long the last frame took to be laid out and drawn.
    public static let frameTime = DebugValue(
      id: "frameTime", label: "Frame Time", fact: .frameTime, every: .milliseconds(250))
    /// How many frames were drawn in the last second; an app at rest draws none.
    public static let framesPerSecond = DebugValue(
      id: "framesPerSecond", label: "Frames per Second", fact: .framesPerSecond)
    /// How many drawing commands the last frame had.
    public static let drawCommands = DebugValue(
      id: "drawCommands", label: "Draw Commands", fact: .drawCommands)
    /// The memory that the process holds.
    public static let processMemory = DebugValue(
      id: "processMemory", label: "Memory", fact: .processMemory)
    /// The part of one processor that the process has used since it was read last.
    public static let processCPU = DebugValue(
      id: "processCPU", label: "CPU", source: .load, interval: .seconds(1))

    private init(id: String, label: String, fact: HostFact, every interval: Duration = .seconds(1))
    {
      self.init(id: id, label: label, source: .fact(fact), interval: interval)
    }
  }
#endif
