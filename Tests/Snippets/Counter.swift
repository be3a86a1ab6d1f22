// snippet
import AppSurface
import DebugMenu
import SDLHost

struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 12) {
      Text("Pressed \(count) times").font(.title)
      Button("Press") { count += 1 }
    }
    .trackScreenName("CounterView")
  }
}

@MainActor func runCounter() throws {
  let window = try SDLWindow(title: "Counter", size: Size(width: 1280, height: 800))
  let surface = Surface(
    root: HostingScreen(rootView: CounterView()),
    configuration: SurfaceConfiguration(size: window.stack.windowSize),
    services: window.services)
  window.stack.add(Layer(name: "app", level: 0, surface: surface))

  // The one line that brings the menu. Keep the session as long as it is wanted.
  let session = DebugSession(surface: surface)
  try window.run()
  session.stop()
}
// end
