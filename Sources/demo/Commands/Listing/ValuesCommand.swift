#if DEBUG_TOOLS
  internal import AppSurface
  internal import DebugMenu
  internal import SDLHost

  /// `demo values`: what the app's own items show, as the menu shares it.
  final class ValuesCommand {
    private let format: DebugShareFormat
    private let stage: HeadlessStage

    /// How long values that take their time are waited for, in turns of 10 ms.
    private static let patience = 300

    /// Sets the stage on which the values are read.
    ///
    /// - Throws: that there is no such format, or what is wrong with the options.
    init(
      _ arguments: ParsedArguments, app: DemoApp, notices: Notices
    ) throws(CommandFailure) {
      let name = arguments["--format"] ?? DebugShareFormat.text.rawValue
      guard let format = DebugShareFormat(rawValue: name) else {
        let names = DebugShareFormat.allCases.map(\.rawValue)
        throw .badInput(
          "--format: there is no format '\(Hint.shown(name))'"
            + Hint.suggestion(for: name, in: names))
      }
      self.format = format
      stage = HeadlessStage(try StageOptions(arguments, app: app), app: app, notices: notices)
    }

    /// The values, those that take their time included.
    func text() async -> String {
      let session = stage.stage.session
      session.perform(.open)
      stage.host.stack.update(at: stage.time)
      _ = session.share(format)
      for _ in 0..<Self.patience where session.isReadingValues {
        try? await Task.sleep(for: .milliseconds(10))
      }
      return session.share(format)
    }
  }
#endif
