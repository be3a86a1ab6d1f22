#if DEBUG_TOOLS
  internal import AppSurface

  nonisolated extension SizeParser {
    /// What a size that was typed asks for: `390x844`, a device by its name or a unique part of it,
    /// or a share of the window like `50%`.
    static func command(
      typed text: String, allowed: ClosedRange<Double>, window: Size, catalog: Catalog
    ) throws(SizeError) -> DebugCommand {
      let trimmed = trim(text[...])
      if let share = try share(trimmed, of: text, allowed: allowed) {
        return .size(
          Size(
            width: min(max(window.width * share, allowed.lowerBound), allowed.upperBound),
            height: min(max(window.height * share, allowed.lowerBound), allowed.upperBound)))
      }
      let startsWithFigure = trimmed.first?.isNumber == true
      do {
        return .size(try parse(text, allowed: allowed))
      } catch let error where startsWithFigure && trimmed.contains(where: { "xX×*".contains($0) }) {
        throw error
      } catch {
        guard let device = try? catalog.device(named: String(trimmed)) else {
          throw SizeError(text: text, reason: "is no size and no one device", allowed: allowed)
        }
        return .device(device)
      }
    }

    /// The share that a percentage means, from 1 to 1000 %; nil for what is none.
    private static func share(
      _ trimmed: Substring, of text: String, allowed: ClosedRange<Double>
    ) throws(SizeError) -> Double? {
      guard trimmed.last == "%" else { return nil }
      let digits = trim(trimmed.dropLast())
      guard let number = Double(digits), (1...1000).contains(number),
        digits.allSatisfy({ ("0"..."9").contains($0) || $0 == "." })
      else {
        throw SizeError(text: text, reason: "is no share from 1% to 1000%", allowed: allowed)
      }
      return number / 100
    }
  }
#endif
