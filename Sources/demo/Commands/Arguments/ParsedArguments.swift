internal import AppSurface

/// What was written on the command line, taken apart but not yet understood.
nonisolated struct ParsedArguments: Hashable, Sendable {
  /// What was asked for.
  enum Request: Hashable, Sendable {
    /// A command is to be carried out.
    case run
    /// Help on a command; nil is help on all.
    case help(CommandForm.Name?)
    /// The version.
    case version
  }

  /// What was asked for.
  private(set) var request = Request.run
  /// The form of the command.
  private(set) var form: CommandForm
  /// The values of the options, by their full names; a switch has an empty one.
  private(set) var values: [String: String] = [:]
  /// What stands behind the command and is no option.
  private(set) var operand: String?

  /// Takes arguments apart, without the program's own name.
  ///
  /// - Throws: what is not known, with near matches, or not complete.
  init(_ arguments: [String]) throws(CommandFailure) {
    var rest = arguments[...]
    form = CommandForm.of(.window)
    if let first = rest.first, !first.hasPrefix("-") {
      guard let name = CommandForm.Name(rawValue: first), name != .window else {
        throw Self.unknownCommand(first)
      }
      form = CommandForm.of(name)
      rest = rest.dropFirst()
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        request = .help(form.name == .window ? nil : form.name)
        return
      case "--version" where form.name == .window:
        request = .version
        return
      case "--":
        for operand in rest { try take(operand: operand) }
        rest = []
      case _ where argument.hasPrefix("-") && argument != "-":
        try take(option: argument, &rest)
      default:
        try take(operand: argument)
      }
    }
  }

  /// The value of an option, by its full name.
  subscript(option: String) -> String? { values[option] }

  /// Whether a switch was given.
  func has(_ option: String) -> Bool { values[option] != nil }

  private mutating func take(
    option argument: String, _ rest: inout ArraySlice<String>
  ) throws(CommandFailure) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let option = form.option(name) else {
      let hint = Hint.suggestion(for: name, in: form.optionNames)
      throw .badInput("there is no option \(name)\(hint)\(seeHelp)")
    }
    guard let placeholder = option.value else {
      guard attached == nil else { throw .badInput("\(option.name) takes no value\(seeHelp)") }
      values[option.name] = ""
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw .badInput("\(option.name) needs a value: \(option.name) \(placeholder)")
    }
    // "--device --dark" has forgotten its value; a value that begins so is written with "=".
    if attached == nil, value.hasPrefix("-"), form.option(value) != nil {
      throw .badInput(
        "\(option.name) needs a value: \(option.name) \(placeholder), not \(value)")
    }
    values[option.name] = value
  }

  private mutating func take(operand argument: String) throws(CommandFailure) {
    guard form.operand != nil else {
      let command = form.name == .window ? "demo" : "demo \(form.name.rawValue)"
      throw .badInput("\(command) does not take '\(Hint.shown(argument))'\(seeHelp)")
    }
    guard operand == nil else {
      throw .badInput(
        "demo \(form.name.rawValue) takes one \(form.operand ?? "argument"), "
          + "and '\(Hint.shown(argument))' is a second one")
    }
    operand = argument
  }

  private static func unknownCommand(_ name: String) -> CommandFailure {
    let names = CommandForm.Name.allCases.filter(\.isListed).map(\.rawValue)
    let hint = Hint.suggestion(for: name, in: names)
    return .badInput("there is no command '\(Hint.shown(name))'\(hint); see demo --help")
  }

  private var seeHelp: String {
    form.name == .window ? "; see demo --help" : "; see demo \(form.name.rawValue) --help"
  }
}

/// Sentences about names that do not exist.
nonisolated enum Hint {
  /// What may have been meant, or, where nothing is near and they are few, what there is.
  static func suggestion(for name: String, in names: [String]) -> String {
    let near = nearMatches(to: name, in: names)
    if !near.isEmpty { return "; did you mean \(list(near))?" }
    return (1...12).contains(names.count) ? "; it can be \(list(names))" : ""
  }

  /// Names joined for a sentence: `a, b or c`.
  static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  /// A text that somebody typed, short enough for a message and without control characters.
  static func shown(_ text: String) -> String { plain(text, limit: 60) }

  /// A path that somebody typed, without control characters.
  static func path(_ path: String) -> String { plain(path, limit: 4096) }

  private static func plain(_ text: String, limit: Int) -> String {
    let plain = text.unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : $0 }
    let short = String(String.UnicodeScalarView(plain.prefix(limit)))
    return plain.count > limit ? short + "…" : short
  }
}
