#if DEBUG_TOOLS
  public import AppSurface

  /// A change of debug state: menu rows, sliders, scripts and code all go through one of these.
  public nonisolated enum DebugCommand: Hashable, Sendable {
    /// Opens the menu; nothing happens where it is open.
    case open
    /// Closes the menu; nothing happens where it is closed.
    case close
    /// Opens the menu or closes it.
    case toggle
    /// Gives the app a device's size, held in its natural orientation.
    indirect case device(Device)
    /// Gives the app a size in points that belongs to no device.
    case size(Size)
    /// Turns to landscape, or back.
    case rotate
    /// Gives the app the window's size again.
    case reset
    /// Takes back the last reset.
    case undoReset
    /// Shows the bar that resizes the app by hand.
    case resize
    /// Hides that bar.
    case endResize
    /// Shows or hides the names of screen and route.
    case overlay(Bool)
    /// Chooses between the dark and the light appearance.
    case dark(Bool)
    /// Chooses between right-to-left and left-to-right.
    case rightToLeft(Bool)
    /// Multiplies the size of the app's text.
    case textScale(Double)
    /// Performs what the app's own item does: presses a button, flips a switch, moves on to the next
    /// choice, reads a value anew.
    case run(DebugItemID)
    /// Sets one of the app's own controls.
    case set(DebugItemID, DebugSetting)
  }
#endif
