#if DEBUG_TOOLS
  internal import AppSurface
  internal import DebugMenu
  internal import SDLHost

  /// Plays a script on the sample app without a window.
  final class ScriptPlayer {
    /// What the script is played on.
    let stage: HeadlessStage

    private let script: Script
    private let folder: String
    private let didSave: (String) -> Void

    /// Reads a script and sets the stage for it.
    ///
    /// - Parameters:
    ///   - name: The script's name for messages.
    ///   - folder: Where the files go that the script names.
    ///   - didSave: Told the path of each picture.
    /// - Throws: what is wrong with the script, or that its pictures cannot be written here.
    init(
      _ bytes: [UInt8], named name: String, _ options: StageOptions, app: DemoApp,
      folder: String, notices: Notices, didSave: @escaping (String) -> Void = { _ in }
    ) throws(CommandFailure) {
      let vocabulary = Script.Vocabulary(
        catalog: options.catalog, screens: app.places.map(\.name))
      do {
        script = try Script(bytes: bytes, file: Hint.path(name), vocabulary: vocabulary)
      } catch {
        throw .badInput(error.description)
      }
      for step in script.steps {
        guard let file = step.command.pictureFile else { continue }
        do throws(CommandFailure) {
          try PictureFile.check(file)
        } catch {
          throw CommandFailure(
            code: error.code, message: "\(script.file):\(step.line): \(error.message)")
        }
      }
      self.folder = folder
      self.didSave = didSave
      stage = HeadlessStage(options, app: app, folder: folder, notices: notices)
    }

    /// Plays the script to its end.
    ///
    /// - Throws: what it did not find as it expected, one line each, or what failed on the way.
    func play() async throws(CommandFailure) {
      let runner = ScriptRunner(stage: scriptStage(), startingAt: stage.time)
      do throws(ScriptError) {
        try await runner.run(script)
      } catch {
        throw Self.failure(error, among: runner.failures)
      }
    }

    private func scriptStage() -> ScriptStage {
      let stage = stage
      let folder = folder
      let didSave = didSave
      var result = stage.stage.session.stage { stage.time = $0 }
      result.goToScreen = { stage.stage.app.go($0) }
      result.screenshot = { file in
        let path = OutputFolder.path(of: file, in: folder)
        try PictureFile.write(try stage.picture(), to: path)
        didSave(path)
      }
      result.picture = { file in
        guard let picture = stage.stage.session.picture() else { return }
        let path = OutputFolder.path(of: file, in: folder)
        let bitmap = try picture.bitmap { frame, scale in
          try stage.host.picture(of: frame, scale: scale).bitmap
        }
        try PictureFile.write(Picture(bitmap: bitmap), to: path)
        didSave(path)
      }
      result.write = { file, bytes in
        try AtomicFile.write(bytes, to: OutputFolder.path(of: file, in: folder))
      }
      return result
    }

    private static func failure(
      _ error: ScriptError, among failures: [ScriptError]
    ) -> CommandFailure {
      switch error.kind {
      case .expectation:
        let lines = failures.isEmpty ? [error] : failures
        return CommandFailure(
          code: .unmet, message: lines.map(\.description).joined(separator: "\n"))
      case .input:
        guard let cause = error.cause as? CommandFailure else {
          return .badInput(error.description)
        }
        return CommandFailure(
          code: cause.code, message: "\(error.file):\(error.line): \(cause.message)")
      }
    }
  }
#endif
