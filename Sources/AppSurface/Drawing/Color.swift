/// A colour in sRGB with straight alpha; each component is from 0 to 1.
public nonisolated struct Color: Hashable, Sendable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity: 0 is invisible, 1 is opaque.
  public var alpha: Double

  /// A colour from its components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A grey from black (0) to white (1).
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour as it is written in style sheets: `Color(hex: 0x0A84FF)`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// The same colour, its opacity multiplied.
  public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// This colour laid over an opaque one: what a renderer would blend, worked out beforehand.
  public func over(_ base: Color) -> Color {
    Color(
      red: red * alpha + base.red * (1 - alpha), green: green * alpha + base.green * (1 - alpha),
      blue: blue * alpha + base.blue * (1 - alpha), alpha: alpha + base.alpha * (1 - alpha))
  }

  /// Nothing at all.
  public static let clear = Color(white: 0, alpha: 0)
  /// White.
  public static let white = Color(white: 1)
  /// Black.
  public static let black = Color(white: 0)
  /// A neutral grey.
  public static let gray = Color(hex: 0x8E8E93)
  /// Blue, the usual tint.
  public static let blue = Color(hex: 0x0A72E8)
  /// Red, for what destroys.
  public static let red = Color(hex: 0xE5383B)
  /// Green, for what is on.
  public static let green = Color(hex: 0x2FA84F)
  /// Orange.
  public static let orange = Color(hex: 0xE8710A)
  /// Yellow.
  public static let yellow = Color(hex: 0xFFD60A)
  /// Purple.
  public static let purple = Color(hex: 0x8E44C9)
  /// Pink.
  public static let pink = Color(hex: 0xE0457B)
  /// Teal.
  public static let teal = Color(hex: 0x1C9AAA)
  /// Indigo.
  public static let indigo = Color(hex: 0x5353D1)
}
