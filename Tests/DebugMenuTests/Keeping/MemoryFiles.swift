import AppSurface

/// Files in memory, as services read and write them; a disk that is full or refuses can be had.
final class MemoryFiles {
  var files: [String: [UInt8]] = [:]
  /// What writing throws; nil writes.
  var fault: String?
  /// Files that cannot be read though they are there.
  var unreadable: Set<String> = []
  /// Whether another process holds the files and does not let go.
  var isHeldElsewhere = false
  /// How long was waited for it, each time.
  private(set) var waits: [Duration] = []
  private(set) var writes = 0

  var services: HostServices {
    var services = HostServices()
    services.readFile = { [self] name in
      if unreadable.contains(name) {
        throw HostServiceError(message: "\(name): permission denied")
      }
      guard let bytes = files[name] else {
        throw HostServiceError(message: "\(name): there is no such file", isMissingFile: true)
      }
      return bytes
    }
    services.writeFile = { [self] name, bytes in
      if let fault { throw HostServiceError(message: "\(name): \(fault)") }
      writes += 1
      files[name] = bytes
    }
    services.holdingFile = { [self] _, waiting, body in
      guard !isHeldElsewhere else {
        waits.append(waiting)
        return false
      }
      body()
      return true
    }
    return services
  }

  /// The text of a file.
  subscript(name: String) -> String? {
    get { files[name].map { String(decoding: $0, as: UTF8.self) } }
    set { files[name] = newValue.map { Array($0.utf8) } }
  }
}
