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
