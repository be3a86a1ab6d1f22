#if DEBUG_TOOLS
  public import AppSurface
  public import FoundationEssentials

  /// What a control is set to.
  public nonisolated enum DebugSetting: Hashable, Sendable, CustomStringConvertible {
    /// On or off.
    case toggle(Bool)
    /// A number.
    case number(Double)
    /// One of several, or text.
    case text(String)
    /// A colour.
    case color(Color)
    /// A day and time.
    case date(Date)

    /// The setting as a row shows it: `on`, `off`, the number without needless digits, the text,
    /// `#RRGGBB` with two more digits where the colour is not opaque, `2026-11-30 18:30`.
    public var description: String {
      switch self {
      case .toggle(let isOn): isOn ? "on" : "off"
      case .number(let number): RangeText.number(number)
      case .text(let text): text
      case .date(let date): DateText.format(date)
      case .color(let color): ColorCode.text(of: color)
      }
    }
  }
#endif
