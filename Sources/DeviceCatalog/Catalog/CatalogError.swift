/// Why a device was not found or a catalogue not read.
public enum CatalogError: Error, Sendable, Hashable {
  /// One thing that is wrong in a catalogue.
  public struct Fault: Sendable, Hashable, CustomStringConvertible {
    /// Where it is, as a JSON path: `$[0].safeArea.portrait.top`.
    public var path: String
    /// What is wrong there.
    public var message: String

    /// A fault from its place and its description.
    public init(path: String, message: String) {
      self.path = path
      self.message = message
    }

    /// The place and the description in one line.
    public var description: String { "\(path): \(message)" }
  }

  /// No device goes by this name.
  case unknownDevice(String, nearMatches: [String])
  /// The text is part of several devices' names.
  case ambiguousDevice(String, candidates: [String])
  /// No family goes by this name.
  case unknownFamily(String, nearMatches: [String])
  /// The text is not JSON.
  case syntax(JSONSyntaxError)
  /// The text is JSON, but its records, or the devices that were given, have these faults.
  case invalid([Fault])

  /// The faults of the records, in their order; empty for the other cases.
  public var faults: [Fault] {
    guard case .invalid(let faults) = self else { return [] }
    return faults
  }
}

extension CatalogError: CustomStringConvertible {
  /// The error for people; one line for each fault.
  public var description: String {
    switch self {
    case .unknownDevice(let text, let near):
      return "there is no device \"\(text)\"" + Self.suggestion(near)
    case .ambiguousDevice(let text, let candidates):
      let shown = candidates.prefix(5).map { "\"\($0)\"" }.joined(separator: ", ")
      let more = candidates.count > 5 ? " and \(candidates.count - 5) more" : ""
      return "\"\(text)\" fits several devices: \(shown)\(more)"
    case .unknownFamily(let text, let near):
      return "there is no device family \"\(text)\"" + Self.suggestion(near)
    case .syntax(let error): return error.description
    case .invalid(let faults): return faults.map(\.description).joined(separator: "\n")
    }
  }

  private static func suggestion(_ near: [String]) -> String {
    guard !near.isEmpty else { return "" }
    return "; did you mean " + near.map { "\"\($0)\"" }.joined(separator: " or ") + "?"
  }
}
