#if DEBUG_TOOLS
  internal import AppSurface

  extension Surface {
    /// Plans the steps in which a message comes and goes, and gives their tokens; the last step is
    /// told an opacity of 0.
    func plan(
      _ toast: Toast, fades: Bool, step: @escaping (_ opacity: Double) -> Void
    ) -> [Int] {
      var tokens: [Int] = []
      var time = toast.start
      while let next = toast.nextChange(after: time, fades: fades) {
        tokens.append(schedule(at: next) { step(toast.opacity(at: next, fades: fades)) })
        time = next
      }
      return tokens
    }
  }
#endif
