internal import AppSurface

/// Sizes and numbers as they are written on the command line.
nonisolated enum SizeArgument {
  /// What a side of the app may be, in points.
  static let app = 1.0...100_000.0
  /// What a side of the window may be, in points.
  static let window = 1.0...16_384.0

  /// The size that the value of an option means, in points.
  static func size(
    _ text: String, of option: String, within allowed: ClosedRange<Double>
  ) throws(CommandFailure) -> Size {
    let sides = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    let numbers = sides.compactMap { number($0) }
    guard sides.count == 2, numbers.count == 2, numbers.allSatisfy(allowed.contains) else {
      throw .badInput(
        "\(option) '\(Hint.shown(text))': a size is WIDTHxHEIGHT in points, like 390x844, each "
          + "from \(Int(allowed.lowerBound)) to \(Int(allowed.upperBound))")
    }
    return Size(width: numbers[0], height: numbers[1])
  }

  /// The number that the value of an option means.
  static func number(
    _ text: String, of option: String, within allowed: ClosedRange<Double>
  ) throws(CommandFailure) -> Double {
    guard let number = number(text[...]), allowed.contains(number) else {
      throw .badInput(
        "\(option) '\(Hint.shown(text))': a number from \(allowed.lowerBound) to "
          + "\(allowed.upperBound)")
    }
    return number
  }

  /// A number in digits, with a point or without; nothing that only a program would write.
  static func number(_ text: Substring) -> Double? {
    let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    return isPlain ? Double(text) : nil
  }
}
