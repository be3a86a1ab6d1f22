#if DEBUG_TOOLS
  internal import CSDL2
  internal import SDLHost

  /// What the program had set, and whether it is so again after the menu was closed.
  struct AttachmentReceipt {
    private var input: InputReceipt?
    private var deadline: UInt64 = 0
    private var renderNames: [String] = []
    private var renderFaults: Set<String> = []

    /// How long the window system has to give the focus back, in milliseconds.
    private static let patience: UInt64 = 1000

    /// Whether the menu was closed and the receipt is not yet written.
    var isPending: Bool { input != nil }

    /// Takes down a frame that was drawn over: what the renderer said before and after.
    mutating func drew(_ before: RenderReading?, _ after: RenderReading?) {
      guard let before, let after else { return }
      renderNames = before.names
      renderFaults.formUnion(after.differences(from: before))
    }

    /// The menu was closed, and the input given back.
    mutating func closed(_ input: InputReceipt) {
      self.input = input
      deadline = SDL_GetTicks64() + Self.patience
      check()
    }

    /// Writes the receipt when all is as it was, or time is up.
    mutating func check() {
      guard let input else { return }
      let differences = input.differences()
      guard differences.isEmpty || SDL_GetTicks64() >= deadline else { return }
      let names = InputReceipt.names + renderNames
      let faults = differences + renderFaults.sorted()
      let kept = names.filter { !faults.contains($0) }
      var line = "debug menu closed: as before are \(kept.joined(separator: ", "))"
      if !faults.isEmpty { line += "; not as before: \(faults.joined(separator: ", "))" }
      if input.hadTextInput {
        line += "; SDL cannot be asked for the rectangle of text input: set it anew"
      }
      faults.isEmpty ? SDLLog.info(line) : SDLLog.warn(line)
      self.input = nil
    }
  }
#endif
