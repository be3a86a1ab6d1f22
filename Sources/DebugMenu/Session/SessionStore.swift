#if DEBUG_TOOLS
  internal import AppSurface
  internal import Observation

  /// What the tools' views show. Views hold the store and not the session, so that a session is gone
  /// when its owner lets it go.
  @Observable
  final class SessionStore {
    /// All debug state.
    var state: SessionState
    /// The menu. Moving the selection alone goes through ``moveSelection(_:pageSize:)``.
    var model: MenuModel {
      get {
        _ = rowsRevision
        return storedModel
      }
      _modify {
        yield &storedModel
        rowsRevision += 1
        selectionRevision += 1
      }
    }
    @ObservationIgnored private var storedModel = MenuModel()
    private var rowsRevision = 0
    private var selectionRevision = 0
    /// The rows of the menu that are built.
    var builtRows: Range<Int> = 0..<0
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

    /// Carries out a command.
    @ObservationIgnored var perform: (DebugCommand) -> Void = { _ in }
    /// Searches the menu.
    @ObservationIgnored var search: (String) -> Void = { _ in }

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

    init(state: SessionState) { self.state = state }

    /// Moves the selection. No row is evaluated anew: only the mark beneath them moves.
    func moveSelection(_ move: MenuModel.Move, pageSize: Int) {
      storedModel.move(move, pageSize: pageSize)
      selectionRevision += 1
    }

    /// Where the selected row stands among all rows.
    var selectedOffset: Int? {
      _ = selectionRevision
      return storedModel.selection.flatMap { storedModel.offset(of: $0) }
    }
  }
#endif
