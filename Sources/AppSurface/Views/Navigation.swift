/// A stack of screens that grows as links are pressed, with a bar that leads back.
public struct NavigationStack<Root: View>: PrimitiveView {
  private let path: NavigationPathBinding?
  private let root: Root

  /// A stack that keeps its own path.
  public init(@ViewBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }

  /// A stack whose path is the app's: one value for each screen above the root.
  public init<Value: Hashable>(path: Binding<[Value]>, @ViewBuilder root: () -> Root) {
    self.path = NavigationPathBinding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = $0.compactMap { $0.base as? Value } })
    self.root = root()
  }

  /// A stack whose path is the app's, of values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = NavigationPathBinding(
      get: { path.wrappedValue.elements },
      set: { path.wrappedValue = NavigationPath($0) })
    self.root = root()
  }

  /// Says what the view is made of.
  public func _evaluate(_ context: inout ViewContext) {
    let model = context.node.identity.slot(-1) { NavigationModel() }
    let surface = context.surface
    model.dependents.insert(context.node)
    // The path is followed after the update; it is read here to be told when it changes.
    _ = path?.get()
    context.host(model.screen)
    context.environment.navigation = model
    model.setRoot(AnyView(root.environment(\.navigation, model)), on: surface)
    if surface.isLive {
      model.binding = path
      surface.afterUpdate { model.synchronize() }
    }
    context.add(ScreenView(model.screen))
  }
}

/// Kept for older code: a navigation stack that keeps its own path.
public struct NavigationView<Root: View>: View {
  private let root: Root

  /// A stack that keeps its own path.
  public init(@ViewBuilder content: () -> Root) { root = content() }

  /// The stack.
  public var body: some View { NavigationStack { root } }
}

/// The values that a navigation stack stands on, of any types.
public nonisolated struct NavigationPath: Hashable {
  var elements: [AnyHashable]

  /// An empty path: the root shows.
  public init() { elements = [] }

  init(_ elements: [AnyHashable]) { self.elements = elements }

  /// How many screens stand above the root.
  public var count: Int { elements.count }
  /// Whether the root shows.
  public var isEmpty: Bool { elements.isEmpty }

  /// Goes one further.
  public mutating func append(_ value: some Hashable) { elements.append(AnyHashable(value)) }

  /// Goes back by a number of screens.
  public mutating func removeLast(_ count: Int = 1) {
    elements.removeLast(min(max(0, count), elements.count))
  }
}

struct NavigationPathBinding {
  let get: () -> [AnyHashable]
  let set: ([AnyHashable]) -> Void
}

/// The screens of a declarative navigation, kept in step with its path. All surfaces share it.
final class NavigationModel {
  let screen = NavigationScreen()
  let dependents = Dependents()
  var binding: NavigationPathBinding?
  private var root: ContentScreen?
  private var ownPath: [AnyHashable] = []
  private var pushed: [(value: AnyHashable?, screen: Screen)] = []
  private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]

  init() {
    screen.onPop = { [weak self] in self?.popped() }
  }

  var path: [AnyHashable] { binding?.get() ?? ownPath }

  func setRoot(_ view: AnyView, on surface: Surface) {
    if let root {
      root.setContent(view, on: surface)
    } else {
      let root = ContentScreen(view)
      self.root = root
      root.setContent(view, on: surface)
      screen.setScreens([root])
    }
  }

  /// Says what a value of a type leads to, and brings the screens above up to date.
  func setDestination<Value: Hashable>(
    for type: Value.Type, from screen: Screen?, _ destination: @escaping (Value) -> AnyView,
    on surface: Surface
  ) {
    destinations[ObjectIdentifier(type)] = { ($0.base as? Value).map(destination) }
    let place = pushed.firstIndex { $0.screen === screen }
    for entry in pushed[(place.map { $0 + 1 } ?? 0)...] {
      if let value = entry.value?.base as? Value, let host = entry.screen as? ContentScreen {
        host.setContent(decorated(destination(value)), on: surface)
      }
    }
  }

  private func decorated(_ view: AnyView) -> AnyView {
    AnyView(view.environment(\.navigation, self))
  }

  /// Goes one further along the path.
  func append(_ value: AnyHashable) { setPath(path + [value]) }

  /// Shows a view on top, beside the path.
  func push(_ view: AnyView) {
    let host = ContentScreen(decorated(view))
    pushed.append((nil, host))
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
    for value in rest { kept.append((value, ContentScreen(decorated(view(for: value))))) }
    pushed = kept
    apply()
  }

  private func view(for value: AnyHashable) -> AnyView {
    let type = ObjectIdentifier(Swift.type(of: value.base))
    if let view = destinations[type]?(value) { return view }
    return AnyView(MissingDestination(value: "\(Swift.type(of: value.base))"))
  }

  private func apply() {
    screen.setScreens((root.map { [$0] } ?? []) + pushed.map(\.screen))
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

/// What shows for a value that no destination is declared for.
struct MissingDestination: View {
  let value: String

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "exclamationmark.triangle").font(.title)
      Text("No destination for \(value)").font(.headline)
      Text("Add .navigationDestination(for: \(value).self) inside the stack.")
        .foregroundStyle(.secondary).multilineTextAlignment(.center)
    }
    .padding()
  }
}

