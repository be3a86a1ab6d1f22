/// The screens of a declarative navigation, kept in step with its path. All surfaces share it.
final class NavigationModel {
  let screen = NavigationScreen()
  let dependents = Dependents()
  var binding: NavigationPathBinding?
  private var root: ContentScreen?
  private var ownPath: [AnyHashable] = []
  private var pushed: [(value: AnyHashable?, screen: Screen)] = []
  private var destinations: [ObjectIdentifier: Destination] = [:]
  /// The column that shows what links of this one lead to; nil pushes it here.
  var lead: Lead?
  /// What a link in the column before leads to, in place of the root.
  private var followed: Screen?

  /// What values of a type lead to, and where the app says so.
  private struct Destination {
    var view: (AnyHashable) -> AnyView?
    var declaration: SourceAddress
  }

  init() {
    screen.onPop = { [weak self] in self?.popped() }
  }

  var path: [AnyHashable] { binding?.get() ?? ownPath }

  func setRoot(_ view: AnyView, declaration: SourceAddress, on surface: Surface) {
    if let root {
      root.setContent(view, on: surface)
    } else {
      let root = ContentScreen(view, declaration: declaration)
      self.root = root
      root.setContent(view, on: surface)
      apply()
    }
  }

  /// Says what a value of a type leads to, and brings the screens above up to date.
  func setDestination<Value: Hashable>(
    for type: Value.Type, from screen: Screen?, declaration: SourceAddress,
    _ destination: @escaping (Value) -> AnyView, on surface: Surface
  ) {
    if surface.isLive || destinations[ObjectIdentifier(type)] == nil {
      destinations[ObjectIdentifier(type)] = Destination(
        view: { ($0.base as? Value).map(destination) }, declaration: declaration)
    }
    let place = pushed.firstIndex { $0.screen === screen }
    for entry in pushed[(place.map { $0 + 1 } ?? 0)...] {
      if let value = entry.value?.base as? Value, let host = entry.screen as? ContentScreen {
        host.setContent(decoratedForLead(destination(value)), on: surface)
      }
    }
  }

  func decorated(_ view: AnyView) -> AnyView {
    AnyView(view.environment(\.weakNavigation, WeakNavigation(model: self)))
  }

  /// What a link leads to in another column stands in the navigation there.
  private func decoratedForLead(_ view: AnyView) -> AnyView {
    (lead?.model ?? self).decorated(view)
  }

  /// Goes one further along the path; a column that leads to another shows one value there.
  func append(_ value: AnyHashable) {
    setPath(lead == nil ? path + [value] : [value])
    lead?.show()
  }

  /// Shows a view on top, beside the path.
  func push(_ view: AnyView, declaration: SourceAddress) {
    if lead != nil, !path.isEmpty { setPath([]) }
    let host = ContentScreen(decoratedForLead(view), declaration: declaration)
    pushed = (lead == nil ? pushed : []) + [(nil, host)]
    apply()
    lead?.show()
  }

  /// Shows what a link in the column before leads to; nil is this column's own root.
  func follow(_ screen: Screen?) {
    guard screen !== followed else { return }
    followed = screen
    pushed = []
    if !path.isEmpty { setPath([]) }
    apply()
  }

  private func setPath(_ new: [AnyHashable]) {
    if let binding { binding.set(new) } else { ownPath = new }
    synchronize()
    dependents.invalidate()
  }

  /// Brings the screens in step with the path, keeping those whose values stayed.
  func synchronize() {
    let path = path
    guard pushed.compactMap(\.value) != path else { return }
    var kept: [(value: AnyHashable?, screen: Screen)] = []
    var rest = path[...]
    for entry in pushed {
      if let value = entry.value {
        guard value == rest.first else { break }
        rest.removeFirst()
      } else if rest.isEmpty {
        break
      }
      kept.append(entry)
    }
    for value in rest { kept.append((value, screen(for: value))) }
    pushed = kept
    apply()
  }

  private func screen(for value: AnyHashable) -> ContentScreen {
    let destination = destinations[ObjectIdentifier(Swift.type(of: value.base))]
    let view =
      destination?.view(value)
      ?? AnyView(MissingDestination(value: "\(Swift.type(of: value.base))"))
    return ContentScreen(decoratedForLead(view), declaration: destination?.declaration)
  }

  private func apply() {
    let root = (followed ?? root).map { [$0] } ?? []
    if let lead {
      screen.setScreens(root)
      lead.model?.follow(pushed.last?.screen)
    } else {
      screen.setScreens(root + pushed.map(\.screen))
    }
  }

  private func popped() {
    guard let last = pushed.popLast() else { return }
    guard last.value != nil else { return }
    let path = path
    guard !path.isEmpty else { return }
    if let binding { binding.set(Array(path.dropLast())) } else { ownPath.removeLast() }
    dependents.invalidate()
  }
}

/// A navigation that is not kept alive: its screens hold views that know it.
nonisolated struct WeakNavigation: KnownByIdentity {
  weak var model: NavigationModel?
  var identity: ObjectIdentifier? { model.map { ObjectIdentifier($0) } }
}

private nonisolated enum NavigationKey: EnvironmentKey {
  static var defaultValue: WeakNavigation { WeakNavigation(model: nil) }
}

nonisolated extension EnvironmentValues {
  /// The navigation around the view.
  var navigation: NavigationModel? { weakNavigation.model }

  /// The navigation around the view, not kept alive.
  var weakNavigation: WeakNavigation {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
