#if DEBUG_TOOLS
  package import AppSurface

  /// What the tools remember over restarts: one JSON file, a section for each part of the tools.
  ///
  /// The file is read once, and is written whole or not at all with each change. A change is made to
  /// what stands in the file at that time, so two processes can share it and sections and fields that
  /// this version does not know stay. A damaged file is put aside; where that or writing fails, or
  /// another process holds the file and does not let go, what was set is remembered as long as the
  /// process lives, is written with the next change that can be, and ``notice`` says why.
  @MainActor
  package final class SettingsKeeper {
    /// What went wrong last with the file, for people; nil where nothing did.
    package private(set) var notice: String?

    private let services: HostServices
    private let file: String
    private var contents = JSONObject()
    /// The sections that could not be written, in order; they count before what the file says.
    private var unwritten: [String] = []
    /// Whether what stands in the file may be replaced: else it could not be read or put aside.
    private var mayWrite = true
    /// How long to wait for another process that holds the file: not again where it did not let go.
    private var patience = SettingsKeeper.longestWait

    /// Long enough for another's change, short enough that nobody sees the window stand still.
    private static let longestWait = Duration.milliseconds(200)

    /// Reads what was kept; a file that is not there is an empty one.
    ///
    /// - Parameter fileName: The file's name in the place that the host has for settings.
    package init(services: HostServices, fileName: String = "debug-menu.json") {
      self.services = services
      file = services.settingsFile(fileName)
      holding { read(isHeld: $0) }
    }

    /// What is kept for a part of the tools; setting it writes the file, and nil removes it.
    package subscript(_ section: String) -> JSONValue? {
      get { contents[section] }
      set { update(section) { $0 = newValue } }
    }

    /// Changes what is kept for a part of the tools, on top of what other processes have written
    /// meanwhile. Nothing is written where nothing changes.
    package func update(_ section: String, _ change: (inout JSONValue?) -> Void) {
      holding { isHeld in
        if mayWrite { read(isHeld: isHeld) }
        let old = contents[section]
        var new = old
        change(&new)
        guard new != old else { return }
        contents[section] = new
        if !unwritten.contains(section) { unwritten.append(section) }
        if isHeld { write() }
      }
    }

    /// Does something with the file, as the only process where the others let it.
    private func holding(_ body: (_ isHeld: Bool) -> Void) {
      let isHeld = services.holdingFile(file, patience) { body(true) }
      patience = isHeld ? Self.longestWait : .zero
      guard !isHeld else { return }
      notice = "Settings are not kept: another program holds \(file)"
      body(false)
    }

    private func read(isHeld: Bool) {
      let bytes: [UInt8]
      do { bytes = try services.readFile(file) } catch {
        // Nothing was kept yet; what is remembered since stays.
        if (error as? HostServiceError)?.isMissingFile == true { return }
        mayWrite = false
        notice = "Settings are not kept: \(error)"
        return
      }
      do {
        guard case .object(let object) = try JSONValue(parsing: bytes) else {
          throw HostServiceError(message: "it is not an object")
        }
        let remembered = contents
        contents = object
        for section in unwritten { contents[section] = remembered[section] }
      } catch {
        if isHeld { putAside(bytes, because: "\(error)") }
      }
    }

    private func write() {
      guard mayWrite else { return }
      do {
        try services.writeFile(file, Array(JSONValue.object(contents).prettyPrinted.utf8))
        unwritten = []
      } catch {
        notice = "Settings are not kept: \(error)"
      }
    }
  }

  extension SettingsKeeper {
    /// How many damaged files are kept beside each other.
    private static let backups = 100

    /// Moves a damaged file's bytes to a backup beside it and begins with an empty file.
    private func putAside(_ bytes: [UInt8], because reason: String) {
      do {
        let backup = try putAside(bytes)
        try services.writeFile(file, Array(JSONValue.object(contents).prettyPrinted.utf8))
        notice = "The settings were damaged (\(reason)); they are now in \(Self.place(of: backup))"
      } catch {
        mayWrite = false
        notice = "The settings in \(file) are damaged (\(reason)) and stay as they are: \(error)"
      }
    }

    /// A file's name, with its folder behind it, which may be long.
    private static func place(of path: String) -> String {
      guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return path }
      return "\(path[path.index(after: slash)...]) in \(path[..<slash])"
    }

    /// Writes bytes to a file that is not there yet, or has them already, and gives its name.
    private func putAside(_ bytes: [UInt8]) throws -> String {
      for number in 1...Self.backups {
        let name = "\(file).damaged" + (number == 1 ? "" : "-\(number)")
        do {
          if try services.readFile(name) == bytes { return name }
        } catch let error as HostServiceError where error.isMissingFile {
          try services.writeFile(name, bytes)
          return name
        }
      }
      throw HostServiceError(message: "there are \(Self.backups) damaged files beside it already")
    }
  }
#endif
