/// How the program ends.
nonisolated enum ExitCode: Int32, Sendable {
  /// All went well.
  case fine = 0
  /// An expectation of a script was not met, or a label that it taps is nowhere.
  case unmet = 1
  /// What was given is wrong: an argument, a file, a name.
  case badInput = 2
  /// The machine or this build lacks something.
  case missing = 3
}

/// A command cannot go on: how the program ends, and why, for people.
nonisolated struct CommandFailure: Error, Hashable {
  var code: ExitCode
  var message: String

  /// Something that was given is wrong.
  static func badInput(_ message: String) -> CommandFailure {
    CommandFailure(code: .badInput, message: message)
  }

  /// Something is not there; the message says what to do about it.
  static func missing(_ message: String) -> CommandFailure {
    CommandFailure(code: .missing, message: message)
  }
}
