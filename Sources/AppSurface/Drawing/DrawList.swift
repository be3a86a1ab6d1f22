/// An ordered list of drawing steps: a value, so that it can be compared, counted and kept.
public nonisolated struct DrawList: Hashable, Sendable {
  /// The steps, first drawn first.
  public internal(set) var commands: [DrawCommand] = []

  /// An empty list.
  public init() {}

  /// Adds a step.
  public mutating func append(_ command: DrawCommand) { commands.append(command) }

  /// Adds all steps of another list in the same space.
  public mutating func append(contentsOf list: DrawList) {
    commands.append(contentsOf: list.commands)
  }
}
