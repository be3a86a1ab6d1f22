import CSDL2

/// A call of SDL that failed, with SDL's own message, taken at once.
public nonisolated struct SDLError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is, for whoever has to choose an exit code.
  public enum Kind: Hashable, Sendable {
    /// There is no display that a window could open on.
    case noDisplay
    /// A picture is larger than can be drawn.
    case tooLarge
    /// Anything else.
    case call
  }

  /// The kind of failure.
  public let kind: Kind
  /// The name of the function that failed.
  public let call: String
  /// Why, for people.
  public let message: String

  /// An error from its parts.
  public init(kind: Kind = .call, call: String, message: String) {
    self.kind = kind
    self.call = call
    self.message = message
  }

  /// The failure that just happened, with SDL's message.
  static func last(_ call: String, kind: Kind = .call) -> SDLError {
    let message = String(cString: SDL_GetError())
    return SDLError(kind: kind, call: call, message: message.isEmpty ? "no reason given" : message)
  }

  /// The call and the reason, for people.
  public var description: String {
    switch kind {
    case .noDisplay: "no display: \(message)"
    case .tooLarge: message
    case .call: "\(call): \(message)"
    }
  }
}

/// Passes on what a call of SDL made, or throws why it made nothing.
nonisolated func made<Value>(_ value: Value?, by call: String) throws(SDLError) -> Value {
  guard let value else { throw SDLError.last(call) }
  return value
}
