import AppSurface
import CSDL2

/// A colour as a renderer takes it: four bytes, always valid.
nonisolated struct Ink: Hashable {
  let red, green, blue, alpha: UInt8

  init(_ color: Color) {
    red = Ink.byte(color.red)
    green = Ink.byte(color.green)
    blue = Ink.byte(color.blue)
    alpha = Ink.byte(color.alpha)
  }

  /// The colour without its opacity: what textures are keyed by, so that fading makes no new ones.
  var rgb: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  var isOpaque: Bool { alpha == 255 }
  var isInvisible: Bool { alpha == 0 }

  /// A component as a byte; what is no number is nothing.
  private static func byte(_ value: Double) -> UInt8 {
    guard value == value else { return 0 }
    return UInt8((min(max(value, 0), 1) * 255).rounded())
  }
}
