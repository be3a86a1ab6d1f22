/// Which face text is set in.
public nonisolated enum FontChoice: Hashable, Sendable {
  /// The best of the machine's usual sans faces, Inter before all; the embedded face if there is none.
  case automatic
  /// The face that the package brings along: the same on every machine.
  case embedded
  /// A family by its name, as fontconfig knows it.
  case named(String)
  /// A font file.
  case file(String)

  /// What `--font NAME|PATH|embedded` means: a slash or a font's file extension makes it a path.
  public init(argument: String) {
    let lower = argument.lowercased()
    if lower == "embedded" {
      self = .embedded
    } else if argument.contains("/") || [".ttf", ".otf", ".ttc"].contains(where: lower.hasSuffix) {
      self = .file(argument)
    } else if argument.isEmpty {
      self = .automatic
    } else {
      self = .named(argument)
    }
  }
}
