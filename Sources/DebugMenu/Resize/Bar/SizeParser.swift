#if DEBUG_TOOLS
  package import AppSurface

  /// Reads a size as people type it: `390x844`, `390 × 844`, `1024 X 768.5`.
  package nonisolated enum SizeParser {
    /// What a side may be where nothing narrower is asked for, in points.
    package static let allowed: ClosedRange<Double> = 1...100_000

    /// The size that the text means.
    ///
    /// Throws a ``SizeError`` that says what is wrong and what is allowed.
    package static func parse(
      _ text: String, allowed: ClosedRange<Double> = Self.allowed
    ) throws(SizeError) -> Size {
      let parts = text.split(omittingEmptySubsequences: false) { "xX×*".contains($0) }
      guard parts.count == 2 else {
        throw SizeError(text: text, reason: "is no size", allowed: allowed)
      }
      return Size(
        width: try side(parts[0], "width", of: text, allowed: allowed),
        height: try side(parts[1], "height", of: text, allowed: allowed))
    }

    /// One side of a size, in points.
    static func side(
      _ digits: Substring, _ name: String, of text: String, allowed: ClosedRange<Double>
    ) throws(SizeError) -> Double {
      let trimmed = trim(digits)
      guard !trimmed.isEmpty else {
        throw SizeError(text: text, reason: "has no \(name)", allowed: allowed)
      }
      guard let number = Double(trimmed), trimmed.first != "+" else {
        throw SizeError(text: text, reason: "has '\(trimmed)' for a \(name)", allowed: allowed)
      }
      guard allowed.contains(number) else {
        throw SizeError(text: text, reason: "has a \(name) of \(trimmed)", allowed: allowed)
      }
      // Digits only: a hexadecimal or an exponent within range is no size that people mean.
      guard trimmed.allSatisfy({ ("0"..."9").contains($0) || $0 == "." }) else {
        throw SizeError(text: text, reason: "has '\(trimmed)' for a \(name)", allowed: allowed)
      }
      return number
    }

    static func trim(_ text: Substring) -> Substring {
      var text = text.drop { $0.isWhitespace }
      while text.last?.isWhitespace == true { text.removeLast() }
      return text
    }
  }

  /// A text means no size; the message is for people.
  package nonisolated struct SizeError: Error, Hashable, CustomStringConvertible {
    /// What is wrong and what is allowed.
    package let message: String
    /// What is allowed, where there is room for a few words.
    package let hint: String

    init(text: String, reason: String, allowed: ClosedRange<Double>) {
      let shown = text.count > 40 ? "\(text.prefix(40))…" : text
      let (low, high) = (
        NumberText.format(allowed.lowerBound), NumberText.format(allowed.upperBound)
      )
      hint = "Like 390x844, each \(low) to \(high)"
      message =
        "'\(shown)' \(reason); a size is WIDTHxHEIGHT in points, like 390x844, each from "
        + "\(low) to \(high)"
    }

    /// The message.
    package var description: String { message }
  }
#endif
