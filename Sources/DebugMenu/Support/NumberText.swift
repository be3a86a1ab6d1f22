#if DEBUG_TOOLS
  internal import AppSurface

  /// How numbers are shown: without needless digits, the same on every system.
  nonisolated enum NumberText {
    /// The number with at most two decimals: `390`, `1.25`, `0.5`.
    static func format(_ number: Double) -> String {
      guard number.isFinite else { return number.isNaN ? "nan" : number > 0 ? "inf" : "-inf" }
      guard abs(number) < 1e15 else { return "\(number)" }
      let hundredths = Int64((abs(number) * 100).rounded())
      let sign = number < 0 && hundredths > 0 ? "-" : ""
      let rest = Int(hundredths % 100)
      let whole = "\(sign)\(hundredths / 100)"
      if rest == 0 { return whole }
      if rest % 10 == 0 { return "\(whole).\(rest / 10)" }
      return "\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }

    /// The size as it is shown: `390 × 844`.
    static func format(_ size: Size) -> String {
      "\(format(size.width)) × \(format(size.height))"
    }
  }
#endif
