internal import AppSurface
internal import SDLHost

/// The command line: from arguments to an exit code.
struct Program {
  /// Where output goes.
  var console: Console
  /// Makes the app that is shown.
  var makeApp: () -> DemoApp

  /// What is to be done, and how it wants to be run.
  enum Job {
    /// At once, on the process's first thread; a window waits there for events.
    case immediate(() throws -> Void)
    /// With main-actor tasks in between.
    case playing(() async throws -> Void)
  }

  /// Carries out what arguments ask for, without the program's own name, but for what needs a
  /// window.
  func run(_ arguments: [String]) async -> ExitCode {
    do {
      switch try job(for: ParsedArguments(arguments)) {
      case .immediate(let work): try work()
      case .playing(let work): try await work()
      }
      return .fine
    } catch {
      return exitCode(for: error)
    }
  }

  /// Carries out what arguments ask for on the process's first thread.
  func runOnFirstThread(_ arguments: [String]) -> ExitCode {
    do {
      switch try job(for: ParsedArguments(arguments)) {
      case .immediate(let work): try work()
      case .playing(let work):
        var outcome: Result<Void, any Error>?
        Task {
          do {
            try await work()
            outcome = .success(())
          } catch {
            outcome = .failure(error)
          }
        }
        // Nobody else serves the main actor here.
        let host = HeadlessHost(size: Size(width: 1, height: 1))
        while outcome == nil { host.settle(patience: .milliseconds(200)) }
        try outcome?.get()
      }
      return .fine
    } catch {
      return exitCode(for: error)
    }
  }

  private func exitCode(for error: any Error) -> ExitCode {
    switch error {
    case is Console.Closed: return .fine
    case let failure as CommandFailure:
      let lines = failure.message.split(separator: "\n", omittingEmptySubsequences: false)
      console.say(lines.map { "demo: \($0)" }.joined(separator: "\n"))
      return failure.code
    default:
      console.say("demo: \(error)")
      return .badInput
    }
  }

  private func job(for arguments: ParsedArguments) throws(CommandFailure) -> Job {
    switch arguments.request {
    case .version: return printing("demo \(Version.number)\n")
    case .help(let name?): return printing(HelpText.of(CommandForm.of(name)))
    case .help(nil): return printing(HelpText.all)
    case .run: break
    }
    switch arguments.form.name {
    case .window:
      let command = try WindowCommand(arguments, app: makeApp())
      return .immediate { try command.run() }
    case .devices:
      let command = try DevicesCommand(arguments)
      return .immediate { try list(command, arguments) }
    case .screens:
      return printing(
        ScreensCommand.text(makeApp().places, asJSON: arguments.has("--json")))
    case .shot: return try shot(arguments)
    case .script: return try script(arguments)
    case .sheet: return try sheet(arguments)
    case .tour: return try tour(arguments)
    case .values: return try values(arguments)
    case .bench:
      return .immediate { try Bench(arguments, console: console, makeApp: makeApp).run() }
    }
  }

  private func printing(_ text: String) -> Job { .immediate { try console.write(text) } }

  private func list(_ command: DevicesCommand, _ arguments: ParsedArguments) throws {
    let text = command.text(width: console.columns())
    if command.devices.isEmpty, !command.isJSON { console.say("no device fits") }
    if !text.isEmpty { try console.write(text) }
  }

  private func shot(_ arguments: ParsedArguments) throws(CommandFailure) -> Job {
    guard let file = arguments["--output"] else {
      throw .badInput("demo shot needs the name of the picture: -o FILE")
    }
    try PictureFile.check(file)
    let app = makeApp()
    let options = try StageOptions(arguments, app: app)
    return .immediate {
      let stage = HeadlessStage(options, app: app, notices: notices)
      try PictureFile.write(try stage.picture(), to: file)
    }
  }

  private func sheet(_ arguments: ParsedArguments) throws(CommandFailure) -> Job {
    try Tools.require("a contact sheet")
    #if DEBUG_TOOLS
      let command = try SheetCommand(arguments, app: makeApp(), console: console)
      return .immediate { try command.run() }
    #else
      return .immediate {}
    #endif
  }

  private func script(_ arguments: ParsedArguments) throws(CommandFailure) -> Job {
    guard let file = arguments.operand else {
      throw .badInput("demo script needs the script: a file, or - for standard input")
    }
    try Tools.require("a script")
    #if DEBUG_TOOLS
      let app = makeApp()
      let options = try StageOptions(arguments, app: app)
      let isInput = file == "-"
      let bytes = isInput ? try console.readInput() : try InputFile.read(file)
      let folder = arguments["--out"] ?? "."
      try OutputFolder.prepare(folder)
      let player = try ScriptPlayer(
        bytes, named: isInput ? "standard input" : file, options, app: app, folder: folder,
        notices: notices)
      return .playing { try await player.play() }
    #else
      return .immediate {}
    #endif
  }

  private func values(_ arguments: ParsedArguments) throws(CommandFailure) -> Job {
    try Tools.require("demo values")
    #if DEBUG_TOOLS
      let app = makeApp()
      let command = try ValuesCommand(arguments, app: app, notices: notices)
      return .playing {
        let text = await command.text()
        if let file = arguments["--output"] {
          try AtomicFile.write(Array(text.utf8), to: file)
        } else {
          try console.write(text)
        }
      }
    #else
      return .immediate {}
    #endif
  }

  private func tour(_ arguments: ParsedArguments) throws(CommandFailure) -> Job {
    try Tools.require("the tour")
    #if DEBUG_TOOLS
      let app = makeApp()
      let options = try StageOptions(arguments, app: app)
      let folder = arguments["--out"] ?? "out"
      try OutputFolder.prepare(folder)
      var pictures: [String] = []
      let script = Tour.script(pictureExtension: PictureFile.preferredExtension)
      let player = try ScriptPlayer(
        Array(script.utf8), named: "the tour", options, app: app, folder: folder,
        notices: notices, didSave: { pictures.append($0) })
      return .playing {
        try await player.play()
        try console.write(pictures.map { $0 + "\n" }.joined())
      }
    #else
      return .immediate {}
    #endif
  }

  private var notices: Notices { Notices(write: { console.say($0) }) }
}
