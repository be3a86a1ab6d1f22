internal import AppSurface

/// What one call of `introspect` asks for.
struct Introspection<Target: Element> {
  let viewType: any IntrospectableViewType
  let scope: IntrospectionScope
  let selector: IntrospectionSelector<Target>
  let customize: (Target) -> Void

  func find(_ range: ElementRange, in scope: IntrospectionScope) -> Target? {
    selector.find(range, in: scope) { viewType.accepts($0) }
  }
}

/// Makes an introspection wherever its view is shown. It holds no element, and what the closure
/// captured goes when the view goes.
final class IntrospectionFollower<Target: Element>: ElementFollower, IntrospectionRecord {
  private var introspection: Introspection<Target>
  private(set) weak var found: Element?
  private(set) var calls = 0

  init(_ introspection: Introspection<Target>) { self.introspection = introspection }

  /// Takes what the view was evaluated with last.
  func take(_ new: Introspection<Target>) { introspection = new }

  var viewName: String { introspection.viewType.title }
  var scope: IntrospectionScope { introspection.scope }
  var targetName: String { String(describing: Target.self) }

  override func viewWasEvaluated() {
    guard let range else { return }
    let target = introspection.find(range, in: introspection.scope)
    found = target
    let report = IntrospectionReport.of(range.surface)
    guard let target else { return report.missed(self, range) }
    calls += 1
    introspection.customize(target)
  }

  func wouldBeFound(in scope: IntrospectionScope, _ range: ElementRange) -> Bool {
    introspection.find(range, in: scope) != nil
  }
}
