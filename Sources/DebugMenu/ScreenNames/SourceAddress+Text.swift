#if DEBUG_TOOLS
  internal import AppSurface

  nonisolated extension SourceAddress {
    /// The file's name without folders.
    var file: String { fileID.split(separator: "/").last.map(String.init) ?? fileID }

    /// The file's name and the line: `Home.swift:42`.
    var text: String { "\(file):\(line)" }
  }
#endif
