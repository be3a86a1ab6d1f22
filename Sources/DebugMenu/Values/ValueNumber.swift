#if DEBUG_TOOLS
  /// The numbers that values are.
  nonisolated enum ValueNumber {
    /// A number of any type; nil for what is none, or is not finite.
    static func of(_ value: Any) -> Double? {
      switch value {
      case let value as any BinaryInteger: double(value)
      case let value as any BinaryFloatingPoint: finite(double(value))
      case let value as Duration: value / .seconds(1)
      default: nil
      }
    }

    /// The number that a text begins with, if a unit at most stands behind it: `12.5 MB`, `-3`,
    /// `60 %`, but neither `1.0.0` nor `2 of 3`.
    static func leading(in text: String) -> Double? {
      guard text.utf8.count <= longest, let first = text.utf8.first, isPart(first) else {
        return nil
      }
      let digits = text.prefix { $0.utf8.allSatisfy(isPart) }
      let unit = text[digits.endIndex...]
      guard unit.count <= longestUnit, !unit.contains(where: \.isNumber),
        !unit.dropFirst().contains(" "), let number = Double(String(digits))
      else { return nil }
      return finite(number)
    }

    /// Whether a text begins with a figure, as numbers, versions, sizes and dates do.
    static func isFigure(_ text: String) -> Bool {
      let digits = text.utf8.drop { $0 == 0x2D || $0 == 0x2B }
      return text.utf8.count <= longest && (0x30...0x39).contains(digits.first ?? 0)
    }

    private static let longest = 40
    private static let longestUnit = 12

    private static func isPart(_ byte: UInt8) -> Bool {
      (0x30...0x39).contains(byte) || byte == 0x2E || byte == 0x2D || byte == 0x2B
    }

    private static func finite(_ number: Double) -> Double? { number.isFinite ? number : nil }
    private static func double(_ value: some BinaryInteger) -> Double { Double(value) }
    private static func double(_ value: some BinaryFloatingPoint) -> Double { Double(value) }
  }
#endif
