#if DEBUG_TOOLS
  package import AppSurface

  /// What a script plays on: a stack of layers under a virtual clock, as closures.
  package struct ScriptStage {
    /// Gives an event to the topmost layer; positions are in points of the window.
    package var send: @MainActor (InputEvent) -> Void
    /// Sets the virtual clock, and lays out and does what is due by then.
    package var advance: @MainActor (Duration) -> Void
    /// Performs a command of the menu.
    package var perform: @MainActor (DebugCommand) -> Void
    /// Why a command of the menu would do nothing; nil where it does what it says.
    package var refusal: @MainActor (DebugCommand) -> String?
    /// Asks for the menu as the app's own code does.
    package var askForMenu: @MainActor () -> Void
    /// Gives the window a size in points.
    package var resizeWindow: @MainActor (Size) -> Void
    /// Goes to a screen of the demo, by a name that was checked.
    package var goToScreen: @MainActor (String) -> Void
    /// Brings the menu's row of this label into view; false where the menu has none or is closed.
    package var reveal: @MainActor (String) -> Bool
    /// Where a hand takes hold of the slider that bears a label, and where it lets go for the slider
    /// to stand at a value; nil where no such slider shows; throws why it has no such value.
    package var slider:
      @MainActor (_ label: String, _ value: Double) throws -> (from: Point, to: Point)?
    /// Sets the control of the menu that bears a label, as a person writes it; throws why not.
    package var set: @MainActor (_ label: String, _ value: String) throws -> Void
    /// Puts the value of the menu's item that bears a label on the clipboard; throws why not.
    package var copy: @MainActor (_ label: String) throws -> Void
    /// What the app's own items show, written in a format.
    package var share: @MainActor (DebugShareFormat) -> String
    /// The layers, bottom first.
    package var layers: @MainActor () -> [ScriptLayer]
    /// The state of everything.
    package var state: @MainActor () -> JSONValue
    /// Saves a picture of the window under a name.
    package var screenshot: @MainActor (_ file: String) throws -> Void
    /// Saves a picture of the app alone under a name.
    package var picture: @MainActor (_ file: String) throws -> Void
    /// Reads a file.
    package var read: @MainActor (_ file: String) throws -> [UInt8]
    /// Writes a file whole or not at all.
    package var write: @MainActor (_ file: String, _ bytes: [UInt8]) throws -> Void

    /// A stage on which nothing happens: a base to fill.
    package init() {
      send = { _ in }
      advance = { _ in }
      perform = { _ in }
      refusal = { _ in nil }
      askForMenu = {}
      resizeWindow = { _ in }
      goToScreen = { _ in }
      reveal = { _ in false }
      slider = { _, _ in nil }
      set = { _, _ in }
      copy = { _ in }
      share = { _ in "" }
      layers = { [] }
      state = { .null }
      screenshot = { _ in }
      picture = { _ in }
      read = { _ in [] }
      write = { _, _ in }
    }
  }
#endif
