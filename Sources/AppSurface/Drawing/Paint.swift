/// A colour that may depend on the scheme.
public nonisolated struct Paint: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case color(Color)
    case palette(Role)
  }

  private enum Role: Hashable, Sendable {
    case primary, secondary, tertiary, background, groupedBackground, card, bar, fill, separator
    case tint, destructive, mark
  }

  private let kind: Kind

  private init(_ role: Role) { kind = .palette(role) }

  /// A colour that is the same in both schemes.
  public init(_ color: Color) { kind = .color(color) }

  /// Ink for what matters most.
  public static let primary = Paint(.primary)
  /// Ink for what explains.
  public static let secondary = Paint(.secondary)
  /// Ink for hints.
  public static let tertiary = Paint(.tertiary)
  /// The ground of a screen.
  public static let background = Paint(.background)
  /// The ground of a screen that holds groups.
  public static let groupedBackground = Paint(.groupedBackground)
  /// The ground of a card or group.
  public static let card = Paint(.card)
  /// The ground of bars.
  public static let bar = Paint(.bar)
  /// The ground of fields and buttons, and of a row that is chosen.
  public static let fill = Paint(.fill)
  /// Hairlines.
  public static let separator = Paint(.separator)
  /// The ground of what a search found, and of what has just changed.
  public static let mark = Paint(.mark)
  /// What can be pressed.
  public static let tint = Paint(.tint)
  /// What destroys.
  public static let destructive = Paint(.destructive)

  /// The colour in an environment.
  public func color(in environment: EnvironmentValues) -> Color {
    let palette = environment.palette
    return switch kind {
    case .color(let color): color
    case .palette(.primary): palette.primary
    case .palette(.secondary): palette.secondary
    case .palette(.tertiary): palette.tertiary
    case .palette(.background): palette.background
    case .palette(.groupedBackground): palette.groupedBackground
    case .palette(.card): palette.card
    case .palette(.bar): palette.bar
    case .palette(.fill): palette.fill
    case .palette(.separator): palette.separator
    case .palette(.mark): palette.mark
    case .palette(.tint): environment.tint ?? palette.tint
    case .palette(.destructive): palette.destructive
    }
  }
}
