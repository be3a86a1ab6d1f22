/// `demo bench`: measures, and prints `name value unit`.
struct Bench {
  private let console: Console

  init(_ arguments: ParsedArguments, console: Console) throws(CommandFailure) {
    self.console = console
  }

  func run() throws {}
}
