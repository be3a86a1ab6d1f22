#if DEBUG_TOOLS
  nonisolated extension ShakeGesture {
    /// The kinds of trigger; each has a switch.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A key chord.
      case keyChord
      /// Shaking the device.
      case motion
      /// Grabbing the window and shaking it.
      case windowShake
      /// Three fingers held still.
      case touch
      /// A chord of a controller's buttons.
      case controller
      /// The app's own code, through ``DebugSession/shake()``.
      case code

      /// What it is called in the menu.
      public var label: String {
        switch self {
        case .keyChord: "Key Chord"
        case .motion: "Shaking the Device"
        case .windowShake: "Shaking the Window"
        case .touch: "Three Fingers"
        case .controller: "Controller"
        case .code: "The App's Code"
        }
      }
    }
  }
#endif
