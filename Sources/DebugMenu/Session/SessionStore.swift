#if DEBUG_TOOLS
  internal import AppSurface
  internal import Observation

  /// What the tools' views show. Views hold the store and not the session, so that a session is gone
  /// when its owner lets it go.
  @Observable
  final class SessionStore {
    /// All debug state.
    var state: SessionState
    /// The menu's rows.
    @ObservationIgnored let list: ItemListModel
    /// The menu as a value.
    var model: MenuModel {
      get { list.menu }
      _modify { yield &list.menu }
    }
    /// Where the devices of the wall stand; nil until it first showed.
    var wallLayout: WallLayout?
    /// How opaque the toast is.
    var toastOpacity = 0.0
    /// What is typed in the bar's field; nil shows the size.
    var typedSize: String?
    /// What is wrong with what was typed.
    var sizeError: String?
    /// What the resize bar has to say about what the pointer is over.
    var barHint: BarHint?
    /// What opens the menu, for hints.
    var chordTitle: String?

    /// All chords that open the menu, for the page about triggers.
    var chordTitles = ""
    /// The controller's chord, for the same.
    var controllerTitle = ""
    /// What the page about triggers shows besides its switches.
    var triggers = TriggersModel()
    /// The row of letters with which a controller types; nil while there is none.
    var letters: LetterRow?
    /// Whether a controller was used last, so that hints name its buttons.
    var usesController = false
    /// Carries out a command.
    @ObservationIgnored var perform: (DebugCommand) -> Void = { _ in }

    /// Told each step of a drag of that sheet.
    @ObservationIgnored var sheetMoved: (PointerEvent) -> Void = { _ in }
    /// Told each step of a drag of the app's frame.
    @ObservationIgnored var handleMoved: (FrameHandle, PointerEvent) -> Void = { _, _ in }
    /// The lengths that a side of the app snaps to.
    @ObservationIgnored var snapLengths: (WritableKeyPath<Size, Double>) -> SnapLengths = {
      SnapLengths($0, of: [])
    }
    /// Reads a size that was typed.
    @ObservationIgnored var readSize: (String) throws(SizeError) -> DebugCommand = {
      text throws(SizeError) in .size(try SizeParser.parse(text))
    }

    init(state: SessionState, list: ItemListModel) {
      self.state = state
      self.list = list
    }
  }
#endif
