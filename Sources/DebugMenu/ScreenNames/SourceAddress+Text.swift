#if DEBUG_TOOLS
  internal import AppSurface

  nonisolated extension SourceAddress {
    /// The file's name without folders.
    var file: String { fileID.split(separator: "/").last.map(String.init) ?? fileID }

    /// The module, the file's name and the line, as editors and people read it:
    /// `demo/Home.swift:42`.
    var fullText: String { "\(fileID):\(line)" }
  }
#endif
