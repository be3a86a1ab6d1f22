/// The storage behind a ``State``.
final class StateSlot<Value> {
  private(set) var value: Value
  let dependents = Dependents()

  init(_ value: Value) { self.value = value }

  func set(_ newValue: Value) {
    if isEqual(value, newValue) { return }
    value = newValue
    dependents.invalidate()
  }
}

/// Whether two values are known to be equal; values that cannot be compared are not.
nonisolated func isEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  func compare<E: Equatable>(_ left: E, _ right: Any) -> Bool { left == (right as? E) }
  guard let left = left as? any Equatable else { return false }
  return compare(left, right)
}
