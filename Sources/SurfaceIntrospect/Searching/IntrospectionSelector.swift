public import AppSurface

/// How the element of a view is found from where the view stands.
@_spi(Advanced)
public nonisolated struct IntrospectionSelector<Target: Element>: Sendable {
  /// A search; an element that the view type does not accept is passed over.
  private typealias Search =
    @MainActor @Sendable (ElementRange, _ accepts: (Target) -> Bool) -> Target?

  private var receiver: Search
  private var ancestor: Search

  /// The first element of the class.
  public static var `default`: Self { .from(Target.self) { $0 } }

  /// The first element of a class from which another can be reached: the first in tree order at the
  /// receiver, the nearest among the ancestors. Those for which `selector` gives nil are passed over.
  public static func from<Entry: Element>(
    _ entryType: Entry.Type, selector: @escaping @MainActor @Sendable (Entry) -> Target?
  ) -> Self {
    @MainActor func target(_ element: Element, _ accepts: (Target) -> Bool) -> Target? {
      guard let entry = element as? Entry, let target = selector(entry) else { return nil }
      return accepts(target) ? target : nil
    }
    return Self(
      receiver: { range, accepts in range.firstInside { target($0, accepts) } },
      ancestor: { range, accepts in range.firstAround { target($0, accepts) } })
  }

  /// The selector with another search at the receiver.
  public func withReceiverSelector(
    _ selector: @escaping @MainActor @Sendable (ElementRange) -> Target?
  ) -> Self {
    var copy = self
    copy.receiver = { range, accepts in selector(range).flatMap { accepts($0) ? $0 : nil } }
    return copy
  }

  /// The selector with another search among the ancestors.
  public func withAncestorSelector(
    _ selector: @escaping @MainActor @Sendable (ElementRange) -> Target?
  ) -> Self {
    var copy = self
    copy.ancestor = { range, accepts in selector(range).flatMap { accepts($0) ? $0 : nil } }
    return copy
  }

  /// The element in a scope; the receiver is tried first.
  @MainActor func find(
    _ range: ElementRange, in scope: IntrospectionScope, where accepts: (Target) -> Bool
  ) -> Target? {
    if scope.contains(.receiver), let target = receiver(range, accepts) { return target }
    return scope.contains(.ancestor) ? ancestor(range, accepts) : nil
  }
}