private nonisolated enum NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}

nonisolated extension EnvironmentValues {
  /// The navigation around the view.
  var navigation: NavigationModel? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

extension View {
  /// Says what a value of a type leads to in the navigation stack around this view.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    DestinationModifier(base: self, type: type) { AnyView(destination($0)) }
  }
}

struct DestinationModifier<Content: View, Value: Hashable>: PrimitiveView, ModifiedView {
  let base: Content
  let type: Value.Type
  let destination: (Value) -> AnyView

  var content: any View { base }

  func _evaluate(_ context: inout ViewContext) {
    context.environment.navigation?.setDestination(
      for: type, from: context.environment.screen, destination, on: context.surface)
    context.add(base)
  }
}

/// Something to press that leads to another screen of the navigation stack around it.
public struct NavigationLink<Label: View>: View {
  private enum Target {
    case value(AnyHashable)
    case view(AnyView)
  }

  private let target: Target
  private let label: Label
  @Environment(\.navigation) private var navigation
  @Environment(\.isInRow) private var isInRow
  @Environment(\.layoutDirection) private var direction

  /// A link to what the stack's destination says for `value`.
  public init(value: some Hashable, @ViewBuilder label: () -> Label) {
    target = .value(AnyHashable(value))
    self.label = label()
  }

  /// A link to a view.
  public init<Destination: View>(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .view(AnyView(destination()))
    self.label = label()
  }

  /// The label, in a row of a list with a mark that it leads on.
  public var body: some View {
    Button {
      follow()
    } label: {
      if isInRow {
        HStack {
          label
          Spacer(minLength: 4)
          Image(systemName: direction == .leftToRight ? "chevron.right" : "chevron.left")
            .font(.footnote).foregroundStyle(.tertiary)
        }
        .foregroundStyle(.primary)
      } else {
        label
      }
    }
    .named("NavigationLink")
  }

  private func follow() {
    switch target {
    case .value(let value): navigation?.append(value)
    case .view(let view): navigation?.push(view)
    }
  }
}

extension NavigationLink where Label == Text {
  /// A link with a text to what the stack's destination says for `value`.
  public init(_ title: String, value: some Hashable) {
    self.init(value: value) { Text(title) }
  }
}

extension Button {
  /// The button under another name of view.
  func named(_ name: String) -> some View { NamedButton(button: self, name: name) }
}

struct NamedButton<Label: View>: PrimitiveView {
  let button: Button<Label>
  let name: String

  func _evaluate(_ context: inout ViewContext) {
    button._evaluate(&context)
    (context.node.element as? ButtonElement)?.name = name
  }
}
