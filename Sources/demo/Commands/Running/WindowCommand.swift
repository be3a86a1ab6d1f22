internal import AppSurface
internal import DebugMenu
internal import SDLHost

/// `demo`: the sample app in a window.
final class WindowCommand {
  private let window: SDLWindow
  private let stage: DemoStage
  private let files: StateFiles?

  /// Opens the window.
  ///
  /// - Throws: that there is no display, with the commands that work without one.
  init(_ arguments: ParsedArguments, app: DemoApp) throws(CommandFailure) {
    let options = try StageOptions(arguments, app: app)
    var windowOptions = WindowOptions()
    windowOptions.font = options.font
    windowOptions.facts = Version.facts
    windowOptions.usesControllers = true
    windowOptions.editor = try Self.editor(arguments["--editor"])
    do {
      window = try SDLWindow(title: app.name, size: options.window, options: windowOptions)
    } catch {
      throw Self.failure(error)
    }
    stage = DemoStage(options, app: app, on: window.stack, isForPeople: true)
    files = try StateFiles(arguments, stage: stage)
  }

  private static func editor(_ command: String?) throws(CommandFailure) -> EditorLauncher? {
    guard let command else { return nil }
    try Tools.require("--editor")
    if let editor = EditorLauncher(command: command) { return editor }
    throw .missing(
      "--editor: there is no program '\(Hint.shown(command))'; give one that is on PATH, or a path")
  }

  /// Shows the window until it is closed.
  func run() throws(CommandFailure) {
    var failure: CommandFailure?
    if let files {
      window.didPresent = { [window] frame in
        guard failure == nil else { return }
        do throws(CommandFailure) {
          try files.write(frame: frame)
        } catch {
          failure = error
          window.quit()
        }
      }
    }
    do { try window.run() } catch { throw Self.failure(error) }
    if let failure { throw failure }
  }

  private static func failure(_ error: SDLError) -> CommandFailure {
    guard error.kind == .noDisplay else { return .missing(error.description) }
    return .missing(
      "\(error); these work without one: demo tour, demo shot -o FILE, demo script FILE")
  }
}

/// What a test outside of the process reads: the state and the text tree after each frame.
final class StateFiles {
  private let stage: DemoStage
  private let stateFile: String?
  private let treeFile: String?

  /// The files that the arguments name; nil where they name none.
  init?(_ arguments: ParsedArguments, stage: DemoStage) throws(CommandFailure) {
    stateFile = arguments["--state-file"]
    treeFile = arguments["--tree-file"]
    self.stage = stage
    guard stateFile != nil || treeFile != nil else { return nil }
    try Tools.require("--state-file")
  }

  /// Writes the files, the state last: who sees a new state finds the tree that goes with it.
  func write(frame: Int) throws(CommandFailure) {
    #if DEBUG_TOOLS
      do throws(HostServiceError) {
        if let treeFile {
          let tree = TreeText.export(stage.session.scriptLayers())
          try AtomicFile.write(Array(tree.utf8), to: treeFile)
        }
        if let stateFile {
          var state = stage.session.exportState()
          if case .object(var object) = state {
            object["frame"] = .number(frame)
            state = .object(object)
          }
          try AtomicFile.write(Array(state.prettyPrinted.utf8), to: stateFile)
        }
      } catch {
        throw .badInput(error.message)
      }
    #endif
  }
}
