import AppSurface
import CSDL2

extension HostServices {
  /// Services over the real system; relative file names are looked up in `folder`.
  static func system(
    now: @escaping @MainActor () -> Duration, text: TextMeasuring,
    fonts: @escaping @MainActor () -> FontSystem, facts: AppFacts, title: String, folder: String?,
    editor: EditorLauncher?, wake: @escaping @Sendable () -> Void
  ) -> HostServices {
    var services = HostServices(text: text)
    services.now = now
    services.clipboard = {
      guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else {
        return nil
      }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    services.setClipboard = { SDL_SetClipboardText($0) }
    services.useFiles(in: folder)
    services.settingsFile = {
      FileFolder.path(of: $0, in: SettingsFolder.path(facts: facts, title: title) ?? folder)
    }
    services.fact = { SystemFacts.fact($0, app: facts) }
    if let editor { services.openInEditor = { editor.open($0, line: $1) } }
    services.drawPicture = { try PictureSaver.draw($0, scale: $1, fonts: fonts()) }
    services.savePicture = { try PictureSaver.save($0, name: $1, in: folder) }
    let notices = Notices()
    services.warn = { notices.say($0) }
    services.wake = wake
    return services
  }
}

extension HostServices {
  /// Reads, writes and holds files; relative names are looked up in `folder`.
  mutating func useFiles(in folder: String?) {
    readFile = { try AtomicFile.read(FileFolder.path(of: $0, in: folder)) }
    writeFile = { try AtomicFile.write($1, to: FileFolder.path(of: $0, in: folder)) }
    holdingFile = { FileLock.holding(FileFolder.path(of: $0, in: folder), waiting: $1, $2) }
  }
}

/// Where relative names lead.
nonisolated enum FileFolder {
  static func path(of name: String, in folder: String?) -> String {
    guard let folder, !folder.isEmpty, !name.hasPrefix("/") else { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
