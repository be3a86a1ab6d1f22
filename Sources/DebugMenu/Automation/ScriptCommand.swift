#if DEBUG_TOOLS
  package import AppSurface

  /// One command of a script, read and checked.
  package nonisolated enum ScriptCommand: Hashable, Sendable {
    /// Presses the chord that opens the menu.
    case shake
    /// Does what a person does with a device, its window, fingers or a controller in hand.
    case gesture(ScriptGesture)
    /// Presses a key chord and releases it.
    case key(KeyChord)
    /// Enters text.
    case type(String)
    /// Clicks the control that bears a label, while modifier keys are held.
    case tapLabel(String, KeyModifiers = [])
    /// Clicks a point of the window, while modifier keys are held.
    case tapPoint(Point, KeyModifiers = [])
    /// Presses at one point of the window, moves to another and releases, while modifier keys are
    /// held.
    case drag(from: Point, to: Point, KeyModifiers = [])
    /// Drags the thumb of the slider that bears a label to a value, while modifier keys are held.
    case slide(String, to: Double, KeyModifiers = [])
    /// Turns the wheel over a point of the window, by points of content, while modifier keys are
    /// held.
    case wheel(at: Point, delta: Point, KeyModifiers = [])
    /// Moves the pointer to a point of the window.
    case move(Point)
    /// Lets time pass.
    case wait(Duration)
    /// Gives the window a size in points.
    case window(Size)
    /// Gives the app a device's size.
    indirect case device(Device)
    /// Gives the app a size in points.
    case size(Size)
    /// Turns to landscape, or back.
    case rotate
    /// Gives the app the window's size.
    case reset
    /// Performs another command of the menu.
    case perform(DebugCommand)
    /// Goes to a screen of the demo.
    case screen(String)
    /// Sets the control of the menu that bears a label.
    case set(String, to: String)
    /// Puts the bare value of the menu's item that bears a label on the clipboard.
    case copy(String)
    /// Writes what the app's own items show to a file.
    case share(DebugShareFormat, String)
    /// Saves a picture of the window.
    case screenshot(String)
    /// Saves a picture of the app alone, with the pixels of its device.
    case picture(String)
    /// Saves the state.
    case state(String)
    /// Saves the layers as text.
    case tree(String)
    /// Holds the state against what is expected.
    case expect(Expectation)
  }

  nonisolated extension ScriptCommand {
    /// The file of the picture that the command saves; nil where it saves none.
    package var pictureFile: String? {
      switch self {
      case .screenshot(let file), .picture(let file): file
      default: nil
      }
    }
  }

  /// A command and the line it stands on.
  package nonisolated struct ScriptStep: Hashable, Sendable {
    /// The line, from 1.
    package var line: Int
    /// What is to be done.
    package var command: ScriptCommand
  }

  /// Something about a script is wrong, or something it did: where and why.
  package nonisolated struct ScriptError: Error, CustomStringConvertible {
    /// Whose fault it is.
    package enum Kind: Hashable, Sendable {
      /// The script is not written as it must be, or names what does not exist.
      case input
      /// The script ran and what it expected was not so.
      case expectation
    }

    /// Whose fault it is.
    package var kind: Kind
    /// The script's name.
    package var file: String
    /// The line, from 1.
    package var line: Int
    /// What is wrong, for people.
    package var reason: String
    /// What a service of the host threw, where it did.
    package var cause: (any Error)?

    /// The place and the reason on one line.
    package var description: String { "\(file):\(line): \(reason)" }
  }
#endif
