import AppSurface
import CSDL2

extension HostServices {
  /// Services over the real system; relative file names are looked up in `folder`.
  static func system(
    now: @escaping @MainActor () -> Duration, fonts: FontSystem, facts: AppFacts, folder: String?,
    wake: @escaping @Sendable () -> Void
  ) -> HostServices {
    var services = HostServices(text: fonts.measuring)
    services.now = now
    services.clipboard = {
      guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else {
        return nil
      }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    services.setClipboard = { SDL_SetClipboardText($0) }
    services.readFile = { try AtomicFile.read(FileFolder.path(of: $0, in: folder)) }
    services.writeFile = { try AtomicFile.write($1, to: FileFolder.path(of: $0, in: folder)) }
    services.fact = { SystemFacts.fact($0, app: facts) }
    services.openInEditor = { EditorLauncher.open($0, line: $1) }
    services.wake = wake
    return services
  }
}

/// Where relative names lead.
nonisolated enum FileFolder {
  static func path(of name: String, in folder: String?) -> String {
    guard let folder, !folder.isEmpty, !name.hasPrefix("/") else { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
