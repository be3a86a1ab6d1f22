/// How the numbers that something can be set to are told.
package nonisolated enum RangeText {
  /// The bounds, and the step where there is one: `0 to 10 in steps of 2`.
  package static func text(_ bounds: ClosedRange<Double>, step: Double?) -> String {
    let ends = "\(number(bounds.lowerBound)) to \(number(bounds.upperBound))"
    guard let step, step > 0 else { return ends }
    return "\(ends) in steps of \(number(step))"
  }

  /// The number with every digit that it has, without decimals where it has none.
  package static func number(_ number: Double) -> String {
    guard number == number.rounded(), abs(number) < 1e15 else {
      return number.isNaN ? "nan" : "\(number)"
    }
    return "\(Int64(number))"
  }
}
