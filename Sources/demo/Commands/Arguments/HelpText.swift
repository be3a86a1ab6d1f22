/// The texts of `--help`.
nonisolated enum HelpText {
  /// Help on everything.
  static var all: String {
    var text = """
      usage: demo [options]             the sample app in a window
             demo COMMAND [arguments]

      A sample app under a debug menu: Ctrl+Alt+Z opens the menu, which gives the app the size
      of any device, names its screens and shows its values.

      commands:

      """
    let commands = CommandForm.Name.allCases.filter(\.isListed).map(CommandForm.of)
    let usages = commands.map { usage(of: $0) }
    let width = usages.map(\.count).max() ?? 0
    for (usage, command) in zip(usages, commands) {
      text += "  \(padded(usage, to: width))  \(command.summary)\n"
    }
    text += "\noptions:\n" + options(of: CommandForm.of(.window))
    text += "  --version\n\n"
    text += """
      exit codes: 0 fine; 1 a script found something else than it expected; 2 bad usage or
      input; 3 the machine or this build lacks something.

      """
    return text
  }

  /// Help on a command.
  static func of(_ form: CommandForm) -> String {
    var text = "usage: demo \(usage(of: form))\n\n\(form.summary)\n"
    let options = options(of: form)
    if !options.isEmpty { text += "\noptions:\n" + options }
    if !form.notes.isEmpty { text += "\n" + form.notes.joined(separator: "\n") + "\n" }
    return text
  }

  private static func usage(of form: CommandForm) -> String {
    var parts = [form.name.rawValue]
    if let operand = form.operand { parts.append(operand) }
    switch form.name {
    case .shot: parts.append("-o FILE [options]")
    case .sheet: parts.append("-o FILE [options]")
    case .tour: parts.append("[--out DIR]")
    case .script: parts.append("[--out DIR] [options]")
    case .devices: parts.append("[--search TEXT] [--family NAME] [--json]")
    case .values: parts.append("[--format FORMAT] [-o FILE] [options]")
    case .screens: parts.append("[--json]")
    case .window, .bench: parts.append("[options]")
    }
    return parts.joined(separator: " ")
  }

  private static func options(of form: CommandForm) -> String {
    let names = form.options.map { option in
      [option.short.map { "\($0), \(option.name)" } ?? option.name, option.value]
        .compactMap { $0 }.joined(separator: " ")
    }
    let width = names.map(\.count).max() ?? 0
    return zip(names, form.options).map { name, option in
      "  \(padded(name, to: width))  \(option.help)\n"
    }.joined()
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
