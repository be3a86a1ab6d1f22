#if DEBUG_TOOLS
  internal import Observation

  /// What the tools' views show. Views hold the store and not the session, so that a session is gone
  /// when its owner lets it go.
  @Observable
  final class SessionStore {
    /// All debug state.
    var state: SessionState
    /// The menu.
    var model = MenuModel()
    /// The rows of the menu that are built.
    var builtRows: Range<Int> = 0..<0
    /// How opaque the toast is.
    var toastOpacity = 0.0
    /// What is typed in the bar's field; nil shows the size.
    var typedSize: String?
    /// What is wrong with what was typed.
    var sizeError: String?
    /// What opens the menu, for hints.
    var chordTitle: String?

    /// Carries out a command.
    @ObservationIgnored var perform: (DebugCommand) -> Void = { _ in }
    /// Searches the menu.
    @ObservationIgnored var search: (String) -> Void = { _ in }

    init(state: SessionState) { self.state = state }
  }
#endif
