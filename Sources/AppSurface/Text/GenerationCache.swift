/// A bounded memory of answers: when the young generation is full, the one before it is forgotten.
///
/// What is asked again moves into the young generation, so that what is in use stays. A look-up
/// costs one hash, and nothing is ever sorted.
package nonisolated struct GenerationCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private let limit: Int

  /// A memory of at most twice `limit` answers.
  package init(limit: Int) { self.limit = max(1, limit) }

  package var count: Int { young.count + old.count }

  package mutating func value(for key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let value = old.removeValue(forKey: key) else { return nil }
    insert(value, for: key)
    return value
  }

  package mutating func insert(_ value: Value, for key: Key) {
    if young.count >= limit {
      old = young
      young = [:]
    }
    young[key] = value
  }
}
