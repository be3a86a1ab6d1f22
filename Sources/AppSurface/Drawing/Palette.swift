/// Light or dark.
public nonisolated enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// Dark ink on light ground.
  case light
  /// Light ink on dark ground.
  case dark
}

/// The colours of a scheme by what they are for.
public nonisolated struct Palette: Hashable, Sendable {
  /// The scheme these colours belong to.
  public let scheme: ColorScheme

  /// The colours of a scheme.
  public init(_ scheme: ColorScheme) { self.scheme = scheme }

  private func pick(_ light: UInt32, _ dark: UInt32) -> Color {
    Color(hex: scheme == .light ? light : dark)
  }

  /// Ink for what matters most.
  public var primary: Color { pick(0x14161A, 0xF2F3F5) }
  /// Ink for what explains.
  public var secondary: Color { pick(0x5D626B, 0xA3A8B2) }
  /// Ink for hints.
  public var tertiary: Color { pick(0x8B909A, 0x757B86) }
  /// The ground of a screen.
  public var background: Color { pick(0xFFFFFF, 0x101114) }
  /// The ground of a screen that holds groups.
  public var groupedBackground: Color { pick(0xF1F2F5, 0x0B0C0E) }
  /// The ground of a card or group.
  public var card: Color { pick(0xFFFFFF, 0x1B1D21) }
  /// The ground of bars.
  public var bar: Color { pick(0xFAFAFB, 0x16181B) }
  /// The ground of fields and inactive tracks.
  public var fill: Color { pick(0xE6E8EC, 0x2C2F35) }
  /// What lies beneath a press.
  public var pressed: Color { pick(0xDCDFE4, 0x34383F) }
  /// Hairlines.
  public var separator: Color { pick(0xDCDEE2, 0x2B2E33) }
  /// What can be pressed.
  public var tint: Color { pick(0x0A6CDE, 0x4DA3FF) }
  /// What destroys.
  public var destructive: Color { pick(0xD1242F, 0xFF6B6B) }
  /// What is on.
  public var on: Color { pick(0x2A9D4C, 0x35B85C) }
}

/// A colour that may depend on the scheme.
public nonisolated struct Paint: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case color(Color)
    case palette(Role)
  }

  private enum Role: Hashable, Sendable {
    case primary, secondary, tertiary, background, groupedBackground, card, bar, fill, separator
    case tint, destructive
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
  /// The ground of fields and inactive tracks.
  public static let fill = Paint(.fill)
  /// Hairlines.
  public static let separator = Paint(.separator)
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
    case .palette(.tint): environment.tint ?? palette.tint
    case .palette(.destructive): palette.destructive
    }
  }
}
