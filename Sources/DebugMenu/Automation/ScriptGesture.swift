#if DEBUG_TOOLS
  package import AppSurface

  /// What a script does with a device, its window, its fingers or a controller in hand.
  package nonisolated enum ScriptGesture: Hashable, Sendable {
    /// Shakes the device.
    case shakeDevice
    /// Grabs the window and shakes it.
    case shakeWindow
    /// The app's own code asks for the menu.
    case code
    /// An accelerometer measures once.
    case sample(MotionEvent)
    /// An accelerometer measures what a file says, at the file's times.
    case recording(String)
    /// A finger touches a point of the window.
    case fingerDown(Int64, Point)
    /// A finger that touches moves to another point.
    case fingerMoved(Int64, Point)
    /// A finger lets go.
    case fingerUp(Int64)
    /// Buttons of a controller go down and up.
    case pad([PadStep])
    /// The window is moved on the desktop.
    case moveWindow(Point)

    /// A button that goes down or up.
    package struct PadStep: Hashable, Sendable {
      /// Which button.
      package var button: ControllerEvent.Button
      /// Whether it goes down.
      package var isDown: Bool
    }
  }

  nonisolated extension ShakeGesture.Kind {
    /// What scripts and the exported state call it: `key-chord`.
    package var scriptName: String { scriptSpelling(of: rawValue) }
  }

  nonisolated extension ControllerEvent.Button {
    /// What scripts and the exported state call it: `left-stick`.
    package var scriptName: String { scriptSpelling(of: rawValue) }
  }

  /// `leftStick` as scripts write it: `left-stick`.
  nonisolated private func scriptSpelling(of name: String) -> String {
    name.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }
#endif
