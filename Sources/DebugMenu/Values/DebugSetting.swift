#if DEBUG_TOOLS
  /// What a control is set to.
  public nonisolated enum DebugSetting: Hashable, Sendable, CustomStringConvertible {
    /// On or off.
    case toggle(Bool)
    /// A number.
    case number(Double)
    /// One of several, or text.
    case text(String)

    /// The setting as a row shows it: `on`, `off`, the number without needless digits, the text.
    public var description: String {
      switch self {
      case .toggle(let isOn): isOn ? "on" : "off"
      case .number(let number): NumberText.format(number)
      case .text(let text): text
      }
    }
  }
#endif
