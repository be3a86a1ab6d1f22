#if DEBUG_TOOLS
  internal import AppSurface

  nonisolated extension SessionState {
    /// Carries out a command that has to do with inspecting elements; false where it is another's.
    mutating func performInspection(_ command: DebugCommand) -> Bool {
      switch command {
      case .inspect:
        inspector = InspectorState()
        isMenuOpen = false
      case .endInspect: inspector = nil
      case .inspectStep, .inspectAncestor:
        // What was chosen by hand stays though the pointer moves.
        inspector?.isHeld = true
      case .copyIntrospection: break
      default: return false
      }
      return true
    }
  }
#endif
