import AppSurface
import DebugMenu

/// Starts the labels over one screen after another and reads what they say.
final class Trial {
  /// The names of the layers that stood over the last screen.
  private(set) var layers: [String] = []

  /// The texts of the labels, in the order in which they stand.
  func labels(over screen: Screen) -> String {
    let size = Size(width: 900, height: 600)
    let stack = LayerStack(services: HostServices(), windowSize: size)
    let surface = Surface(
      root: screen, configuration: SurfaceConfiguration(size: size), services: stack.services)
    stack.add(Layer(name: "app", level: 0, surface: surface))
    let viewer = ScreenNameViewer.start(on: surface)
    defer { viewer.stop() }
    stack.update(at: .zero)
    layers = stack.layers.map(\.name)
    let entries = stack.layer(named: "screen-names")?.surface.snapshot().entries ?? []
    return entries.filter { $0.role == .text }.compactMap(\.label).joined(separator: " | ")
  }
}

/// An element of a path that counts how often it is described.
nonisolated struct Described: Hashable, CustomStringConvertible {
  var number: Int

  // The trial has one thread.
  nonisolated(unsafe) static var count = 0

  var description: String {
    Self.count += 1
    return "element \(number)"
  }
}

/// Names its route in every way that there is.
struct PathView: View {
  @State private var path = [Described(number: 1), Described(number: 2)]
  @State private var erased = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      Text("root")
        .navigationDestinationWithScreenName(for: Described.self) { _ in Text("destination") }
    }
    .trackScreenName(path: path)
    .trackScreenName(path: $path)
    .trackScreenName(path: erased)
    .trackScreenName(path: $erased)
    .trackScreenName("by hand \(path[0])")
  }
}
