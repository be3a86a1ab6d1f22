import AppSurface
import Glibc

/// Facts about process and system, read where Linux keeps them.
nonisolated enum SystemFacts {
  static func fact(_ fact: HostFact, app: AppFacts) -> String? {
    switch fact {
    case .appVersion: app.version
    case .appBuildNumber: app.build
    case .appBundleIdentifier: app.identifier
    case .userLocale: locale(environment: variable)
    case .osVersion: line("/etc/os-release", key: "PRETTY_NAME") ?? kernel()
    case .systemModel: model()
    case .pushNotificationsRegistered, .frameTime, .framesPerSecond, .drawCommands: nil
    case .processMemory: memory()
    case .processCPU: processorTime()
    }
  }

  /// The locale as POSIX settles it, without its encoding: `de_AT`.
  static func locale(environment: (String) -> String?) -> String? {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = environment(name), !value.isEmpty else { continue }
      return String(value.prefix { $0 != "." && $0 != "@" })
    }
    return nil
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static func text(_ path: String) -> String? {
    guard let bytes = try? AtomicFile.read(path) else { return nil }
    let text = String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
    return text.isEmpty ? nil : text
  }

  /// The value of `KEY="value"` in a file of such lines.
  private static func line(_ path: String, key: String) -> String? {
    let lines = text(path)?.split(separator: "\n") ?? []
    guard let line = lines.first(where: { $0.hasPrefix("\(key)=") }) else { return nil }
    return String(line.dropFirst(key.utf8.count + 1).filter { $0 != "\"" })
  }

  private static func names() -> (kernel: String, machine: String)? {
    var names = utsname()
    guard uname(&names) == 0 else { return nil }
    let text: (UnsafeRawBufferPointer) -> String = { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return (
      withUnsafeBytes(of: names.sysname) { text($0) } + " "
        + withUnsafeBytes(of: names.release) { text($0) },
      withUnsafeBytes(of: names.machine) { text($0) }
    )
  }

  private static func kernel() -> String? { names()?.kernel }

  private static func model() -> String? {
    for path in ["/sys/class/dmi/id/product_name", "/proc/device-tree/model"] {
      guard let line = text(path)?.split(separator: "\n").first else { continue }
      return String(line)
    }
    return names()?.machine
  }

  private static func memory() -> String? {
    guard let fields = text("/proc/self/statm")?.split(separator: " "), fields.count > 1,
      let pages = Int(fields[1])
    else { return nil }
    return decimal(Double(pages * sysconf(Int32(_SC_PAGESIZE))) / 1_048_576) + " MB"
  }

  private static func processorTime() -> String? {
    var used = rusage()
    guard getrusage(RUSAGE_SELF.rawValue, &used) == 0 else { return nil }
    let seconds: (timeval) -> Double = { Double($0.tv_sec) + Double($0.tv_usec) / 1_000_000 }
    return decimal(seconds(used.ru_utime) + seconds(used.ru_stime)) + " s"
  }

  /// A number with two decimals.
  private static func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
