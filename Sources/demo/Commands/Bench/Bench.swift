internal import AppSurface

/// `demo bench`: measures, and prints a line `name value unit` for each figure; values are medians.
struct Bench {
  let console: Console
  let makeApp: () -> DemoApp
  let effort: BenchEffort

  private let prefix: String
  private let names = BenchNames()
  private let role: BenchWindow.Role?

  /// The benchmark that the arguments ask for.
  init(
    _ arguments: ParsedArguments, console: Console, makeApp: @escaping () -> DemoApp
  ) throws(CommandFailure) {
    try Tools.require("the benchmark")
    self.console = console
    self.makeApp = makeApp
    effort = arguments.has("--quick") ? .quick : .full
    prefix = arguments["--only"] ?? ""
    guard let name = arguments["--role"] else {
      role = nil
      return
    }
    guard let role = BenchWindow.Role(rawValue: name) else {
      let roles = BenchWindow.Role.allCases.map(\.rawValue)
      throw .badInput(
        "--role: there is no role '\(Hint.shown(name))'\(Hint.suggestion(for: name, in: roles))")
    }
    self.role = role
  }

  /// Measures and prints.
  func run() throws {
    if let role { return try BenchWindow(role, app: makeApp()).run() }
    #if DEBUG_TOOLS
      try starts()
      try idling()
      try events()
      try attaching()
      for count in [100, 1000, 10_000, 100_000] { try frames(count) }
      try dragging()
      try values()
      for place in makeApp().places { try resizing(place.name) }
      for place in makeApp().places { try layout(of: place.name) }
      try scrolling()
      try screenNames()
      try introspecting()
      try wall()
      try sheet()
      try limit()
      guard names.hasReported else {
        throw CommandFailure.badInput(
          "--only: no figure begins with '\(Hint.shown(prefix))'"
            + Hint.suggestion(for: prefix, in: names.all))
      }
    #endif
  }

  /// Whether figures that begin so are wanted.
  func wants(_ name: String) -> Bool {
    names.add(name)
    return prefix.isEmpty || name.hasPrefix(prefix) || prefix.hasPrefix(name)
  }

  /// Prints a figure where it is wanted.
  func report(_ name: String, _ value: Int, _ unit: String) throws {
    try report(name, "\(value)", unit)
  }

  /// Prints a figure with three decimals where it is wanted.
  func report(_ name: String, thousandths: Int, _ unit: String) throws {
    let decimals = String(thousandths % 1000 + 1000).dropFirst()
    try report(name, "\(thousandths / 1000).\(decimals)", unit)
  }

  private func report(_ name: String, _ value: String, _ unit: String) throws {
    guard name.hasPrefix(prefix) else { return }
    names.hasReported = true
    try console.write("\(name) \(value) \(unit)\n")
  }
}

/// The figures that there are, as far as they were come by.
private final class BenchNames {
  private(set) var all: [String] = []
  var hasReported = false

  /// Adds a figure and the group that it belongs to.
  func add(_ name: String) {
    let group = String(name.prefix { $0 != "." })
    for name in [group, name] where !all.contains(name) { all.append(name) }
  }
}
