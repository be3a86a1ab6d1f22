/// The colours of a scheme by what they are for.
public nonisolated struct Palette: Hashable, Sendable {
  /// The scheme these colours belong to.
  public let scheme: ColorScheme
  /// How far ink and ground are apart.
  public let contrast: ColorSchemeContrast

  /// The colours of a scheme.
  public init(_ scheme: ColorScheme, contrast: ColorSchemeContrast = .standard) {
    self.scheme = scheme
    self.contrast = contrast
  }

  /// A colour in the light and the dark scheme, and in both at increased contrast.
  private func pick(_ light: UInt32, _ dark: UInt32, _ more: (UInt32, UInt32)? = nil) -> Color {
    let (light, dark) = contrast == .increased ? more ?? (light, dark) : (light, dark)
    return Color(hex: scheme == .light ? light : dark)
  }

  /// Ink for what matters most.
  public var primary: Color { pick(0x14161A, 0xF2F3F5, (0x000000, 0xFFFFFF)) }
  /// Ink for what explains.
  public var secondary: Color { pick(0x5D626B, 0xA3A8B2, (0x383C43, 0xD3D7DE)) }
  /// Ink for hints.
  public var tertiary: Color { pick(0x8B909A, 0x757B86, (0x555A63, 0xA9AFBA)) }
  /// The ground of a screen.
  public var background: Color { pick(0xFFFFFF, 0x101114, (0xFFFFFF, 0x000000)) }
  /// The ground of a screen that holds groups.
  public var groupedBackground: Color { pick(0xF1F2F5, 0x0B0C0E, (0xEDEFF2, 0x000000)) }
  /// The ground of a card or group.
  public var card: Color { pick(0xFFFFFF, 0x1B1D21, (0xFFFFFF, 0x131417)) }
  /// The ground of bars.
  public var bar: Color { pick(0xFAFAFB, 0x16181B, (0xFFFFFF, 0x000000)) }
  /// The ground of fields and buttons, and of a row that is chosen.
  public var fill: Color { pick(0xE6E8EC, 0x2C2F35, (0xDDE0E6, 0x2F333A)) }
  /// What of a track is not filled: it can be told from the ground of a chosen row.
  public var track: Color { pick(0xC6CAD1, 0x50565F, (0x8B909A, 0x8B909A)) }
  /// What lies beneath a press.
  public var pressed: Color { pick(0xDCDFE4, 0x34383F, (0xC6CBD3, 0x4A505A)) }
  /// Hairlines.
  public var separator: Color { pick(0xDCDEE2, 0x2B2E33, (0x7E848E, 0x7E848E)) }
  /// What can be pressed.
  public var tint: Color { pick(0x0A6CDE, 0x4DA3FF, (0x00479F, 0x8FC6FF)) }
  /// What destroys.
  public var destructive: Color { pick(0xD1242F, 0xFF6B6B, (0x9B0D18, 0xFF9D9D)) }
  /// The ground of what a search found, and of what has just changed.
  public var mark: Color { pick(0xFFE7A3, 0x5C4A12, (0xFFE08A, 0x6B5410)) }
  /// What is on.
  public var on: Color { pick(0x2A9D4C, 0x35B85C, (0x136A2D, 0x2E9E50)) }
}
