/// What the outside gives, filled by the host: the pure modules read no clock, no file and no
/// environment of their own.
public struct HostServices {
  /// The time on the clock that events carry.
  public var now: @MainActor () -> Duration
  /// The clipboard's text, nil where it holds none.
  public var clipboard: @MainActor () -> String?
  /// Puts text on the clipboard.
  public var setClipboard: @MainActor (String) -> Void
  /// The bytes of a named file; throws with a message for people.
  public var readFile: @MainActor (_ name: String) throws -> [UInt8]
  /// Writes a named file whole or not at all; throws with a message for people.
  public var writeFile: @MainActor (_ name: String, _ bytes: [UInt8]) throws -> Void
  /// The name by which the two above know a file of settings: where the system keeps those of this
  /// program.
  public var settingsFile: @MainActor (_ name: String) -> String
  /// Does something while no other process that asks the same way does it with the same file, so
  /// that reading, changing and writing are one step. False where another held the file for as long
  /// as this one may wait, and nothing was done.
  public var holdingFile:
    @MainActor (_ name: String, _ waiting: Duration, _ body: () -> Void) -> Bool
  /// A fact about the process or the system.
  public var fact: @MainActor (HostFact) -> String?
  /// Opens a source file, by its path or as `#fileID` names it, at a line in the person's editor;
  /// false where no editor is known or the file is not found.
  public var openInEditor: @MainActor (_ path: String, _ line: Int) -> Bool
  /// Draws a frame off screen, with `scale` pixels for each point. Throws with a message for people.
  public var drawPicture: @MainActor (_ frame: Composition, _ scale: Double) throws -> Bitmap
  /// Saves a picture under a name without an extension; gives the file's path. Throws with a message
  /// for people.
  public var savePicture: @MainActor (_ picture: Bitmap, _ name: String) throws -> String
  /// Tells the developer of something that is probably a mistake in the app's code.
  public var warn: @MainActor (String) -> Void
  /// Wakes the loop from any thread, so that it looks for work.
  public var wake: @Sendable () -> Void
  /// How text is measured.
  public var text: TextMeasuring

  /// Services that know nothing and keep a clipboard of their own: for tests and as a base to fill.
  public init(text: TextMeasuring = .fixed) {
    final class Memory {
      var clipboard: String?
    }
    let memory = Memory()
    now = { .zero }
    clipboard = { memory.clipboard }
    setClipboard = { memory.clipboard = $0 }
    readFile = {
      throw HostServiceError(message: "\($0): this host has no files", isMissingFile: true)
    }
    writeFile = { name, _ in throw HostServiceError(message: "\(name): this host has no files") }
    settingsFile = { $0 }
    holdingFile = { _, _, body in
      body()
      return true
    }
    fact = { _ in nil }
    openInEditor = { _, _ in false }
    drawPicture = { _, _ in throw HostServiceError(message: "this host draws no pictures") }
    savePicture = { _, _ in throw HostServiceError(message: "this host saves no pictures") }
    warn = { _ in }
    wake = {}
    self.text = text
  }
}
