import AppSurface
import Observation

@testable import DebugMenu

/// An app with state of several kinds under a session, and its wall.
final class WallTester {
  final class Clock {
    var time = Duration.zero
  }

  @Observable final class Model {
    var count = 0
    var wideCount = 0
    var name = ""
    var isOn = false
    @ObservationIgnored var appearances = 0
    @ObservationIgnored var changes = 0
  }

  struct Page: View {
    let model: Model
    @State private var isShown = false
    @Environment(\.horizontalSizeClass) private var width

    private var name: Binding<String> { Bindable(model).name }
    private var isOn: Binding<Bool> { Bindable(model).isOn }
    private var count: Binding<Int> { Bindable(model).count }

    var body: some View {
      TabView {
        NavigationStack {
          VStack(spacing: 8) {
            Button("Count \(model.count)") { model.count += 1 }
            if width == .regular { Wide(model: model) }
            TextField("Name", text: name)
            Toggle("Switch", isOn: isOn)
            Button("Show") { isShown = true }
            NavigationLink("On", value: 1)
            ScrollView { VStack { ForEach(0..<80) { Text("Line \($0)") } } }
          }
          .navigationTitle("Page")
          .navigationDestination(for: Int.self) { number in
            List { ForEach(0..<30) { Text("Row \($0) of \(number), \(model.name)") } }
              .navigationTitle("Deep")
          }
          .sheet(isPresented: $isShown) {
            VStack {
              Text("In the sheet")
              Toggle("Switch", isOn: isOn)
            }
          }
        }
        .tabItem { Label("First", systemImage: "star") }
        .tag(0)
        Form {
          Section("Settings") {
            Toggle("Switch", isOn: isOn)
            Stepper("Steps \(model.count)", value: count, in: 0...9)
            TextField("Name", text: name)
          }
          Section("Rows") { ForEach(0..<40) { Text("Setting \($0)") } }
        }
        .tabItem { Label("Second", systemImage: "gear") }
        .tag(1)
      }
      .onAppear { model.appearances += 1 }
      .onChange(of: model.count) { model.changes += 1 }
    }
  }

  /// What only a wide device shows.
  struct Wide: View {
    let model: Model

    var body: some View { Text("Wide \(model.wideCount)") }
  }

  let clock = Clock()
  let stack: LayerStack
  let app: Surface
  let model = Model()
  private(set) var session: DebugSession

  init(window: Size = Size(width: 1280, height: 800)) {
    let clock = clock
    var services = HostServices()
    services.now = { clock.time }
    stack = LayerStack(services: services, windowSize: window)
    stack.windowTitle = "Demo App"
    app = Surface(
      root: HostingScreen(rootView: Page(model: model)),
      configuration: SurfaceConfiguration(size: window), services: services)
    stack.add(Layer(name: "app", level: 0, surface: app))
    session = DebugSession(surface: app)
    update()
  }

  func update() { stack.update(at: clock.time) }

  /// Draws a frame, as a host does.
  @discardableResult
  func draw() -> Composition {
    update()
    return stack.composition()
  }

  func perform(_ command: DebugCommand) {
    session.perform(command)
    update()
  }

  @discardableResult
  func send(_ kind: InputEvent.Kind) -> EventAnswer {
    let answer = stack.send(InputEvent(time: clock.time, kind: kind))
    update()
    return answer
  }

  func key(_ chord: String) throws {
    let chord = try KeyChord(parsing: chord)
    send(.keyDown(KeyEvent(key: chord.key, modifiers: chord.modifiers)))
    send(.keyUp(KeyEvent(key: chord.key, modifiers: chord.modifiers)))
  }

  func type(_ text: String) { for character in text { send(.text(String(character))) } }

  func click(_ point: Point) {
    for phase in [PointerEvent.Phase.moved, .down, .up] {
      send(.pointer(PointerEvent(phase: phase, position: point, isPressed: phase == .down)))
    }
  }

  /// The layer of a device on the wall.
  func tile(_ device: Device) -> Layer? { stack.layer(named: "wall.\(device.id)") }

  /// Clicks a control in the tile of a device; false where it has none that shows.
  func click(_ label: String, in device: Device) -> Bool {
    guard let layer = tile(device), let element = layer.surface.element(labelled: label),
      let rect = element.visibleRect
    else { return false }
    click(layer.placement.toWindow(rect.center))
    return true
  }

  func texts(_ device: Device) -> [String] {
    tile(device)?.surface.snapshot().entries.compactMap {
      $0.role == .text && $0.visible != nil ? $0.label : nil
    } ?? []
  }

  func selected(_ device: Device) -> Bool {
    session.store.state.settings.wall.selected.id == device.id
  }
}
