/// A colour as people write it: `#0A84FF`, with two more digits where it is not opaque.
public nonisolated enum ColorCode {
  /// How a colour is written, each component rounded to 256 steps.
  public static func text(of color: Color) -> String {
    let components = [color.red, color.green, color.blue] + (color.alpha < 1 ? [color.alpha] : [])
    return components.reduce(into: "#") { text, component in
      let sane = component.isFinite ? min(1, max(0, component)) : 0
      let digits = String(Int((sane * 255).rounded()), radix: 16, uppercase: true)
      text += digits.count < 2 ? "0" + digits : digits
    }
  }

  /// The colour of six or eight digits, with or without `#`; nil where it is not so written.
  public static func color(of text: String) -> Color? {
    var digits = text.filter { !$0.isWhitespace }[...]
    if digits.first == "#" { digits = digits.dropFirst() }
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    return digits.count == 6
      ? Color(hex: number) : Color(hex: number >> 8, alpha: Double(number & 0xFF) / 255)
  }
}
